import { useMutation, useQueryClient } from '@tanstack/react-query';
import { validateReview, type AccountsPage, type AccountsRequest, type KnightAccount } from '@/backend/admin';
import { logFailure } from '@/lib/log';
import { accountsQuery, statsQuery } from './admin.queries';

interface Decision {
  account: KnightAccount;
  hasReview: boolean;
  hasMedia: boolean;
}

/**
 * Validates or withdraws a review or its photo: shown at once, undone if the server refuses; the total is the server's.
 * @param request the page of the list in which it happens.
 */
export function useReviewToggle(request: AccountsRequest) {
  const queries = useQueryClient();
  const { queryKey } = accountsQuery(request);

  const change = (id: string, changes: Partial<KnightAccount>) =>
    queries.setQueryData<AccountsPage>(
      queryKey,
      (page) =>
        page && {
          ...page,
          accounts: page.accounts.map((each) => (each.id === id ? { ...each, ...changes } : each)),
        },
    );

  const { mutate, isError, reset, isPending } = useMutation({
    mutationFn: ({ account, hasReview, hasMedia }: Decision) =>
      validateReview(account.id, hasReview, hasMedia),
    onMutate: async ({ account, hasReview, hasMedia }) => {
      await queries.cancelQueries({ queryKey });
      change(account.id, { hasReview, hasMedia });
    },
    onSuccess: async (totalScore, { account }) => {
      change(account.id, { totalScore });
      await Promise.all([
        queries.invalidateQueries({ queryKey: statsQuery.queryKey }),
        // Who decided and when; the same line may have left the filter.
        queries.invalidateQueries({ queryKey: ['admin', 'accounts'] }),
        queries.invalidateQueries({ queryKey: ['leaderboard'] }),
      ]);
    },
    onError: (error, { account }) => {
      logFailure("Mise à jour de l'avis", error);
      change(account.id, { hasReview: account.hasReview, hasMedia: account.hasMedia });
    },
  });
  return {
    decide: mutate,
    failed: isError,
    forgetFailure: reset,
    /** A decision is on its way: another would hide its failure, and could be undone by what is read after it. */
    busy: isPending,
  };
}
