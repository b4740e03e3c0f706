import { expect, test } from 'vitest';
import { schoolLevels } from './schoolLevels';

const [first, second, third] = ['Cycle 1, maternelle', 'Cycle 2, du CP au CE2', 'Cycle 3, du CM1 à la 6e'];

test.each([
  [2, 5, [first]],
  [3, 8, [first, second]],
  [4, 8, [first, second]],
  [5, 9, [second]],
  [5, 6, [first, second]],
  [6, 6, [second]],
  [8, 12, [third]],
  [0, 2, []],
])(
  'a book for %i to %i years is for the cycles with two of its years (rule 26.12)',
  (youngest, oldest, levels) => {
    expect(schoolLevels({ youngest, oldest })).toEqual(levels);
  },
);
