import { expect, test } from 'vitest';
import { askingDelay } from './asking';

const PAGES = 1_000;
const WATCHED_MS = 10 * 60_000;

/** A random generator with a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** When a thousand pages ask, in milliseconds after the opening time. @param refusedForMs how long the door stays closed all the same. */
function requestTimes(refusedForMs: number, seed: number): number[] {
  const random = seeded(seed);
  return Array.from({ length: PAGES }, () => {
    const times: number[] = [];
    let now = 0;
    for (let attempt = 0; now < WATCHED_MS; attempt += 1) {
      now += askingDelay(attempt, random());
      times.push(now);
      if (now >= refusedForMs) break;
    }
    return times;
  }).flat();
}

function mostInOneSecond(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  let first = 0;
  return sorted.reduce((most, time, index) => {
    while ((sorted[first] ?? time) <= time - 1_000) first += 1;
    return Math.max(most, index - first + 1);
  }, 0);
}

test.each([
  ['opens on time', 0],
  ['opens five seconds late', 5_000],
  ['opens a minute late', 60_000],
  ['does not open', Infinity],
])(
  'a thousand waiting pages send at most a hundred requests a second when the door %s',
  (_, refusedForMs) => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(mostInOneSecond(requestTimes(refusedForMs, seed))).toBeLessThanOrEqual(100);
  },
);

test('a page asks within twenty seconds of the opening, and then ever less often', () => {
  expect(askingDelay(0, 1)).toBe(20_000);
  expect([1, 2, 3, 4, 9].map((attempt) => askingDelay(attempt, 0.5))).toEqual([
    20_000, 40_000, 80_000, 120_000, 120_000,
  ]);
});
