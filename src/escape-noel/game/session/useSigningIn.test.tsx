import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { newcomer } from './expiringFlags';
import { useSigningIn } from './useSigningIn';

const backend = vi.hoisted(() => ({
  signIn: vi.fn<() => Promise<void>>(),
  signUp: vi.fn<() => Promise<{ id: string } | null>>(),
}));
vi.mock('@/api/auth', () => backend);

const email = 'a@exemple.fr';

/** The message after a try with a password, and whether an address was reported as unconfirmed. */
async function tryIn(isNew: boolean) {
  const onPending = vi.fn<() => void>();
  const hook: { current?: ReturnType<typeof useSigningIn> } = {};
  function Hook() {
    hook.current = useSigningIn(onPending);
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Hook />
    </QueryClientProvider>,
  );
  const asked = { by: 'password', isNew, email, password: 'etoile24', username: '' } as const;
  const result = await hook.current?.mutateAsync(asked).then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  return { ...result, pending: onPending.mock.calls.length };
}

beforeEach(() => {
  localStorage.clear();
  backend.signIn.mockResolvedValue();
  backend.signUp.mockResolvedValue({ id: 'a' });
});
test('An address waits for its confirmation after signing up where that is asked, and when signing in before it', async () => {
  expect(await tryIn(true)).toEqual({ data: null, pending: 0 });
  backend.signUp.mockResolvedValue(null);
  expect(await tryIn(true)).toEqual({ data: email, pending: 1 });
  backend.signIn.mockRejectedValue(new ApiError('refused', 'no', { reason: 'email_not_confirmed' }));
  expect(await tryIn(false)).toEqual({ data: email, pending: 1 });
});

test('Signing up makes a newcomer, and signing in does not', async () => {
  await tryIn(false);
  expect(newcomer.read()).toBeNull();
  await tryIn(true);
  expect(newcomer.read()).toBe('a');
});

test('Any other refusal is a failure', async () => {
  expect(await tryIn(false)).toEqual({ data: null, pending: 0 });
  const refusal = new ApiError('refused', 'no', { reason: 'invalid_credentials' });
  backend.signIn.mockRejectedValue(refusal);
  expect(await tryIn(false)).toEqual({ error: refusal, pending: 0 });
});
