import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tell } from './tell';

const said: unknown[] = [];

beforeEach(() => {
  said.length = 0;
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says what is done, then every ten seconds that it goes on, until it has ended', async () => {
  const told = tell(
    'Building the site',
    () => new Promise((resolve) => setTimeout(() => resolve('fini'), 25_000)),
  );
  expect(said).toEqual(['  Building the site…']);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(said).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_001);
  expect(said.slice(1)).toEqual(['  … still at it (10 s)', '  … still at it (20 s)']);
  expect(await told).toBe('fini');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toHaveLength(3);
});

it('says nothing more of a work that failed, and hands its failure on', async () => {
  await expect(tell('Building the site', () => Promise.reject(new Error('no room')))).rejects.toThrow(
    'no room',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['  Building the site…']);
});
