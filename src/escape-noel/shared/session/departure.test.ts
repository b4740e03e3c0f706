import { beforeEach, expect, test } from 'vitest';
import { forgetDeparture, noteDeparture, wasDeparture } from './departure';

beforeEach(forgetDeparture);

test('A session that ends just after a wish to leave was left on purpose', () => {
  noteDeparture();
  expect(wasDeparture()).toBe(true);
  expect(wasDeparture(Date.now() + 120_000)).toBe(false);
});

test('A session that ends without one has expired', () => {
  expect(wasDeparture()).toBe(false);
  noteDeparture();
  forgetDeparture();
  expect(wasDeparture()).toBe(false);
});

test('A wish to leave is known in this tab where the browser keeps nothing', () => {
  noteDeparture();
  localStorage.clear();
  expect(wasDeparture()).toBe(true);
});
