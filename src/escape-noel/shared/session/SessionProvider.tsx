import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import {
  forgetAuthLink,
  getAccount,
  onAccountChange,
  settleAuthLink,
  type Account,
  type AuthArrival,
  type AuthChange,
} from '@/api/auth';
import { fetchKnight, type Knight } from '@/api/knights';
import { maybeSignedIn } from '@/api/sessionKey';
import { logFailure } from '@/lib/log';
import { paths } from '@/paths';
import { playerKey } from '../player/player.queries';
import { personalQueries } from '../queryClient';
import { newcomer, signOutIntent } from './notes';
import { takeReturn } from './returnTo';

/** Name shown when a person has none yet (rule 2.1). */
export const DEFAULT_NAME = 'Chevalier';

/** Who is playing. `knight` is null while it is being fetched, and when it could not be. */
export type Session =
  | { status: 'loading'; account: null; knight: null }
  | { status: 'visitor'; account: null; knight: null }
  | { status: 'knight'; account: Account; knight: Knight | null };

/** How somebody arrived: by a link of the auth service, with a session that had ended in the meantime, or neither. */
export type Arrival = AuthArrival | { kind: 'expired' };

/** What has to be told about the session, besides who it is. */
export type SessionNews = {
  /** The session ended by itself: the page stays as it is until the person signs in again or gives up. */
  expired: boolean;
  /** How the person arrived, as long as it has not been read. */
  arrival: Arrival;
  /** The arrival has been read. */
  forgetArrival: () => void;
  /** Uses a link that takes the place of the session, as the person wishes. */
  followArrival: () => Promise<void>;
  /** Goes on as a visitor after the session has expired. */
  giveUp: () => void;
};

const NO_ARRIVAL: Arrival = { kind: 'none' };
const NOT_KNOWN_YET: Session = { status: 'loading', account: null, knight: null };
const SessionContext = createContext<Session>(NOT_KNOWN_YET);
const NewsContext = createContext<SessionNews>({
  expired: false,
  arrival: NO_ARRIVAL,
  forgetArrival: () => {},
  followArrival: () => Promise.resolve(),
  giveUp: () => {},
});

/** The key of the signed-in knight's own row. */
export const knightKey = (accountId: string | undefined) => [...playerKey(accountId), 'knight'] as const;

/** The signed-in knight's own row, for a page that must also say when it could not be read. */
export const knightQuery = (accountId: string | undefined) =>
  queryOptions({
    queryKey: knightKey(accountId),
    queryFn: fetchKnight,
    enabled: accountId !== undefined,
    meta: { personal: true },
  });

/** Follows who is signed in, in this tab and in the others, for everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [expired, setExpired] = useState(false);
  const [arrival, setArrival] = useState<Arrival>(NO_ARRIVAL);
  const queries = useQueryClient();
  const navigate = useNavigate();

  const arrive = useCallback(
    (found: Account | null, how: Arrival) => {
      setArrival(how);
      forgetAuthLink();
      if (how.kind === 'recovery') void navigate(paths.game.password, { replace: true });
      if (how.kind !== 'signed_in' && how.kind !== 'confirmed' && how.kind !== 'failed') return;
      const from = takeReturn();
      // Somebody whom Google has just brought for the first time has no knight's name yet (rule 2.5).
      const isNameless = how.kind !== 'failed' && found?.username === null;
      if (found && (isNameless || how.kind === 'confirmed')) newcomer.write(found.id);
      if (isNameless) void navigate(paths.game.profile, { replace: true, state: { from } });
      else if (from !== paths.game.landing) void navigate(from, { replace: true });
    },
    [navigate],
  );

  const onOpened = useEffectEvent((found: Account | null, how: Arrival) => {
    setAccount(found);
    arrive(found, how);
  });

  const onChange = useEffectEvent((changed: Account | null, change: AuthChange) => {
    if (change !== 'signed_out') {
      // The client says it again each time the tab is looked at, in the middle of a sign-out too.
      if (change !== 'updated' && (expired || changed?.id !== account?.id)) signOutIntent.remove();
      setExpired(false);
      setAccount(changed);
    } else if (account && signOutIntent.read() === null) {
      setExpired(true);
    } else {
      setAccount(null);
      newcomer.remove();
      // « On sign-out goes to /escape-noel », in every tab.
      if (account) void navigate(paths.game.landing);
    }
  });

  useEffect(() => {
    let current = true;
    // Looked at before the client opens: it removes a session that it cannot refresh.
    const wasHere = maybeSignedIn();
    const open = async () => {
      const how = await settleAuthLink().catch((error: unknown) => {
        logFailure('Session', error);
        return NO_ARRIVAL;
      });
      // Asked last: nobody hears of a sign-in before the session is followed.
      const found = await getAccount();
      if (!current) return undefined;
      const ended = !found && wasHere && !maybeSignedIn() && signOutIntent.read() === null;
      onOpened(found, ended && how.kind === 'none' ? { kind: 'expired' } : how);
      return onAccountChange(onChange);
    };
    const stop = open();
    return () => {
      current = false;
      void stop.then((unsubscribe) => unsubscribe?.());
    };
  }, []);

  const accountId = account?.id;
  const { data: knight = null } = useQuery(knightQuery(accountId));

  // What one person has read is not shown to the next.
  useEffect(() => {
    if (account === null) queries.removeQueries(personalQueries);
  }, [account, queries]);

  const session = useMemo((): Session => {
    if (account === undefined) return NOT_KNOWN_YET;
    if (account === null) return { status: 'visitor', account: null, knight: null };
    return { status: 'knight', account, knight };
  }, [account, knight]);

  const news = useMemo(
    (): SessionNews => ({
      expired,
      arrival,
      forgetArrival: () => setArrival(NO_ARRIVAL),
      followArrival: async () => {
        if (arrival.kind !== 'replaces') return;
        const how = await arrival.follow();
        arrive(await getAccount(), how);
      },
      giveUp: () => {
        setExpired(false);
        setAccount(null);
      },
    }),
    [expired, arrival, arrive],
  );

  return (
    <SessionContext value={session}>
      <NewsContext value={news}>{children}</NewsContext>
    </SessionContext>
  );
}

/** Who is playing. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** What has to be told about the session. */
export function useSessionNews(): SessionNews {
  return useContext(NewsContext);
}

/** The name by which a person is greeted: the knight's, else the account's, else « Chevalier » (rule 2.1). */
export function nameOf({ account, knight }: Session): string {
  return knight?.displayName ?? knight?.username ?? account?.username ?? account?.fullName ?? DEFAULT_NAME;
}

/** The name by which others know a person: « Chevalier » when theirs is withheld. */
export function publicNameOf(session: Session): string {
  return session.knight?.nameWithheld ? DEFAULT_NAME : nameOf(session);
}
