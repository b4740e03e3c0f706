import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchLeaderboardPage, fetchStanding } from '@/backend/knights';
import { logFailure } from '@/lib/log';

/** « Leaderboard load failure: logged only; list stays empty » (spec §8). */
function loggedFailure(error: unknown): never {
  logFailure("Chargement de la Table d'Honneur", error);
  throw error;
}

/** A page of the ranking; the page before stays in sight until it has come. */
export function leaderboardQuery(page: number) {
  return queryOptions({
    queryKey: ['leaderboard', page],
    queryFn: () => fetchLeaderboardPage(page).catch(loggedFailure),
    placeholderData: keepPreviousData,
  });
}

/** Where the signed-in knight stands. */
export function standingQuery(accountId: string | undefined) {
  return queryOptions({
    queryKey: ['standing', accountId],
    queryFn: () => fetchStanding().catch(loggedFailure),
    enabled: accountId !== undefined,
    meta: { personal: true },
  });
}
