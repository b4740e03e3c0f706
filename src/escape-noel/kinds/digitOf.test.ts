import { expect, test } from 'vitest';
import { digitOf } from './digitOf';

/** A key by its position on the keyboard, and by what it types. */
const digit = (code: string, key: string) => digitOf({ code, key });

test('a key of the digit row gives its digit, even where a French keyboard types another sign', () => {
  expect([digit('Digit3', '3'), digit('Digit3', '"'), digit('Digit0', 'à')]).toEqual(['3', '3', '0']);
});

test('a digit typed by any other key counts too', () => {
  expect([digit('Numpad7', '7'), digit('', '5')]).toEqual(['7', '5']);
});

test.each([
  ['KeyD', 'd'],
  ['F1', 'F1'],
  ['Numpad1', 'End'],
  ['', '12'],
  ['', '2nd'],
])('no other key is a digit (%s, %s)', (code, key) => {
  expect(digit(code, key)).toBeUndefined();
});
