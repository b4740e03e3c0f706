import { useMutation } from '@tanstack/react-query';
import { signIn, signInWithGoogle, signUp } from '@/api/auth';
import { BackendError } from '@/api/errors';
import { paths } from '@/paths';
import { newcomer } from './notes';
import { rememberReturn } from './returnTo';

/** How somebody asks to come in: by Google, to be back at a page, or by a password, with a new account or theirs. */
type Asked =
  | { by: 'google'; returnTo: string }
  | { by: 'password'; isNew: boolean; email: string; password: string; username: string };

/** @returns the address that has to be confirmed first; null when none has. */
async function comeIn(asked: Asked): Promise<string | null> {
  if (asked.by === 'google') {
    rememberReturn(asked.returnTo);
    await signInWithGoogle(paths.game.landing);
    return null;
  }
  const { isNew, email, password, username } = asked;
  try {
    if (isNew) {
      const made = await signUp(email, password, username);
      if (!made) return email;
      newcomer.write(made.id);
    } else await signIn(email, password);
    return null;
  } catch (error) {
    if (error instanceof BackendError && error.reason === 'email_not_confirmed') return email;
    throw error;
  }
}

/** Signing in and up, by one way at a time. Success is heard by the session, which moves the page on; Google's leaves the page. */
export function useSigningIn(onPending?: () => void) {
  return useMutation({
    mutationFn: comeIn,
    onSuccess: (pending) => {
      if (pending !== null) onPending?.();
    },
  });
}

/** What a form or a button of signing in needs. */
export type SigningIn = ReturnType<typeof useSigningIn>;
