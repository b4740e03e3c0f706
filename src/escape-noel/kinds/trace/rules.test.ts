import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { extendTo, lineOf, startFrom, tapped, trace, withoutLast, type Node, type TracePlay } from './rules';

const [a, b, c]: [Node, Node, Node] = [
  { id: '01', x: 0, y: 0, name: 'Le puits' },
  { id: '02', x: 10, y: 0, name: 'Le pont' },
  { id: '03', x: 5, y: 9, name: 'La tour' },
];
const play: TracePlay = { kind: 'trace', width: 10, height: 10, nodes: [a, b, c] };

test('the line grows tap by tap, and can be submitted once it has every node', () => {
  expect(tapped(play, '', b)).toBe('02');
  expect(tapped(play, '02', a)).toBe('02 01');
  expect(trace.answer?.(play, '02 01')).toBeNull();
  expect(trace.answer?.(play, tapped(play, '02 01', c))).toBe('02 01 03');
});

test('a second tap on a node cuts the line back to it, and removes the last node', () => {
  expect(tapped(play, '02 01 03', b)).toBe('02');
  expect(tapped(play, '02 01 03', c)).toBe('02 01');
  expect(withoutLast(play, '02 01')).toBe('02');
  expect(withoutLast(play, '')).toBe('');
});

test('a drawn line starts at a node, goes on to others, and can go back by a step', () => {
  expect(startFrom(play, '02', b)).toBe('02');
  expect(startFrom(play, '02 01 03', b)).toBe('02');
  expect(extendTo(play, '02', c)).toBe('02 03');
  expect(extendTo(play, '02 03', b)).toBe('02');
  expect(extendTo(play, '02 03 01', b)).toBe('02 03 01');
  expect(extendTo(play, '02', b)).toBe('02');
});

test.each(['oops', '01 01', '01 09', ' ', '1'])('a corrupt value (%s) is an empty line', (value) => {
  expect(lineOf(play, value)).toEqual([]);
});

test('every order of all nodes can be submitted, and nothing else', () => {
  const { canProduce, answerCount } = trace.examine(play);
  expect(answerCount).toBe(6);
  expect(canProduce?.('03 01 02')).toBe(true);
  for (const text of ['03 01', '03 01 01', '3 1 2', '']) expect(canProduce?.(text)).toBe(false);
});

test('a background picture has a description, and nodes may be on its edges', () => {
  const nodes = [a, b, { ...c, y: 10 }];
  expect(
    trace.examine({ ...play, nodes, scene: '/edition/enigmes/carte.webp', alt: 'Une carte' }).problems,
  ).toEqual([]);
});

test.each([
  [{ ...play, nodes: [a, b, { ...c, id: '01' }] }, 'nodes\u00a0: un même numéro sert deux fois'],
  [{ ...play, nodes: [a, b, { ...c, x: 11 }] }, 'nodes\u00a0: 03 est hors du cadre'],
  [{ ...play, nodes: [a, b, { ...c, y: 11 }] }, 'nodes\u00a0: 03 est hors du cadre'],
  [{ ...play, nodes: [a, b] }, 'nodes\u00a0: en veut trois au moins'],
  [{ ...play, nodes: [a, b, { ...c, id: '3' }] }, 'nodes.2.id\u00a0: a deux chiffres'],
  [{ ...play, nodes: [a, b, { ...c, size: 5 }] }, 'nodes.2.size\u00a0: va de 1 à 4'],
  [
    { ...play, scene: 'carte.webp', alt: 'Une carte' },
    'scene\u00a0: doit commencer par /edition/ ou /storage/v1/object/public/edition-media/',
  ],
  [{ ...play, scene: '/edition/enigmes/carte.webp' }, 'alt\u00a0: va avec une image du fond'],
])('the check of the edition explains what is wrong (%#)', (data, problem) => {
  expect(trace.examine(data).problems).toEqual([problem]);
});

const edition = v.object({
  riddles: v.array(v.object({ day: v.number(), answers: v.array(v.string()), play: v.unknown() })),
});

/** A day of the edition. */
function opened(day: number) {
  const { riddles } = v.parse(
    edition,
    JSON.parse(readFileSync('supabase/edition/2024/edition.json', 'utf8')),
  );
  const riddle = riddles.find((each) => each.day === day);
  return { answers: riddle?.answers ?? [], nodes: v.parse(trace.schema, riddle?.play).nodes };
}

/** Every line through all nodes whose steps are all allowed. */
function lines(nodes: readonly Node[], mayGo: (line: readonly Node[], next: Node) => boolean): Node[][] {
  const grow = (line: readonly Node[]): Node[][] =>
    line.length === nodes.length
      ? [[...line]]
      : nodes
          .filter((node) => !line.includes(node) && mayGo(line, node))
          .flatMap((node) => grow([...line, node]));
  return grow([]);
}

const textOf = (line: readonly Node[]) => line.map(({ id }) => id).join(' ');

const is = (node: Node | undefined, word: string) => node?.name.toLowerCase().includes(word) ?? false;
const hasWater = (node: Node) => ['puits', 'étang', 'pont'].some((word) => is(node, word));
const isNorth = (from: Node | undefined, to: Node | undefined) =>
  from !== undefined && to !== undefined && from.x === to.x && to.y < from.y;

test('the five sentences of day 11 leave one way', () => {
  const { answers, nodes } = opened(11);
  const ways = lines(nodes, (line, next) => {
    const [first] = line;
    if (!first) return is(next, 'cabane');
    if (line.length === 1) return next.y === first.y && next.x > first.x;
    const isLast = line.length === nodes.length - 1;
    return is(next, 'moulin') === isLast;
  }).filter((way) => {
    const placeOf = (word: string) => way.findIndex((node) => is(node, word));
    const before = way.at(-2);
    const mill = way.at(-1);
    return (
      way.some((_node, index) => index > 1 && way.slice(index - 2, index + 1).every(hasWater)) &&
      way.some((node, index) => isNorth(way[index - 2], way[index - 1]) && isNorth(way[index - 1], node)) &&
      placeOf('sapin') < placeOf('enneigée') &&
      before?.x === mill?.x &&
      Number(before?.y) < Number(mill?.y)
    );
  });
  expect(ways.map(textOf)).toEqual([answers[1]]);
});

/** On which side of the line through two nodes a third one is. */
const side = (from: Node, to: Node, node: Node) =>
  Math.sign((to.x - from.x) * (node.y - from.y) - (to.y - from.y) * (node.x - from.x));

const crosses = (a1: Node, a2: Node, b1: Node, b2: Node) =>
  side(a1, a2, b1) !== side(a1, a2, b2) && side(b1, b2, a1) !== side(b1, b2, a2);

/** Small, medium or big: the brightest is a big one. */
const sizeOf = ({ size = 1 }: Node) => Math.min(size, 3);

test('the sentences of day 22 leave the comet one path', () => {
  const { answers, nodes } = opened(22);
  const lowest = Math.max(...nodes.map(({ y }) => y));
  const paths = lines(nodes, (line, next) => {
    const last = line.at(-1);
    if (!last) return next.y === lowest;
    if (sizeOf(next) !== (sizeOf(last) % 3) + 1) return false;
    if ((next.size === 4) !== (line.length === nodes.length - 1)) return false;
    return !line.slice(1, -1).some((node, index) => crosses(line[index] ?? node, node, last, next));
  });
  expect(paths.map(textOf)).toEqual([answers[1]]);
});
