import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Account, AuthChange } from '@/api/auth';
import { readAuthLink } from '@/api/authLink';
import { maybeSignedIn } from '@/api/sessionKey';
import { logFailure } from '@/lib/log';
import { whenIdle } from '@/lib/whenIdle';
import { isGamePath, paths } from '@/paths';
import { letterDraft } from '@/site/shared/letter';

/**
 * Follows the session outside the game: somebody who has just signed in goes to the game, to choose a name
 * when there is none yet, and a sign-out goes to the game's home. The backend's code loads when the browser is idle, and only
 * where a session could exist. A knight who comes back to read, already signed in, is left in peace. A link of the auth service
 * that arrives here is taken into the game as it is: one place finishes it, or says why it does not work.
 */
export function SessionWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const outside = !isGamePath(pathname);
  const go = useEffectEvent((path: string | null) => {
    // What another tab does takes nobody away from a message that they are writing.
    if (path !== null && (pathname !== paths.contact || !letterDraft.isWritten())) void navigate(path);
  });
  const takeIntoGame = useEffectEvent(() => {
    const { search, hash } = globalThis.location;
    void navigate({ pathname: paths.game.landing, search, hash }, { replace: true });
  });

  useEffect(() => {
    if (!outside) return undefined;
    if (readAuthLink(globalThis.location.href).kind !== 'none') {
      takeIntoGame();
      return undefined;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async (justSignedIn: boolean) => {
      const { getAccount, onAccountChange } = await import('@/api/auth');
      const account = await getAccount();
      if (signal.aborted) return;
      let known = account?.id ?? null;
      const stop = onAccountChange((changed, change) => {
        const destination = redirection(changed, change, known);
        known = changed?.id ?? null;
        go(destination);
      });
      signal.addEventListener('abort', stop);
      if (justSignedIn) go(redirection(account, 'signed_in', null));
    };
    const followOrSay = (justSignedIn: boolean) => {
      follow(justSignedIn).catch((error: unknown) => logFailure('Session', error));
    };
    // A visitor: only a sign-in in another tab is worth the backend's code.
    const hear = () => {
      if (!maybeSignedIn()) return;
      removeEventListener('storage', hear);
      followOrSay(true);
    };

    if (maybeSignedIn()) {
      const giveUp = whenIdle(() => followOrSay(false));
      signal.addEventListener('abort', giveUp);
    } else addEventListener('storage', hear, { signal });
    return () => leaving.abort();
  }, [outside]);

  return null;
}

/**
 * Where a change of the session leads a person who is outside the game.
 * @param known the account that was signed in before it, if any.
 */
export function redirection(
  account: Account | null,
  change: AuthChange,
  known: string | null,
): string | null {
  if (change === 'signed_out') return known === null ? null : paths.game.landing;
  if (change === 'updated' || !account || account.id === known) return null;
  return account.username === null ? paths.game.profile : paths.game.landing;
}
