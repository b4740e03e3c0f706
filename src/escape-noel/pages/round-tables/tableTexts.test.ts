import { expect, test } from 'vitest';
import { codeOfHash, lightsText, spacedCode, waitText } from './tableTexts';

const seat = (...days: number[]) => ({
  stars: days.length,
  points: Array.from({ length: 24 }, (_, index) => (days.includes(index + 1) ? 5 : null)),
});

test.each([
  [[], '0\u00A0étoile sur 24'],
  [[3], '1\u00A0étoile sur 24\u00A0: jour 3'],
  [[1, 2, 5], '3\u00A0étoiles sur 24\u00A0: jours 1, 2 et 5'],
  [Array.from({ length: 24 }, (_, index) => index + 1), '24\u00A0étoiles sur 24'],
])('the lights of days %j are said', (days, text) => {
  expect(lightsText(seat(...days))).toBe(text);
});

test.each([
  ['#BCDFGHJK', 'BCDFGHJK'],
  ['#bcdf-ghjk', 'BCDFGHJK'],
  ['#BCDF%20GHJK', 'BCDFGHJK'],
  ['', null],
  ['#BCDF', null],
  ['#access_token=abcdefgh', null],
])('the code of the fragment « %s » is %s', (hash, code) => {
  expect(codeOfHash(hash)).toBe(code);
});

test('a code is shown in two groups of four, and a wait in minutes', () => {
  expect(spacedCode('BCDFGHJK')).toBe('BCDF GHJK');
  expect([waitText(5), waitText(61), waitText(3600)]).toEqual([
    '1\u00A0minute',
    '2\u00A0minutes',
    '60\u00A0minutes',
  ]);
});
