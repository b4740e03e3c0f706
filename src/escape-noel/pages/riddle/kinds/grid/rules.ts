import * as v from 'valibot';
import { defineKind } from '../kind.ts';
import { named, toggledIn } from '../texts.ts';

/** More than six lamps a row would be narrower than a finger on the smallest phone. */
const MOST_COLUMNS = 6;
const MOST_ROWS = 9;

const schema = v.strictObject({
  kind: v.literal('grid'),
  /** From top to bottom: a letter is a window that shows it, « * » a lantern that is lit at first, « . » one that is out. */
  rows: v.pipe(
    v.array(
      v.pipe(v.string(), v.regex(/^(?:[A-Z]+|[*.]+)$/, 'est fait de lettres majuscules, ou de * et de .')),
    ),
    v.minLength(2, 'en veut deux au moins'),
    v.maxLength(MOST_ROWS, `en veut ${MOST_ROWS} au plus`),
    v.check(
      (rows) => rows.every((row) => row.length === rows[0]?.length),
      "les rangées n'ont pas toutes la même longueur",
    ),
    v.check((rows) => Number(rows[0]?.length) <= MOST_COLUMNS, `${MOST_COLUMNS} lampes par rangée au plus`),
    v.check(
      (rows) => /[A-Z]/.test(rows.join()) !== /[*.]/.test(rows.join()),
      'des lettres partout, ou nulle part',
    ),
  ),
});

/**
 * Lamps that the player lights and puts out. Lanterns make the text: the sorted ids of those that are lit, row then column,
 * « 13 22 23 ». Windows with letters are read, and the answer is typed.
 */
export type GridPlay = v.InferOutput<typeof schema>;

/** What was begun where every lamp is out: an empty text is where nothing was touched. */
const NONE = '-';

/** Whether there are letters to read. */
export const hasLetters = ({ rows }: GridPlay) => /[A-Z]/.test(rows.join(''));

/** The lamps, row by row. */
export const lampsOf = ({ rows }: GridPlay) =>
  rows.flatMap((marks, row) =>
    Array.from(marks, (mark, column) => ({
      /** Row and column, from 1. */
      id: `${row + 1}${column + 1}`,
      row: row + 1,
      column: column + 1,
      isLitAtFirst: mark !== '.',
      /** What its window shows; null for a lantern. */
      letter: /[A-Z]/.test(mark) ? mark : null,
    })),
  );
export type Lamp = ReturnType<typeof lampsOf>[number];

const idsOf = (lamps: readonly Lamp[]) => lamps.map(({ id }) => id);

/** The ids of what is lit: as the edition has it where nothing, or damage, was begun. */
export function litOf(play: GridPlay, begun: string): Set<string> {
  const lit = named(idsOf(lampsOf(play)), begun);
  if (begun === NONE || lit.length === begun.split(' ').length) return new Set(lit);
  return new Set(idsOf(lampsOf(play).filter(({ isLitAtFirst }) => isLitAtFirst)));
}

const textOf = (play: GridPlay, begun: string) => [...litOf(play, begun)].join(' ');

/** What stands once one lamp was lit or put out. */
export const toggled = (play: GridPlay, begun: string, id: string): string =>
  toggledIn(idsOf(lampsOf(play)), textOf(play, begun), id) || NONE;

export const grid = defineKind<GridPlay>({
  schema,
  answer(play, begun) {
    if (hasLetters(play)) return undefined;
    return begun === '' || begun === NONE ? null : textOf(play, begun);
  },
  finishes: ({ rows }) => 2 ** rows.join('').length - 1,
});
