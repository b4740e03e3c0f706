import * as v from 'valibot';
import { areDistinct, defineKind, picture, words } from '../kind.ts';

const measure = v.pipe(v.number(), v.minValue(0, 'ne peut pas être négatif'));
const schema = v.strictObject({
  kind: v.literal('trace'),
  /** The size of what is drawn on: the unit of every `x` and `y`. */
  width: measure,
  height: measure,
  /** A picture below the line; without it, a night sky whose nodes are stars. */
  scene: v.exactOptional(picture),
  /** What the picture shows as a whole: its nodes have words of their own. */
  alt: v.exactOptional(words),
  nodes: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^\d\d$/, 'a deux chiffres')),
        x: measure,
        y: measure,
        /** What is there, for whoever does not see it, place and size included. */
        name: words,
        /** How large the star is, 4 for the brightest. */
        size: v.exactOptional(v.picklist([1, 2, 3, 4], 'va de 1 à 4')),
      }),
    ),
    v.minLength(3, 'en veut trois au moins'),
    v.check((nodes) => areDistinct(nodes.map(({ id }) => id)), 'un même id sert deux fois'),
  ),
});

/** Places to join by one line, each once. The text is their ids in that order: « 03 01 02 ». */
export type TracePlay = v.InferOutput<typeof schema>;
export type Node = TracePlay['nodes'][number];

/** The nodes that the line has reached, in its order; none where what was begun is damaged. */
export function lineOf(play: TracePlay, begun: string): Node[] {
  const ids = begun.split(' ');
  const line = ids.flatMap((id) => play.nodes.filter((node) => node.id === id));
  return line.length === ids.length && new Set(line).size === line.length ? line : [];
}

const textOf = (line: readonly Node[]) => line.map(({ id }) => id).join(' ');

/** The line that begins again from a node: led there, or cut back to there where it had been already. */
export function ledFrom(play: TracePlay, begun: string, node: Node): string {
  const line = lineOf(play, begun);
  const place = line.indexOf(node);
  return textOf(place === -1 ? [...line, node] : line.slice(0, place + 1));
}

/** The line once a pointer that draws it has come to a node: led there, or a step back where it was there a step ago. */
export function ledTo(play: TracePlay, begun: string, node: Node): string {
  const line = lineOf(play, begun);
  const isBack = line.length > 1 && line.indexOf(node) === line.length - 2;
  if (isBack) return shortened(play, begun);
  return line.includes(node) ? begun : ledFrom(play, begun, node);
}

/** The line once a node was touched: as `ledFrom`, and without the node where it was the last. */
export const touched = (play: TracePlay, begun: string, node: Node): string =>
  lineOf(play, begun).at(-1) === node ? shortened(play, begun) : ledFrom(play, begun, node);

/** The line without its last node. */
export const shortened = (play: TracePlay, begun: string): string => textOf(lineOf(play, begun).slice(0, -1));

export const trace = defineKind<TracePlay>({
  schema,
  problems: ({ nodes, width, height, scene, alt }) => [
    (scene === undefined) !== (alt === undefined) && 'alt : va avec scene',
    ...nodes.map(({ id, x, y }) => (x > width || y > height) && `nodes : ${id} est hors du cadre`),
  ],
  answer(play, begun) {
    const line = lineOf(play, begun);
    return line.length === play.nodes.length ? textOf(line) : null;
  },
  finishes: ({ nodes }) => nodes.reduce((product, _node, index) => product * (index + 1), 1),
});
