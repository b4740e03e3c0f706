import { expect, test } from 'vitest';
import { backTo, cameFromLogin, FROM_LOGIN, readReturnTo } from './returnTo';

test('The login page comes back to the page of the game that asked', () => {
  expect(readReturnTo(backTo('/escape-noel/jour/5'))).toBe('/escape-noel/jour/5');
});

test.each([
  null,
  undefined,
  'texte',
  {},
  { from: 3 },
  { from: '/books' },
  { from: 'https://ailleurs.example' },
])('and goes to the door of the game after anything else: %j', (state) => {
  expect(readReturnTo(state)).toBe('/escape-noel');
});

test('It never comes back to itself', () => {
  expect(readReturnTo(backTo('/escape-noel/login'))).toBe('/escape-noel');
});

test('The page that follows knows where its visitor comes from', () => {
  expect(cameFromLogin(FROM_LOGIN)).toBe(true);
  expect(cameFromLogin(null)).toBe(false);
});
