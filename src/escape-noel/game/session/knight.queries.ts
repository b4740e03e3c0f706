import { queryOptions, skipToken } from '@tanstack/react-query';
import { fetchKnight } from '@/api/knights';
import { playerKey } from './playerKey';

export const knightKey = (playerId: string | null) =>
  [...playerKey(playerId ?? undefined), 'knight'] as const;

export const knightQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: knightKey(playerId),
    queryFn: playerId === null ? skipToken : () => fetchKnight(playerId),
    meta: { personal: true, failure: 'Chargement du chevalier' },
  });
