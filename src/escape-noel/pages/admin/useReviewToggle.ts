import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { validateReview, type AccountsPage, type KnightAccount } from '@/api/admin';
import { nameOf, useSession } from '../../game/session/useSession';
import { rankingKey } from '../../game/player/ranking.queries';
import { accountsKey, statsQuery } from './admin.queries';
import type { Decided, Decision } from './decisions';

/**
 * Validates or withdraws a review or a photo: an optimistic update, undone if the server refuses. Until `close` a decision
 * can be undone, and the list is not refetched: the row stays even if it no longer matches the filter.
 */
export function useReviewToggle() {
  const queries = useQueryClient();
  const session = useSession();
  const [decided, setDecided] = useState<Decided | null>(null);

  // In every cached page: the admin may have searched again meanwhile.
  const change = (id: string, changes: Partial<KnightAccount>) =>
    queries.setQueriesData<AccountsPage>(
      { queryKey: accountsKey },
      (page) =>
        page && {
          ...page,
          accounts: page.accounts.map((each) => (each.id === id ? { ...each, ...changes } : each)),
        },
    );

  /** Pages being fetched may have been read before the decision: fetch them again. */
  const refetchPending = async () => {
    const fetching = queries.getQueryCache().findAll({ queryKey: accountsKey, fetchStatus: 'fetching' });
    await queries.cancelQueries({ queryKey: accountsKey });
    for (const { queryKey } of fetching) void queries.refetchQueries({ queryKey, exact: true });
  };

  const { mutate, isError, error, reset, isPending, variables } = useMutation({
    mutationFn: ({ account, hasReview, hasMedia }: Decision & { isUndone: boolean }) =>
      validateReview(account.id, hasReview, hasMedia),
    onSuccess: (totalScore, decision) => {
      const { account, hasReview, hasMedia } = decision;
      const latest = { hasReview, hasMedia, adminName: nameOf(session), decidedAt: new Date() };
      change(account.id, { hasReview, hasMedia, totalScore, decision: latest });
      setDecided({ ...decision, totalScore });
      void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: accountsKey, refetchType: 'none' });
      void refetchPending();
      void queries.invalidateQueries({ queryKey: rankingKey });
    },
    meta: { failure: "Mise à jour de l'avis" },
  });

  return {
    decide: (decision: Decision) => mutate({ ...decision, isUndone: false }),
    withPendingFlags: (account: KnightAccount): KnightAccount =>
      isPending && variables.account.id === account.id
        ? { ...account, hasReview: variables.hasReview, hasMedia: variables.hasMedia }
        : account,
    decided,
    undo: ({ account, hasReview, hasMedia }: Decided) =>
      mutate({
        account: { ...account, hasReview, hasMedia },
        hasReview: account.hasReview,
        hasMedia: account.hasMedia,
        isUndone: true,
      }),
    close: () => {
      setDecided(null);
      void queries.invalidateQueries({ queryKey: accountsKey });
    },
    failed: isError,
    /** The database's reason; null where it gave none. */
    reason: error instanceof ApiError && error.reason === 'account_has_review' ? error.message : null,
    dismissFailure: reset,
    busy: isPending,
  };
}
