// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { DAYS_KEY } from '../storage/homeKeys';
import { storeDays } from '../storage/homeSnapshot';
import { signOutIntent } from './expiringFlags';
import { leave } from './leave';
import { hasExpired } from './useSessionExpiry';
import { workshopKeys } from './workshopKeys';

const ADMIN = 'dame-registre';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: ADMIN } }));
});
afterEach(() => vi.useRealTimers());

test('« Quitter » says so to the other tabs before the session ends, also where the storage was full', async () => {
  localStorage.setItem(`${workshopKeys(ADMIN)}noel-12`, 'La file avance.');
  const { length } = localStorage;
  const write = localStorage.setItem.bind(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (localStorage.length >= length) throw new DOMException('full', 'QuotaExceededError');
    write(key, text);
  });
  const seen: (string | null)[] = [];
  await leave(ADMIN, () => {
    seen.push(...[SESSION_KEY, 'escape-noel-sign-out-intent'].map((key) => localStorage.getItem(key)));
    return Promise.resolve();
  });
  expect(seen).toEqual([expect.any(String), expect.stringContaining(ADMIN)]);
});

test("« Quitter » erases the days that the home's first paint would show", async () => {
  storeDays(ADMIN, [1, 2]);
  expect(localStorage.getItem(DAYS_KEY)).toBe(`${ADMIN} 1 2`);
  await leave(ADMIN, () => Promise.resolve());
  expect(localStorage.getItem(DAYS_KEY)).toBeNull();
});

test('a reply that comes while the session ends, or after it, stores none of them again', async () => {
  await leave(ADMIN, () => {
    storeDays(ADMIN, [1, 2]);
    localStorage.removeItem(SESSION_KEY);
    return Promise.resolve();
  });
  expect(localStorage.getItem(DAYS_KEY)).toBeNull();
  storeDays(ADMIN, [1, 2]);
  expect(localStorage.getItem(DAYS_KEY)).toBeNull();
});

test('an account is left for every tab that was open, however late it learns of it, and for no later session', async () => {
  await leave(ADMIN, () => Promise.resolve());
  expect(hasExpired(ADMIN)).toBe(false);
  vi.setSystemTime(Date.now() + 12 * 60 * 60 * 1000);
  expect(hasExpired(ADMIN)).toBe(false);
  expect(hasExpired('bohort')).toBe(true);
  // A page that was opened since.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1000);
  expect(hasExpired(ADMIN)).toBe(true);
});

test('a deletion that was interrupted says for a moment only that the session ends', () => {
  signOutIntent.write();
  expect(hasExpired(ADMIN)).toBe(false);
  vi.setSystemTime(Date.now() + 10 * 60 * 1000);
  expect(hasExpired(ADMIN)).toBe(true);
});
