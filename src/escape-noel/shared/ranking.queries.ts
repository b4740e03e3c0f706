import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchLeaderboardPage } from '@/backend/knights';
import { logFailure } from '@/lib/log';

/** Every page of the ranking that was asked for. */
export const rankingKey = ['leaderboard'] as const;

/** A page of the ranking; the page before stays in sight until it has come. */
export const leaderboardQuery = (page: number) =>
  queryOptions({
    queryKey: [...rankingKey, page],
    queryFn: () =>
      fetchLeaderboardPage(page).catch((error: unknown) => {
        // « Leaderboard load failure: logged only; list stays empty » (spec §8).
        logFailure("Chargement de la Table d'Honneur", error);
        throw error;
      }),
    placeholderData: keepPreviousData,
  });
