import { expect, test } from 'vitest';
import { excess, room } from './limits';

const text = (length: number) => 'a'.repeat(length);

test('the remaining characters are shown near the limit only', () => {
  expect([89, 90, 99, 100, 101].map((length) => room(text(length), 100))).toEqual([
    null,
    'Encore 10\u00A0caractères.',
    'Encore 1\u00A0caractère.',
    'Plus un caractère de libre.',
    null,
  ]);
});

test('the characters beyond the limit are counted', () => {
  expect([100, 101, 112].map((length) => excess(text(length), 100))).toEqual([
    null,
    '1\u00A0caractère de trop.',
    '12\u00A0caractères de trop.',
  ]);
});
