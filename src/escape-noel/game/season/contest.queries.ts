import { queryOptions } from '@tanstack/react-query';
import { fetchContest } from '@/api/contest';

export const contestQuery = queryOptions({
  queryKey: ['contest'],
  queryFn: fetchContest,
  meta: { failure: 'Lecture du concours' },
});
