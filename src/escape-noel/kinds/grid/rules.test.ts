import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { grid, lampsOf, litOf, toggled, type GridPlay, type Lamp } from './rules';

const play: GridPlay = { kind: 'grid', rows: ['**.', '*.*'] };
const tower: GridPlay = { kind: 'grid', rows: ['AB', 'CA'] };

test('a lamp is switched on and off, and the text lists the lit ones row by row', () => {
  expect(grid.answer?.(play, '')).toBeNull();
  const lit = toggled(play, '', '13');
  expect(lit).toBe('11 12 13 21 23');
  expect(grid.answer?.(play, lit)).toBe('11 12 13 21 23');
  expect(toggled(play, lit, '12')).toBe('11 13 21 23');
});

test('with every lamp off there is nothing to submit, and the board stays dark', () => {
  const dark = ['11', '12', '21', '23'].reduce((value, id) => toggled(play, value, id), '');
  expect(litOf(play, dark).size).toBe(0);
  expect(grid.answer?.(play, dark)).toBeNull();
  expect(toggled(play, dark, '22')).toBe('22');
});

test.each(['oops', '11 99', ' '])('a corrupt value (%s) gives the lamps of the edition', (value) => {
  expect([...litOf(play, value)]).toEqual(['11', '12', '21', '23']);
});

test('every set of lit lamps but the empty one can be submitted, as sorted ids', () => {
  expect(grid.examine(play).answerCount).toBe(63);
  const { canProduce } = grid.examine(play);
  expect(canProduce?.('11 23')).toBe(true);
  for (const text of ['23 11', '11 11', '11 44', '']) expect(canProduce?.(text)).toBe(false);
});

test('a row may have six lanterns, which show no letter', () => {
  expect(grid.examine({ kind: 'grid', rows: ['******', '......'] }).problems).toEqual([]);
  expect(lampsOf(play).map(({ letter }) => letter)).toEqual([null, null, null, null, null, null]);
});

test('windows show letters, and the answer is typed', () => {
  const { canProduce, answerCount, problems } = grid.examine(tower);
  expect(problems).toEqual([]);
  expect(canProduce).toBeUndefined();
  expect(answerCount).toBe(Infinity);
  expect(lampsOf(tower).map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'A']);
});

test.each([
  [['**', '*'], "rows\u00a0: les rangées n'ont pas toutes la même longueur"],
  [['*******', '*******'], 'rows\u00a0: 6 lampes par rangée au plus'],
  [['AB', '**'], 'rows\u00a0: des lettres partout, ou nulle part'],
  [['**'], 'rows\u00a0: en veut deux au moins'],
  [['a*', '**'], 'rows.0\u00a0: est fait de lettres majuscules, ou de * et de .'],
])('the check of the edition explains what is wrong with %j', (rows, problem) => {
  expect(grid.examine({ kind: 'grid', rows }).problems).toEqual([problem]);
});

const edition = v.object({
  riddles: v.array(v.object({ day: v.number(), answers: v.array(v.string()), play: v.unknown() })),
});

/** A day of the edition, with its lamps at first. */
function opened(day: number) {
  const { riddles } = v.parse(
    edition,
    JSON.parse(readFileSync('supabase/edition/2024/edition.json', 'utf8')),
  );
  const riddle = riddles.find((each) => each.day === day);
  return { answers: riddle?.answers ?? [], lamps: lampsOf(v.parse(grid.schema, riddle?.play)) };
}

const neighbours = (lamps: readonly Lamp[], { row, column }: Lamp) =>
  lamps.filter((other) => Math.abs(other.row - row) + Math.abs(other.column - column) === 1).length;

const blow = (lit: readonly Lamp[]) => lit.filter((lamp) => neighbours(lit, lamp) !== 2);

test('the three rules of day 12 leave its answer', () => {
  const { answers, lamps } = opened(12);
  const ids = blow(blow(lamps))
    .toSorted((a, b) => a.column - b.column)
    .map(({ row, column }, index, all) =>
      index === 0 || index === all.length - 1 ? `${row + 1}${column}` : `${row}${column}`,
    );
  expect(ids.toSorted().join(' ')).toBe(answers[1]);
});

const withoutTwins = (lit: readonly Lamp[]) =>
  lit.filter(({ letter }) => lit.filter((other) => other.letter === letter).length === 1);

/** Reads from the lowest floor up, to the right and to the left by turns. */
const climb = (lit: readonly Lamp[]) =>
  lit
    .toSorted((a, b) => b.row - a.row || (a.column - b.column) * (a.row % 2 === 1 ? 1 : -1))
    .map(({ letter }) => letter)
    .join('')
    .toLowerCase();

test('the four rules of day 20 leave its answer, and twins alone do not', () => {
  const { answers, lamps } = opened(20);
  const awake = withoutTwins(lamps.filter(({ row, column }) => row !== column));
  expect(awake).toHaveLength(10);
  expect(climb(awake.filter((lamp) => neighbours(awake, lamp) > 0))).toBe(answers[0]);
  expect(climb(withoutTwins(lamps))).not.toContain('cour');
});
