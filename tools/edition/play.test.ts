import { describe, expect, test } from 'vitest';
import type { Play } from '../../src/escape-noel/pages/riddle/kinds/kind.ts';
import { edition } from './edited.ts';
import { playProblems } from './play.ts';

/** A day's data, as the edition has them, changed in one place. */
function played(
  day: number,
  change: (play: Record<string, unknown>, answer: string[]) => object,
): [Play, string[]] {
  const riddle = edition.riddles.find((each) => each.day === day);
  if (!riddle?.play) throw new Error(`Day ${day} is not played`);
  const { play, answers } = riddle;
  return [{ ...play, ...change(play, answers[1]?.split(' ') ?? []) }, answers];
}
const things = (list: unknown) => list as { id: string }[];
/** Things in the order of an answer. */
const inOrder = (list: unknown, ids: string[]) =>
  ids.flatMap((id) => things(list).filter((thing) => thing.id === id));

const days = edition.riddles.flatMap(({ day, play, answers }) => (play ? [{ day, play, answers }] : []));

test.each(days)(
  'nothing that day $day receives tells its answer to whoever does not play',
  ({ play, answers }) => {
    expect(playProblems(play, answers)).toEqual([]);
  },
);

describe('a day is refused', () => {
  test.each<[string, [Play, string[]]]>([
    ['as its things are listed', played(8, ({ items }, ids) => ({ items: inOrder(items, ids) }))],
    [
      'by its things from the last to the first',
      played(6, ({ items }, ids) => ({ items: inOrder(items, ids).toReversed() })),
    ],
    [
      'by the names of its pictures',
      played(8, ({ items }, ids) => ({
        items: things(items).map((item) => ({ ...item, image: `/edition/${ids.indexOf(item.id)}.webp` })),
      })),
    ],
    [
      'from left to right',
      played(11, ({ nodes }, ids) => ({
        nodes: things(nodes).map((node) => ({ ...node, x: ids.indexOf(node.id) * 70 })),
      })),
    ],
    [
      'by a place that is larger where it is looked for',
      played(4, ({ places }, ids) => ({
        places: things(places).map((place) => ({ ...place, radius: ids.includes(place.id) ? 70 : 68 })),
      })),
    ],
    ['by what is lit at first', played(12, () => ({ rows: ['..*..', '.***.', '.***.', '*****', '..*..'] }))],
    ['by the first faces of its lock', played(23, () => ({ dials: ['70', '50', '30', '20', '20'] }))],
  ])('whose answer can be read %s', (_, [play, answers]) => {
    expect(playProblems(play, answers)).toContain(`play : « ${answers[1]} » s'y lit sans jouer`);
  });

  test('that leaves fewer than a thousand texts to try', () => {
    const [play] = played(8, ({ items }) => ({ items: things(items).slice(0, 6) }));
    expect(playProblems(play, ['1 2 3 4 5 6'])).toContain(
      'play : 720 réponses possibles, il en faut au moins 1000',
    );
  });

  test('whose board makes none of its answers', () => {
    const [play] = played(8, () => ({}));
    expect(playProblems(play, ['lampe'])).toContain(
      "answers : aucune ne peut se faire avec ce que l'on tient en main",
    );
  });

  test('of a kind that nobody knows', () => {
    expect(playProblems({ kind: 'dés' }, ['7'])).toEqual([
      expect.stringContaining("« dés » n'est pas un de ceux-ci"),
    ]);
  });
});
