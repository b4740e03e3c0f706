import { queryOptions } from '@tanstack/react-query';
import { fetchDraws } from '@/api/contest';

export const drawsQuery = queryOptions({
  queryKey: ['contest draws'],
  queryFn: fetchDraws,
  meta: { failure: 'Lecture des tirages' },
});
