import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchLeaderboardPage } from '@/api/ranking';

export const rankingKey = ['leaderboard'] as const;

/** A page of the ranking; the previous one stays displayed while it is fetched. */
export const leaderboardQuery = (page: number) =>
  queryOptions({
    queryKey: [...rankingKey, page],
    queryFn: () => fetchLeaderboardPage(page),
    placeholderData: keepPreviousData,
    meta: { failure: "Chargement de la Table d'Honneur" },
  });
