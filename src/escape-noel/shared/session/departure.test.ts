import { beforeEach, expect, test } from 'vitest';
import { forgetDeparture, noteDeparture, wasDeparture } from './departure';

beforeEach(() => localStorage.clear());

test('A session that ends just after a wish to leave was left on purpose', () => {
  noteDeparture();
  expect(wasDeparture()).toBe(true);
  expect(wasDeparture(Date.now() + 60_000)).toBe(false);
});

test('A session that ends without one has expired', () => {
  expect(wasDeparture()).toBe(false);
  noteDeparture();
  forgetDeparture();
  expect(wasDeparture()).toBe(false);
});
