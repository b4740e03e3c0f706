import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { getAccount, onAccountChange, type Account, type AuthChange } from '@/api/auth';
import { settleAuthLink } from '@/api/authArrival';
import { followKnight, knightOf, onKnightLost } from '@/api/playingKnight';
import { maybeSignedIn } from '@/api/sessionKey';
import { rememberPlayed } from '@/lib/typedForm';
import { usePersisted } from '@/lib/storage';
import { paths } from '@/paths';
import { personalQueries } from './queryClient';
import { askAfterLoss, reopenEvening } from '../storage/knights';
import { playingTraveller } from '../storage/travellers';
import { newcomer, signOutIntent } from './expiringFlags';
import { knightQuery } from './knight.queries';
import { forgetPlayer } from './leave';
import { isGate } from './returnTo';
import { pageAside, takeTypedAlong } from './takenAlong';
import { LOADING, SessionContext, type Session } from './useSession';
import { ExpiryContext, hasExpired } from './useSessionExpiry';

export function AuthProvider({ children }: { children: ReactNode }) {
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [expired, setExpired] = useState<'here' | 'away' | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();

  const onChange = useEffectEvent((changed: Account | null, change: AuthChange) => {
    if (changed) {
      // The client emits `signed_in` when a page opens and each time that the tab is shown, during a sign-out in another tab too.
      const isNew = account !== undefined && changed.id !== account?.id;
      if (change === 'signed_in' && (expired || isNew)) signOutIntent.remove();
      if (!account) takeTypedAlong(knightOf(changed.id));
      setExpired(null);
      setLeft(false);
      setAccount(changed);
    } else if (account && hasExpired(account.id)) {
      setExpired('here');
    } else {
      setAccount(null);
      newcomer.remove();
      if (!account) return;
      // Each tab stores typed texts of its own.
      forgetPlayer(account.id);
      setLeft(true);
      // « On sign-out goes to /escape-noel », in every tab.
      void navigate(paths.game.landing);
    }
  });

  useEffect(() => {
    const abort = new AbortController();
    // Read before the client, which removes a session that it cannot renew.
    const wasSignedIn = maybeSignedIn();
    const start = async () => {
      const { kind } = await settleAuthLink();
      const found = await getAccount();
      if (abort.signal.aborted) return;
      if (kind === 'signed_in' || kind === 'recovery') signOutIntent.remove();
      if (found) takeTypedAlong(knightOf(found.id));
      if (found && kind === 'signed_in') reopenEvening(found.id);
      else if (!isGate(location.pathname)) pageAside.remove();
      // In a transition: above a boundary that is not hydrated yet, React would otherwise discard its HTML.
      startTransition(() => {
        setAccount(found);
        if (!found && wasSignedIn && !maybeSignedIn() && hasExpired()) setExpired('away');
      });
      const unsubscribe = onAccountChange((changed, change) =>
        startTransition(() => onChange(changed, change)),
      );
      abort.signal.addEventListener('abort', unsubscribe);
    };
    void start();
    return () => abort.abort();
  }, []);

  const playerId = usePlayingKnight(account?.id ?? null);
  const { data: knight = null } = useQuery(knightQuery(playerId));
  useEffect(() => {
    if (account && playerId !== null) rememberPlayed(account.id, playerId);
  }, [account, playerId]);

  // The data of one account is not shown to the next.
  useEffect(() => {
    if (account === null) queries.removeQueries(personalQueries);
  }, [account, queries]);

  const onLost = useEffectEvent(() => account && askAfterLoss(account.id));
  useEffect(() => onKnightLost(() => onLost()), []);

  const traveller = usePersisted(playingTraveller);
  const session = useMemo((): Session => {
    if (account === undefined) return LOADING;
    if (account === null || playerId === null)
      return { status: 'visitor', account: null, playerId: null, knight: null, traveller };
    return { status: 'knight', account, playerId, knight, traveller: null };
  }, [account, playerId, knight, traveller]);

  const expiry = useMemo(() => {
    const dismiss = () => {
      setExpired(null);
      setLeft(false);
      // No one has signed in since: the session that has expired was the page's.
      if (expired) setAccount(null);
    };
    return { expired, hasLeft, dismiss };
  }, [expired, hasLeft]);

  return (
    <SessionContext value={session}>
      <ExpiryContext value={expiry}>{children}</ExpiryContext>
    </SessionContext>
  );
}

/** The knight that plays for an account, whichever tab has chosen it. */
const usePlayingKnight = (account: string | null): string | null =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => (account === null ? () => {} : followKnight(account, listener)),
      [account],
    ),
    () => account && knightOf(account),
    () => null,
  );
