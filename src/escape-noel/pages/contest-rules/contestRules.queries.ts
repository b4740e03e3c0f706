import { queryOptions } from '@tanstack/react-query';
import { fetchContestLists, fetchDraws } from '@/api/contest';

export const drawsQuery = queryOptions({
  queryKey: ['contest draws'],
  queryFn: fetchDraws,
  meta: { failure: 'Lecture des tirages' },
});

export const contestListsQuery = queryOptions({
  queryKey: ['contest lists'],
  queryFn: fetchContestLists,
  meta: { failure: 'Lecture des listes du concours' },
});
