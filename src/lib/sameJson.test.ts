import { describe, expect, test } from 'vitest';
import { isSameJson } from './sameJson';

describe('Two JSON values are the same', () => {
  test('in whatever order their keys are', () => {
    expect(isSameJson({ a: 1, b: [{ c: null, d: 'x' }] }, { b: [{ d: 'x', c: null }], a: 1 })).toBe(true);
  });

  test('in whatever way they lack a value', () => {
    expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { a: null }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], { 0: 1 }],
    [null, {}],
    ['1', 1],
  ])('unless they differ: %j and %j', (one, other) => {
    expect(isSameJson(one, other)).toBe(false);
  });
});
