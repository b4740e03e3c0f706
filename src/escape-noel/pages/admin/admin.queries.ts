import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAccounts, fetchAdminStats, fetchWrongAnswers, type AccountsRequest } from '@/api/admin';

const meta = { personal: true } as const;

/** Everything that the staff alone read. */
export const adminKey = ['admin'] as const;

/** The statistics object. */
export const statsQuery = queryOptions({
  queryKey: [...adminKey, 'stats'],
  queryFn: fetchAdminStats,
  meta,
});

/** Every page of the accounts that was asked for. */
export const accountsKey = [...adminKey, 'accounts'] as const;

/** A page of the accounts; the one before stays in sight until it has come. */
export const accountsQuery = (request: AccountsRequest) =>
  queryOptions({
    queryKey: [...accountsKey, request],
    queryFn: () => fetchAccounts(request),
    placeholderData: keepPreviousData,
    meta,
  });

/** What was typed in vain for a day. */
export const wrongAnswersQuery = (day: number) =>
  queryOptions({
    queryKey: [...adminKey, 'wrong-answers', day],
    queryFn: () => fetchWrongAnswers(day),
    meta,
  });
