// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newcomer, signOutIntent } from './expiringFlags';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

test('An account has just been made for an hour, unless its knight leaves before', () => {
  newcomer.write('a');
  vi.advanceTimersByTime(59 * 60 * 1000);
  expect(newcomer.read()).toBe('a');
  vi.advanceTimersByTime(2 * 60 * 1000);
  expect(newcomer.read()).toBeNull();
  newcomer.write('a');
  newcomer.remove();
  expect(newcomer.read()).toBeNull();
});

test('A session that ends just after a sign-out was chosen has ended on purpose', () => {
  signOutIntent.write();
  expect(signOutIntent.read()).not.toBeNull();
  vi.advanceTimersByTime(120_000);
  expect(signOutIntent.read()).toBeNull();
});

test('A session that ends without one has expired', () => {
  expect(signOutIntent.read()).toBeNull();
  signOutIntent.write();
  signOutIntent.remove();
  expect(signOutIntent.read()).toBeNull();
});

test('A chosen sign-out is known in this tab where storage is forbidden', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  signOutIntent.write();
  expect(signOutIntent.read()).not.toBeNull();
});
