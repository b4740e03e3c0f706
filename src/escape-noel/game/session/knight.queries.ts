import { queryOptions } from '@tanstack/react-query';
import { fetchKnight } from '@/api/knights';
import { playerKey } from './playerKey';

export const knightKey = (accountId: string | undefined) => [...playerKey(accountId), 'knight'] as const;

export const knightQuery = (accountId: string | undefined) =>
  queryOptions({
    queryKey: knightKey(accountId),
    queryFn: fetchKnight,
    enabled: accountId !== undefined,
    meta: { personal: true, failure: 'Chargement du chevalier' },
  });
