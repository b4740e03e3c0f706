import { queryOptions } from '@tanstack/react-query';
import { fetchContestEnd } from '@/api/contest';

/** When the contest ends, by the server's clock; without it the page shows the rules. */
export const contestEndQuery = queryOptions({
  queryKey: ['contest'],
  queryFn: fetchContestEnd,
  meta: { failure: 'Lecture de la fin du concours' },
});
