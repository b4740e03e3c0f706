// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isEarly, requestEarly, takeEarly } from './earlyRequests';

const PATH = '/rest/v1/enigmes?select=a%3Ab%2Cc&day_number=eq.3';
const ROWS = [{ day: 3 }];

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(ROWS))));
});
afterEach(() => (globalThis.earlyRequests = undefined));

test.each(['', 'https://projet.test'])(
  'rows requested from « %s » are taken by their path, once',
  async (origin) => {
    void requestEarly(origin + PATH);
    expect(isEarly(PATH)).toBe(true);
    expect(await takeEarly(PATH)).toEqual(ROWS);
    expect(isEarly(PATH)).toBe(false);
    expect(await takeEarly(PATH)).toBeNull();
  },
);

test('rows of another path stay', async () => {
  void requestEarly(PATH);
  expect(await takeEarly('/rest/v1/enigme_calendar')).toBeNull();
  expect(isEarly(PATH)).toBe(true);
});
