// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Start from './start';

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
