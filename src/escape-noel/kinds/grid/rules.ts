import * as v from 'valibot';
import { defineKind } from '../kind.ts';
import { listedIds, toggleId } from '../ids.ts';

/** With more lamps a row, they would be narrower than a finger on the smallest phone. */
const MOST_COLUMNS = 6;
const MOST_ROWS = 9;

export const schema = v.strictObject({
  kind: v.literal('grid'),
  /** From top to bottom. A letter is a window, lit at first; « * » a lantern that is lit at first, « . » one that is not. */
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

/** The text of lanterns is the sorted ids of the lit ones: « 13 22 23 ». Windows are read, and the answer is typed. */
export type GridPlay = v.InferOutput<typeof schema>;

/** The value when every lamp is off: '' is the value of an untouched board. */
const ALL_OFF = '-';

export const hasLetters = ({ rows }: GridPlay) => /[A-Z]/.test(rows.join(''));

export const lampsOf = ({ rows }: GridPlay) =>
  rows.flatMap((marks, row) =>
    Array.from(marks, (mark, column) => ({
      id: `${row + 1}${column + 1}`,
      row: row + 1,
      column: column + 1,
      isLitAtFirst: mark !== '.',
      letter: /[A-Z]/.test(mark) ? mark : null,
    })),
  );
export type Lamp = ReturnType<typeof lampsOf>[number];

const idsOf = (lamps: readonly Lamp[]) => lamps.map(({ id }) => id);

/** The ids of the lit lamps; as in the edition where the value is empty or corrupt. */
export function litOf(play: GridPlay, value: string): Set<string> {
  const lit = listedIds(idsOf(lampsOf(play)), value);
  if (value === ALL_OFF || lit.length === value.split(' ').length) return new Set(lit);
  return new Set(idsOf(lampsOf(play).filter(({ isLitAtFirst }) => isLitAtFirst)));
}

const textOf = (play: GridPlay, value: string) => [...litOf(play, value)].join(' ');

export const toggled = (play: GridPlay, value: string, id: string): string =>
  toggleId(idsOf(lampsOf(play)), textOf(play, value), id) || ALL_OFF;

export const grid = defineKind<GridPlay>({
  schema,
  answer(play, value) {
    if (hasLetters(play)) return undefined;
    return value === '' || value === ALL_OFF ? null : textOf(play, value);
  },
  answerCount: ({ rows }) => 2 ** rows.join('').length - 1,
});
