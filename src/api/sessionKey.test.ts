// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  followSessionStore,
  forgetHeld,
  isSessionHeld,
  maybeSignedIn,
  SESSION_KEY,
  sessionStore,
  storedAccount,
} from './sessionKey';

const session = JSON.stringify({ access_token: 'a.b.c', user: { id: 'perceval' } });
const renewed = JSON.stringify({ access_token: 'd.e.f', user: { id: 'perceval' } });

/** A browser whose storage is full, but for the room that a removed value leaves where `frees`. */
function fill(frees: boolean): void {
  const real = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, text: string) => {
      if (!frees || real.getItem(key) !== null) throw new DOMException('full', 'QuotaExceededError');
      real.setItem(key, text);
    },
  });
}

beforeEach(() => sessionStore.removeItem(SESSION_KEY));
afterEach(() => vi.unstubAllGlobals());

test('a full storage holds the session for as long as the page, and says so', () => {
  const listener = vi.fn<() => void>();
  const stop = followSessionStore(listener);
  fill(false);
  sessionStore.setItem(SESSION_KEY, session);
  expect([maybeSignedIn(), isSessionHeld(), storedAccount()]).toEqual([true, true, 'perceval']);
  expect(listener).toHaveBeenCalled();
  sessionStore.removeItem(SESSION_KEY);
  expect([maybeSignedIn(), isSessionHeld()]).toEqual([false, false]);
  stop();
});

test('a renewed session takes the room of the one before, or is held: the one before is of no use', () => {
  sessionStore.setItem(SESSION_KEY, session);
  fill(true);
  sessionStore.setItem(SESSION_KEY, renewed);
  expect([sessionStore.getItem(SESSION_KEY), isSessionHeld()]).toEqual([renewed, false]);
  vi.unstubAllGlobals();
  fill(false);
  sessionStore.setItem(SESSION_KEY, session);
  expect([sessionStore.getItem(SESSION_KEY), isSessionHeld()]).toEqual([session, true]);
  vi.unstubAllGlobals();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  // Another tab signs out.
  forgetHeld(SESSION_KEY);
  expect(maybeSignedIn()).toBe(false);
});

test('a forbidden storage is a full one', () => {
  vi.stubGlobal('localStorage', undefined);
  sessionStore.setItem(SESSION_KEY, session);
  expect([maybeSignedIn(), isSessionHeld()]).toEqual([true, true]);
  sessionStore.removeItem(SESSION_KEY);
  expect(maybeSignedIn()).toBe(false);
});

test('damaged text names nobody', () => {
  localStorage.setItem(SESSION_KEY, '{oops');
  expect(storedAccount()).toBeNull();
});
