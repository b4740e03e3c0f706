// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Start from './start';

const fetchClockOffset = vi.hoisted(() => vi.fn<() => Promise<number>>());
const submitAnswer = vi.hoisted(() => vi.fn<() => Promise<{ status: string; retryAfterS: number }>>());
vi.mock('@/api/answers', async (original) => ({ ...(await original<object>()), submitAnswer }));
vi.mock('@/api/clock', () => ({ fetchClockOffset }));
vi.mock('@/api/auth', () => ({ getAccount: () => Promise.resolve(null), onAccountChange: () => () => {} }));
const register = vi.fn<(script: string, options: object) => Promise<void>>();

// The first import also compiles what the page loads, which on a busy machine takes longer than a test may.
beforeAll(() => import('./start'), 60_000);
beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  register.mockReset().mockResolvedValue();
  localStorage.clear();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {}, register, ready: Promise.resolve() },
  });
});

/** A page of a release, loaded. */
async function load(): Promise<void> {
  const { startOffline }: typeof Start = await import('./start');
  startOffline(new QueryClient(), () => Promise.reject(new Error('not on Wi-Fi')));
  // Nothing that it waits for takes longer than a task.
  await new Promise((resolve) => setTimeout(resolve));
}

test('a page of the game registers the worker, for the game alone', async () => {
  await load();
  expect(register.mock.calls).toEqual([['/sw.js', { scope: '/escape-noel', updateViaCache: 'none' }]]);
});

test('a page of a release that is built with VITE_OFFLINE=off registers none', async () => {
  vi.stubEnv('VITE_OFFLINE', 'off');
  await load();
  expect(register).not.toHaveBeenCalled();
});

test('nor does one where « /sw-off » has refused it', async () => {
  localStorage.setItem('escape-noel-offline-off', '1');
  await load();
  expect(register).not.toHaveBeenCalled();
});

/** The first page of a visit. */
async function visit(): Promise<void> {
  const { playEdition } = await import('@/api/journey');
  playEdition('2024');
  const { startOffline }: typeof Start = await import('./start');
  startOffline(new QueryClient(), () => Promise.reject(new Error('not on Wi-Fi')));
  await vi.advanceTimersByTimeAsync(1_000);
}

describe('Where the browser says that it has no network', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    fetchClockOffset.mockReset();
    submitAnswer.mockReset().mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
    localStorage.setItem(
      'escape-noel-waiting',
      JSON.stringify([
        { player: null, edition: '2024', day: 3, text: 'ombre', replaced: null, verdict: null },
      ]),
    );
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  // A wrong answer is stored by code that is loaded on demand: it would otherwise be stored in the next test.
  afterEach(async () => {
    await vi.dynamicImportSettled();
    vi.useRealTimers();
  });

  test('an answer that waits leaves at the visit, if the server answers all the same', async () => {
    fetchClockOffset.mockResolvedValue(0);
    await visit();
    expect(submitAnswer).toHaveBeenCalledTimes(1);
  });

  test('and else within the minute in which it does, without any event', async () => {
    fetchClockOffset.mockRejectedValue(new Error('offline'));
    await visit();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(submitAnswer).not.toHaveBeenCalled();
    fetchClockOffset.mockResolvedValue(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(submitAnswer).toHaveBeenCalledTimes(1);
  });
});
