import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { getAccount, onAccountChange, type Account } from '@/backend/auth';
import { fetchKnight, type Knight } from '@/backend/knights';
import { logFailure } from '@/lib/log';

/** Name shown when a person has none yet (spec §2 « Game header »). */
export const DEFAULT_NAME = 'Chevalier';

/** Who is playing. `knight` is null while it is being fetched, and when it could not be. */
export type Session =
  | { status: 'loading'; account: null; knight: null }
  | { status: 'visitor'; account: null; knight: null }
  | { status: 'knight'; account: Account; knight: Knight | null };

const SessionContext = createContext<Session>({ status: 'loading', account: null, knight: null });

/** The key of the signed-in knight's own row. */
export const knightKey = (accountId: string | undefined) => ['knight', accountId] as const;

/** Follows who is signed in, in this tab and in the others, for everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const queries = useQueryClient();

  useEffect(() => {
    let current = true;
    getAccount()
      .then((found) => current && setAccount((known) => (known === undefined ? found : known)))
      .catch((error: unknown) => {
        logFailure('Session', error);
        if (current) setAccount(null);
      });
    const stop = onAccountChange((changed) => setAccount(changed));
    return () => {
      current = false;
      stop();
    };
  }, []);

  const accountId = account?.id;
  const { data: knight = null } = useQuery({
    queryKey: knightKey(accountId),
    queryFn: fetchKnight,
    enabled: accountId !== undefined,
  });

  // What one person has read is not shown to the next.
  useEffect(() => {
    if (account === null) queries.removeQueries({ predicate: ({ meta }) => meta?.['personal'] === true });
  }, [account, queries]);

  const session = useMemo((): Session => {
    if (account === undefined) return { status: 'loading', account: null, knight: null };
    if (account === null) return { status: 'visitor', account: null, knight: null };
    return { status: 'knight', account, knight };
  }, [account, knight]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is playing. */
export function useSession(): Session {
  return use(SessionContext);
}

/** The name by which a person is greeted: the knight's, else the account's, else « Chevalier » (spec §2). */
export function nameOf({ account, knight }: Session): string {
  return knight?.displayName ?? knight?.username ?? account?.username ?? account?.fullName ?? DEFAULT_NAME;
}
