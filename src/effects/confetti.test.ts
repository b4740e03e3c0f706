// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startConfetti } from './confetti';

/** The number of pieces of each throw. */
const thrown = vi.hoisted((): number[] => []);
const swept = vi.hoisted(() => vi.fn<() => void>());
vi.mock('canvas-confetti', () => ({
  create: () =>
    Object.assign(({ particleCount }: { particleCount: number }) => void thrown.push(particleCount), {
      reset: swept,
    }),
}));

beforeEach(() => {
  // happy-dom lacks the method.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
  thrown.length = 0;
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => vi.useRealTimers());

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const canvas = () => document.querySelector<HTMLCanvasElement>('[data-effect="confetti"]');

test.each([
  ['150 pieces unless told otherwise', {}, 150],
  ['as many pieces as it is told', { pieces: 200 }, 200],
  ['every piece of an odd number', { pieces: 75 }, 75],
])('the burst throws %s', async (_, options, pieces) => {
  const stop = startConfetti({ durationMs: Infinity, ...options });
  await vi.dynamicImportSettled();
  expect(sum(thrown)).toBe(pieces);
  expect(canvas()?.dataset['pieces']).toBe(String(pieces));
  stop();
});

test('a few pieces fall for 5 s after the burst unless told otherwise, then everything is removed', async () => {
  startConfetti();
  await vi.dynamicImportSettled();
  const burst = thrown.length;
  await vi.advanceTimersByTimeAsync(4_900);
  const rain = thrown.slice(burst);
  expect(rain.length).toBeGreaterThan(5);
  expect(Math.max(...rain)).toBeLessThan(10);
  expect(canvas()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(canvas()).toBeNull();
  const all = thrown.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(thrown.length).toBe(all);
});
