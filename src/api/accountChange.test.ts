// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@supabase/supabase-js';
import type * as Client from './client';
import { onAccountChange } from './auth';
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
const listener = vi.fn<(account: unknown, change: string) => void>();
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  listener.mockReset();
  stop = onAccountChange(listener);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("another tab's sign-in is reported, also where its session is read a moment after its news", async () => {
  auth.notify('SIGNED_IN', { user });
  store();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listener.mock.calls).toEqual([[expect.objectContaining({ id: 'perceval' }), 'signed_in']]);
});

test('the news of a session that has been left meanwhile is not', async () => {
  store();
  auth.notify('SIGNED_IN', { user });
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.removeItem(SESSION_KEY);
  auth.notify('TOKEN_REFRESHED', { user });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listener).toHaveBeenCalledTimes(1);
});
