import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAccounts, fetchAdminStats, fetchWrongAnswers, type AccountsRequest } from '@/backend/admin';
import { fetchKnight } from '@/backend/knights';
import { knightKey } from '../../shared/session/SessionProvider';

const personal = { personal: true };

/** The caller's own row, for its admin flag: the same as the session's. */
export const rightsQuery = (accountId: string) =>
  queryOptions({ queryKey: knightKey(accountId), queryFn: fetchKnight, meta: personal });

/** The statistics object. */
export const statsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: fetchAdminStats,
  meta: personal,
});

/** Every page of the accounts that was asked for. */
export const accountsKey = ['admin', 'accounts'] as const;

/** A page of the accounts; the one before stays in sight until it has come. */
export const accountsQuery = (request: AccountsRequest) =>
  queryOptions({
    queryKey: [...accountsKey, request],
    queryFn: () => fetchAccounts(request),
    placeholderData: keepPreviousData,
    meta: personal,
  });

/** What was typed in vain for a day. */
export const wrongAnswersQuery = (day: number) =>
  queryOptions({
    queryKey: ['admin', 'wrong-answers', day],
    queryFn: () => fetchWrongAnswers(day),
    meta: personal,
  });
