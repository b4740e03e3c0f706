// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@supabase/supabase-js';
import type * as Client from './client';
import { onAccountChange } from './auth';
import { clientLoaded } from './client';
import { SESSION_KEY } from './sessionKey';

type Notify = (event: string, session: Partial<Session> | null) => void;
const auth = vi.hoisted(() => ({ notify: (() => {}) as Notify }));
vi.mock('./client', async (original) => ({
  ...(await original<typeof Client>()),
  clientLoaded: Promise.resolve({
    auth: {
      onAuthStateChange: (notify: Notify) => {
        auth.notify = notify;
        return { data: { subscription: { unsubscribe: () => {} } } };
      },
    },
  }),
}));

const user: Session['user'] = {
  id: 'perceval',
  aud: '',
  app_metadata: {},
  user_metadata: {},
  created_at: '',
};
const store = () => localStorage.setItem(SESSION_KEY, JSON.stringify({ user }));
const remove = () => localStorage.removeItem(SESSION_KEY);
/** The browser brings what another tab has stored. */
const bring = () => dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
const show = () => document.dispatchEvent(new Event('visibilitychange'));
const listener = vi.fn<(account: unknown, change: string) => void>();
const signedIn = [expect.objectContaining({ id: 'perceval' }), 'signed_in'];
const signedOut = [null, 'signed_out'];
let stop: () => void;

beforeEach(async () => {
  localStorage.clear();
  listener.mockReset();
  stop = onAccountChange(listener);
  await clientLoaded;
});
afterEach(() => stop());

test("another tab's sign-in is reported once, as soon as this tab reads it", () => {
  auth.notify('INITIAL_SESSION', null);
  auth.notify('SIGNED_IN', { user });
  expect(listener.mock.calls).toEqual([signedOut]);
  store();
  bring();
  bring();
  expect(listener.mock.calls).toEqual([signedOut, signedIn]);
});

test("another tab's sign-out is reported once, and not before this tab reads it", () => {
  store();
  auth.notify('SIGNED_IN', { user });
  auth.notify('SIGNED_OUT', null);
  expect(listener.mock.calls).toEqual([signedIn]);
  remove();
  bring();
  show();
  expect(listener.mock.calls).toEqual([signedIn, signedOut]);
});

test.each([
  ['read first', bring],
  ['found by a tab that is shown again', show],
])('a sign-out that is %s is reported without its message, and once', (_, read) => {
  store();
  auth.notify('SIGNED_IN', { user });
  remove();
  read();
  auth.notify('SIGNED_OUT', null);
  expect(listener.mock.calls).toEqual([signedIn, signedOut]);
});

test('a session that could not be read for a moment, and is still stored, goes on', () => {
  store();
  auth.notify('SIGNED_IN', { user });
  auth.notify('SIGNED_OUT', null);
  auth.notify('SIGNED_IN', { user });
  expect(listener.mock.calls).toEqual([signedIn, signedIn]);
});

test('a session that is renewed after it was left is not reported', () => {
  store();
  auth.notify('SIGNED_IN', { user });
  remove();
  auth.notify('TOKEN_REFRESHED', { user });
  bring();
  expect(listener.mock.calls).toEqual([signedIn, signedOut]);
});
