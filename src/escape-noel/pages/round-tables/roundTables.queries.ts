import { queryOptions } from '@tanstack/react-query';
import { fetchBoard, fetchInvitation, fetchRoundTables } from '@/api/roundTables';
import { playerKey } from '../../game/session/playerKey';

/** The key of a knight's tables. */
export const tablesKey = (knight: string) => [...playerKey(knight), 'round tables'] as const;

const READ_OFTEN = { staleTime: 5_000, refetchOnWindowFocus: 'always' } as const;

export const roundTablesQuery = (knight: string) =>
  queryOptions({
    queryKey: [...tablesKey(knight), 'list'],
    queryFn: () => fetchRoundTables(knight),
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

export const boardQuery = (knight: string, id: number) =>
  queryOptions({
    queryKey: [...tablesKey(knight), id],
    queryFn: () => fetchBoard(knight, id),
    ...READ_OFTEN,
    meta: { personal: true, failure: "Chargement d'une table ronde" },
  });
