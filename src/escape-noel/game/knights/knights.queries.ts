import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchMyKnights } from '@/api/knights';
import { storedAccount } from '@/api/sessionKey';
import { knightsOf } from '../storage/knights';

const knightsKey = (account: string) => ['account', account, 'knights'] as const;

/** The knights of an account, stored on the device as they are received. */
export const knightsQuery = (account: string) =>
  queryOptions({
    queryKey: knightsKey(account),
    queryFn: async () => {
      const knights = await fetchMyKnights();
      // Its owner may have left meanwhile.
      if (storedAccount() === account) knightsOf(account).write(knights);
      return knights;
    },
    staleTime: 5_000,
    meta: { personal: true, failure: 'Chargement des chevaliers' },
  });

export const refreshKnights = (queries: QueryClient, account: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: knightsKey(account) });
