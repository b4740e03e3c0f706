import { queryOptions } from '@tanstack/react-query';
import { fetchBoard, fetchRoundTables } from '@/api/roundTables';
import { playerKey } from '../../game/session/playerKey';

/** The key of a knight's tables. */
export const tablesKey = (accountId: string) => [...playerKey(accountId), 'round tables'] as const;

const READ_OFTEN = { staleTime: 5_000, refetchOnWindowFocus: 'always' } as const;

export const roundTablesQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...tablesKey(accountId), 'list'],
    queryFn: () => fetchRoundTables(accountId),
    ...READ_OFTEN,
    meta: { personal: true, failure: 'Chargement des tables rondes' },
  });

export const boardQuery = (accountId: string, id: number) =>
  queryOptions({
    queryKey: [...tablesKey(accountId), id],
    queryFn: () => fetchBoard(accountId, id),
    ...READ_OFTEN,
    meta: { personal: true, failure: "Chargement d'une table ronde" },
  });
