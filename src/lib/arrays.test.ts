import { expect, test } from 'vitest';
import { replaced, reversed, sorted, spliced } from './arrays';

test('Copies are sorted, reversed, spliced and changed; what they are made of stays as it was', () => {
  const items = [3, 1, 2] as const;
  expect(sorted(items)).toEqual([1, 2, 3]);
  expect(sorted(items, (one, other) => other - one)).toEqual([3, 2, 1]);
  expect(reversed(new Set(items))).toEqual([2, 1, 3]);
  expect(spliced<number>(items, 1, 1, 7, 8)).toEqual([3, 7, 8, 2]);
  expect(replaced<number>(items, 2, 9)).toEqual([3, 1, 9]);
  expect(items).toEqual([3, 1, 2]);
});
