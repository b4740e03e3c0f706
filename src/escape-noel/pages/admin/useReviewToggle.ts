import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { validateReview, type AccountsPage, type AccountsRequest, type KnightAccount } from '@/backend/admin';
import { logFailure } from '@/lib/log';
import { nameOf, useSession } from '../../shared/session/SessionProvider';
import { accountsKey, accountsQuery, statsQuery } from './admin.queries';
import type { Decided, Decision } from './decisions';

/**
 * Validates or withdraws a review or a photo: shown at once, undone if the server refuses; the total is the server's. A decision
 * can be taken back until `close`: until then the list is not read anew, so that the line stays although it left the filter.
 * @param request the page of the list in which it happens.
 */
export function useReviewToggle(request: AccountsRequest) {
  const queries = useQueryClient();
  const session = useSession();
  const [decided, setDecided] = useState<Decided | null>(null);
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
    mutationFn: ({ account, hasReview, hasMedia }: Decision & { isUndone: boolean }) =>
      validateReview(account.id, hasReview, hasMedia),
    onMutate: async ({ account, hasReview, hasMedia }) => {
      await queries.cancelQueries({ queryKey });
      change(account.id, { hasReview, hasMedia });
    },
    onSuccess: (totalScore, decision) => {
      const { account, hasReview, hasMedia } = decision;
      const signed = { hasReview, hasMedia, adminName: nameOf(session), decidedAt: new Date() };
      change(account.id, { totalScore, decision: signed });
      setDecided({ ...decision, totalScore });
      // None of it is waited for: the decision is taken, and may be taken back at once.
      void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: accountsKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: ['leaderboard'] });
    },
    onError: (error, { account }) => {
      logFailure("Mise à jour de l'avis", error);
      change(account.id, { hasReview: account.hasReview, hasMedia: account.hasMedia });
    },
  });

  return {
    decide: (decision: Decision) => mutate({ ...decision, isUndone: false }),
    /** The latest decision, for as long as it can be taken back. */
    decided,
    /** Gives an account back both flags as they stood before the latest decision. */
    undo: ({ account, hasReview, hasMedia }: Decided) =>
      mutate({
        account: { ...account, hasReview, hasMedia },
        hasReview: account.hasReview,
        hasMedia: account.hasMedia,
        isUndone: true,
      }),
    close: useCallback(() => {
      setDecided(null);
      void queries.invalidateQueries({ queryKey: accountsKey });
    }, [queries]),
    failed: isError,
    forgetFailure: reset,
    /** A decision is on its way: another would hide its failure, and could be undone by what is read after it. */
    busy: isPending,
  };
}
