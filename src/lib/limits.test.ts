import { expect, test } from 'vitest';
import { excess, room } from './limits';

const text = (length: number) => 'a'.repeat(length);

test('a limit is told of before it is passed, and not from afar', () => {
  expect([89, 90, 99, 100, 101].map((length) => room(text(length), 100))).toEqual([
    null,
    'Encore 10\u00A0caractères.',
    'Encore 1\u00A0caractère.',
    'Plus un caractère de libre.',
    null,
  ]);
});

test('what is beyond a limit is counted', () => {
  expect([100, 101, 112].map((length) => excess(text(length), 100))).toEqual([
    null,
    '1\u00A0caractère de trop.',
    '12\u00A0caractères de trop.',
  ]);
});
