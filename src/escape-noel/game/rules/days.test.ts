import { expect, test } from 'vitest';
import { ALL_DAYS, parseDay } from './days';

test('an edition has the days 1 to 24 (rule 3.1)', () => {
  expect(ALL_DAYS).toHaveLength(24);
  expect([ALL_DAYS[0], ALL_DAYS.at(-1)]).toEqual([1, 24]);
});

test.each([
  [undefined, 1],
  ['1', 1],
  ['24', 24],
  ['07', 7],
  ['0', null],
  ['25', null],
  ['100', null],
  ['abc', null],
  ['1a', null],
  ['a1', null],
  ['1e9', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
])('the address %j says day %j (rule 3.1)', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
