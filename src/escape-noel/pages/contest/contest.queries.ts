import { queryOptions } from '@tanstack/react-query';
import { fetchContestEnd } from '@/api/contest';

/** When the contest ends, by the server's clock. A page that cannot read it shows the rules as they are written. */
export const contestEndQuery = queryOptions({
  queryKey: ['contest'],
  queryFn: fetchContestEnd,
  meta: { failure: 'Lecture de la fin du concours' },
});
