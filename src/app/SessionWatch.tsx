import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Account, AuthChange } from '@/api/auth';
import { readAuthLink } from '@/api/authLink';
import { storedAccount } from '@/api/sessionKey';
import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import { whenIdle } from '@/lib/whenIdle';
import { isGamePath, paths } from '@/paths';
import { forgetTyped } from '@/lib/typedForm';
import { hasExpired } from '@/escape-noel/game/session/useSessionExpiry';
import { typedLetter } from '@/site/shared/letter';

/**
 * Subscribes to the session on the site's pages: a sign-in leads to the game, a sign-out to the game's home. The Supabase client
 * loads when the browser is idle, and only where a session is stored. An auth link is passed on to the game, which handles it.
 */
export function SessionWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const outside = !isGamePath(pathname);
  const go = useEffectEvent((path: string | null, known: string | null) => {
    const isWriting =
      pathname === paths.contact && [null, known].some((writer) => typedLetter(writer).isWritten());
    // Not away from a message being written.
    if (path !== null && !isWriting) void navigate(path);
  });
  const passLinkToGame = useEffectEvent(() => {
    const { search, hash } = globalThis.location;
    void navigate({ pathname: paths.game.landing, search, hash }, { replace: true });
  });

  useEffect(() => {
    if (!outside) return undefined;
    if (readAuthLink(globalThis.location.href).kind !== 'none') {
      passLinkToGame();
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    /** @param opened the account that was signed in when the page opened. */
    const subscribe = async (opened: string | null) => {
      const { getAccount, onAccountChange } = await loadModule(() => import('@/api/auth'));
      const account = await getAccount();
      if (signal.aborted) return;
      // One that has left meanwhile, in another tab, is still to be followed out.
      let known = account?.id ?? (hasExpired(opened ?? '') ? null : opened);
      const unsubscribe = onAccountChange((changed, change) => {
        const destination = redirection(changed, change, known);
        // Its owner has left in another tab: this tab stores typed texts of its own.
        if (change === 'signed_out' && known !== null && !hasExpired(known)) forgetTyped(known);
        go(destination, known);
        known = changed?.id ?? null;
      });
      signal.addEventListener('abort', unsubscribe);
      if (opened === null) go(redirection(account, 'signed_in', null), null);
    };
    const start = (opened: string | null) => {
      subscribe(opened).catch((error: unknown) => logFailure('Session', error));
    };
    // For a visitor the client loads only once another tab signs in.
    const onStorage = () => {
      if (storedAccount() === null) return;
      removeEventListener('storage', onStorage);
      start(null);
    };

    const opened = storedAccount();
    if (opened !== null) {
      const cancel = whenIdle(() => start(opened));
      signal.addEventListener('abort', cancel);
    } else addEventListener('storage', onStorage, { signal });
    return () => controller.abort();
  }, [outside]);

  return null;
}

/** @param known the id of the account that was signed in before. @returns null to stay on the page. */
export function redirection(
  account: Account | null,
  change: AuthChange,
  known: string | null,
): string | null {
  if (change === 'signed_out') return known === null ? null : paths.game.landing;
  if (change === 'updated' || !account || account.id === known) return null;
  return account.username === null ? paths.game.profile : paths.game.landing;
}
