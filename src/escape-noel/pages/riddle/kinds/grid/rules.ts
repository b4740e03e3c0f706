import * as v from 'valibot';
import { defineKind } from '../kind.ts';

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

/** One lamp. */
export interface Lamp {
  /** Row and column, from 1. */
  id: string;
  row: number;
  column: number;
  /** What its window shows; null for a lantern. */
  letter: string | null;
}

/** What was begun where every lamp is out: an empty text is where nothing was touched. */
const NONE = '-';

const marksOf = ({ rows }: GridPlay) =>
  rows.flatMap((marks, row) =>
    Array.from(marks, (mark, column) => ({
      id: `${row + 1}${column + 1}`,
      row: row + 1,
      column: column + 1,
      mark,
    })),
  );

/** Whether there are letters to read. */
export const hasLetters = (play: GridPlay) => marksOf(play).some(({ mark }) => mark !== '*' && mark !== '.');

/** The lamps, row by row. */
export const lampsOf = (play: GridPlay): Lamp[] =>
  marksOf(play).map(({ mark, ...lamp }) => ({ ...lamp, letter: mark === '*' || mark === '.' ? null : mark }));

/** The ids of what is lit: as the edition has it where nothing, or damage, was begun. */
export function litOf(play: GridPlay, begun: string): Set<string> {
  const lamps = marksOf(play);
  if (begun === NONE) return new Set();
  const lit = new Set(begun.split(' '));
  const known = lamps.filter(({ id }) => lit.has(id));
  return new Set(
    (known.length === lit.size ? known : lamps.filter(({ mark }) => mark !== '.')).map(({ id }) => id),
  );
}

const textOf = (play: GridPlay, lit: ReadonlySet<string>) =>
  marksOf(play)
    .flatMap(({ id }) => (lit.has(id) ? [id] : []))
    .join(' ');

/** What stands once one lamp was lit or put out. */
export function toggled(play: GridPlay, begun: string, id: string): string {
  const lit = litOf(play, begun);
  if (!lit.delete(id)) lit.add(id);
  return textOf(play, lit) || NONE;
}

export const grid = defineKind<GridPlay>({
  schema,
  answer(play, begun) {
    if (hasLetters(play)) return undefined;
    return begun === '' || begun === NONE ? null : textOf(play, litOf(play, begun));
  },
  finishes: ({ rows }) => 2 ** rows.join('').length - 1,
});
