import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchLeaderboardPage } from '@/api/ranking';

/** Every page of the ranking that was asked for. */
export const rankingKey = ['leaderboard'] as const;

/** A page of the ranking; the page before stays in sight until it has come. */
export const leaderboardQuery = (page: number) =>
  queryOptions({
    queryKey: [...rankingKey, page],
    queryFn: () => fetchLeaderboardPage(page),
    placeholderData: keepPreviousData,
    meta: { failure: "Chargement de la Table d'Honneur" },
  });
