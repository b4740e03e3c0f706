import { describe, expect, test } from 'vitest';
import { pageButtons, parsePage } from './pages';

describe('pageButtons', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [7, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [5000, 10_000, [4998, 4999, 5000, 5001, 5002]],
  ])('on page %i of %i', (page, pageCount, expected) => {
    expect(pageButtons(page, pageCount)).toEqual(expected);
  });
});

test.each([
  ['3', 3],
  ['10000', 10_000],
  [null, null],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
  ['1e9', null],
  ['99999999', null],
])('the address %j says page %j', (text, page) => {
  expect(parsePage(text)).toBe(page);
});
