import { queryOptions } from '@tanstack/react-query';
import { fetchBoard, fetchInvitation, fetchRoundTables } from '@/api/roundTables';
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

/** Never refetched: a wrong code is counted each time. */
export const invitationQuery = (player: string | null, code: string) =>
  queryOptions({
    queryKey: ['table invitation', player, code],
    queryFn: () => fetchInvitation(player, code),
    staleTime: Infinity,
    meta: { failure: "Lecture d'une invitation" },
  });

export const boardQuery = (accountId: string, id: number) =>
  queryOptions({
    queryKey: [...tablesKey(accountId), id],
    queryFn: () => fetchBoard(accountId, id),
    ...READ_OFTEN,
    meta: { personal: true, failure: "Chargement d'une table ronde" },
  });
