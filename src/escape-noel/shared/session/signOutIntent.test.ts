// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSignOutIntent, noteSignOutIntent, wasSignOutIntended } from './signOutIntent';

beforeEach(forgetSignOutIntent);

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

test('A session that ends just after a sign-out was chosen has ended on purpose', () => {
  noteSignOutIntent();
  expect(wasSignOutIntended()).toBe(true);
  expect(wasSignOutIntended(Date.now() + 120_000)).toBe(false);
});

test('A session that ends without one has expired', () => {
  expect(wasSignOutIntended()).toBe(false);
  noteSignOutIntent();
  forgetSignOutIntent();
  expect(wasSignOutIntended()).toBe(false);
});

test('A chosen sign-out is known in this tab where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  noteSignOutIntent();
  expect(wasSignOutIntended()).toBe(true);
});
