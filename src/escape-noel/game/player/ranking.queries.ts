import { queryOptions, skipToken } from '@tanstack/react-query';
import { fetchLeaderboardPage } from '@/api/ranking';
import type { Player } from './player';

export const rankingKey = ['leaderboard'] as const;

/** A page of the ranking, in which the player's own row is marked; the previous page stays displayed while it is fetched. */
export const leaderboardQuery = (player: Player | null, page: number, edition: string | null = null) =>
  queryOptions({
    queryKey: [...rankingKey, player?.key, page],
    queryFn: player ? () => fetchLeaderboardPage(page, edition) : skipToken,
    placeholderData: (previous, query) => (query?.queryKey[1] === player?.key ? previous : undefined),
    meta: { failure: "Chargement de la Table d'Honneur", personal: player?.isVisitor === false },
  });
