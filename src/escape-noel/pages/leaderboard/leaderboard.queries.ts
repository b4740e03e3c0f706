import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchLeaderboardPage } from '@/backend/knights';
import { logFailure } from '@/lib/log';

/** A page of the ranking; the page before stays in sight until it has come. */
export function leaderboardQuery(page: number) {
  return queryOptions({
    queryKey: ['leaderboard', page],
    queryFn: () =>
      fetchLeaderboardPage(page).catch((error: unknown) => {
        // « Leaderboard load failure: logged only; list stays empty » (spec §8).
        logFailure("Chargement de la Table d'Honneur", error);
        throw error;
      }),
    placeholderData: keepPreviousData,
  });
}
