import { useMutation } from '@tanstack/react-query';
import { signIn, signInWithGoogle, signUp } from '@/api/auth';
import { ApiError } from '@/api/errors';
import { paths } from '@/paths';
import { newcomer } from './expiringFlags';
import { rememberReturn } from './returnTo';

type Credentials =
  | { by: 'google'; returnTo: string }
  | { by: 'password'; isNew: boolean; email: string; password: string; username: string };

/** @returns the address that must be confirmed first, if any. */
async function authenticate(credentials: Credentials): Promise<string | null> {
  if (credentials.by === 'google') {
    rememberReturn(credentials.returnTo);
    await signInWithGoogle(paths.game.landing);
    return null;
  }
  const { isNew, email, password, username } = credentials;
  try {
    if (isNew) {
      const account = await signUp(email, password, username);
      if (!account) return email;
      newcomer.write(account.id);
    } else await signIn(email, password);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'email_not_confirmed') return email;
    throw error;
  }
}

/** Signing in and up. On success the session changes, and the page follows it; Google leaves the page. */
export function useSigningIn(onPending?: () => void) {
  return useMutation({
    mutationFn: authenticate,
    onSuccess: (pending) => {
      if (pending !== null) onPending?.();
    },
  });
}

export type SigningIn = ReturnType<typeof useSigningIn>;
