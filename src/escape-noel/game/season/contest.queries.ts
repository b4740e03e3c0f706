import { queryOptions } from '@tanstack/react-query';
import { fetchContestEnd } from '@/api/contest';

export const contestEndQuery = queryOptions({
  queryKey: ['contest'],
  queryFn: fetchContestEnd,
  meta: { failure: 'Lecture de la fin du concours' },
});
