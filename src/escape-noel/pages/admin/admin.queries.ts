import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAccounts, fetchAdminStats, fetchWrongAnswers, type AccountsRequest } from '@/api/admin';

const meta = { personal: true } as const;

/** The prefix of all admin queries. */
export const adminKey = ['admin'] as const;

export const statsQuery = queryOptions({
  queryKey: [...adminKey, 'stats'],
  queryFn: fetchAdminStats,
  meta,
});

/** The prefix of all pages of accounts. */
export const accountsKey = [...adminKey, 'accounts'] as const;

/** A page of accounts; the previous one stays on screen until it has loaded. */
export const accountsQuery = (request: AccountsRequest) =>
  queryOptions({
    queryKey: [...accountsKey, request],
    queryFn: () => fetchAccounts(request),
    placeholderData: keepPreviousData,
    meta,
  });

/** The refused answers of a day. */
export const wrongAnswersQuery = (day: number) =>
  queryOptions({
    queryKey: [...adminKey, 'wrong-answers', day],
    queryFn: () => fetchWrongAnswers(day),
    meta,
  });
