import { expect, test } from 'vitest';
import { digitOf } from './digitOf';

/** A key by its place on the keyboard, and by what it writes. */
const pressed = (code: string, key: string) => digitOf({ code, key });

test("a digit's key says its digit, though a French keyboard writes another sign with it", () => {
  expect([pressed('Digit3', '3'), pressed('Digit3', '"'), pressed('Digit0', 'à')]).toEqual(['3', '3', '0']);
});

test('so does a digit that is written by another key', () => {
  expect([pressed('Numpad7', '7'), pressed('', '5')]).toEqual(['7', '5']);
});

test.each([
  ['KeyD', 'd'],
  ['F1', 'F1'],
  ['Numpad1', 'End'],
  ['', '12'],
  ['', '2nd'],
])('no other key is one (%s, %s)', (code, key) => {
  expect(pressed(code, key)).toBeUndefined();
});
