import { queryOptions } from '@tanstack/react-query';
import { fetchContestEnd } from '@/backend/contest';
import { logFailure } from '@/lib/log';
import { leaderboardQuery } from '../../shared/ranking.queries';

/** When the contest ends, by the server's clock. A page that cannot read it shows the rules as they are written. */
export const contestEndQuery = queryOptions({
  queryKey: ['contest'],
  queryFn: () =>
    fetchContestEnd().catch((error: unknown) => {
      logFailure('Lecture de la fin du concours', error);
      throw error;
    }),
});

/** The first ten of the ranking. */
export const firstPlacesQuery = leaderboardQuery(1);
