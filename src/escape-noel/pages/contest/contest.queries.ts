import { queryOptions } from '@tanstack/react-query';
import { fetchContestEnd } from '@/backend/contest';
import { fetchLeaderboardPage } from '@/backend/knights';
import { logFailure } from '@/lib/log';

/** When the contest ends, by the server's clock. A page that cannot read it shows the rules as they are written. */
export const contestEndQuery = queryOptions({
  queryKey: ['contest'],
  queryFn: () =>
    fetchContestEnd().catch((error: unknown) => {
      logFailure('Lecture de la fin du concours', error);
      throw error;
    }),
});

/** The first ten of the ranking, filed with its pages. */
export const firstPlacesQuery = queryOptions({
  queryKey: ['leaderboard', 1],
  queryFn: () => fetchLeaderboardPage(1),
});
