// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followProof, forgetProof, isProven, prove } from './ownerProof';
import { setPlayingKnight } from './playingKnight';

const MINUTE_MS = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetProof();
  vi.useRealTimers();
});

test('an owner is recognized for ten minutes, of their account alone (rule 28.12)', () => {
  const listener = vi.fn<() => void>();
  const stop = followProof(listener);
  prove('account');
  expect([isProven('account'), isProven('other')]).toEqual([true, false]);
  vi.advanceTimersByTime(10 * MINUTE_MS - 1);
  expect(isProven('account')).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(isProven('account')).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('a device that slept knows it as it wakes', () => {
  const listener = vi.fn<() => void>();
  const stop = followProof(listener);
  prove('account');
  // Timers do not run meanwhile.
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isProven('account')).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('another knight that plays ends it', () => {
  prove('account');
  setPlayingKnight('account', '00000000-0000-4000-8000-000000000002');
  expect(isProven('account')).toBe(false);
});
