import { describe, expect, test } from 'vitest';
import type { Play } from '../../src/escape-noel/kinds/kind.ts';
import { NO_SOLUTION, playFindings, textsOf } from '../../src/escape-noel/edition/play.ts';
import { edition } from './testEdition.ts';

/** A board of the edition with a change, and the day's answers. */
function board(
  day: number,
  change: (play: Record<string, unknown>, answer: string[]) => object,
): [Play, string[]] {
  const riddle = edition.riddles.find((each) => each.day === day);
  if (!riddle?.play) throw new Error(`Day ${day} has no board`);
  const { play, answers } = riddle;
  return [{ ...play, ...change(play, answers[1]?.split(' ') ?? []) }, answers];
}
const elements = (list: unknown) => list as { id: string }[];
/** The elements with these ids, in that order. */
const inOrder = (list: unknown, ids: string[]) =>
  ids.flatMap((id) => elements(list).filter((element) => element.id === id));

const days = edition.riddles.flatMap(({ day, play, answers }) => (play ? [{ day, play, answers }] : []));

test.each(days)('The data of day $day do not reveal its answer', ({ play, answers }) => {
  expect(playFindings(play, answers)).toEqual([]);
});

describe('A board is refused', () => {
  test.each<[string, [Play, string[]]]>([
    ['in the order of its elements', board(8, ({ items }, ids) => ({ items: inOrder(items, ids) }))],
    [
      'in the reverse order of its elements',
      board(6, ({ items }, ids) => ({ items: inOrder(items, ids).toReversed() })),
    ],
    [
      'in the order of its picture names',
      board(8, ({ items }, ids) => ({
        items: elements(items).map((item) => ({
          ...item,
          image: `/edition/enigmes/${ids.indexOf(item.id)}.webp`,
        })),
      })),
    ],
    [
      'in the order of their x',
      board(11, ({ nodes }, ids) => ({
        nodes: elements(nodes).map((node) => ({ ...node, x: ids.indexOf(node.id) * 70 })),
      })),
    ],
    [
      'from a property of the places that belong to it',
      board(4, ({ places }, ids) => ({
        places: elements(places).map((place) => ({ ...place, radius: ids.includes(place.id) ? 70 : 68 })),
      })),
    ],
    [
      'from the cells that are lit at first',
      board(12, () => ({ rows: ['..*..', '.***.', '.***.', '*****', '..*..'] })),
    ],
    ['from the first faces of its dials', board(23, () => ({ dials: ['70', '50', '30', '20', '20'] }))],
  ])('when its answer can be read %s', (_, [play, answers]) => {
    expect(playFindings(play, answers)).toContainEqual({
      field: 'play',
      message: expect.stringMatching(/^La solution se voit sans jouer\u00A0: /) as string,
    });
  });

  test('when it can produce fewer than 1000 texts', () => {
    const [play] = board(8, ({ items }) => ({ items: elements(items).slice(0, 6) }));
    expect(playFindings(play, ['1 2 3 4 5 6'])).toContainEqual({
      field: 'play',
      message: 'Avec six choses, on peut trouver en essayant\u00A0: il en faut sept au moins',
    });
  });

  test('when it cannot produce any of the answers', () => {
    const [play] = board(8, () => ({}));
    expect(playFindings(play, ['lampe'])).toContainEqual({
      field: 'play',
      message: NO_SOLUTION,
    });
  });

  test('when its kind is unknown', () => {
    expect(playFindings({ kind: 'dés' }, ['7'])).toMatchObject([
      {
        field: 'play.kind',
        message: expect.stringContaining("«\u00a0dés\u00a0» n'est pas un jeu connu") as string,
      },
    ]);
  });
});

test('the texts of a board are read in one order, whatever the order of its keys: the database keeps none', () => {
  expect(textsOf({ last: 'de glace', items: ['un', 'deux'], first: 'Le pont' })).toEqual([
    'Le pont',
    'un',
    'deux',
    'de glace',
  ]);
});
