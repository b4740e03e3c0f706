import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { validateReview, type AccountsPage, type KnightAccount } from '@/api/admin';
import { nameOf, useSession } from '../../shared/session/SessionProvider';
import { rankingKey } from '../../shared/ranking.queries';
import { accountsKey, statsQuery } from './admin.queries';
import type { Decided, Decision } from './decisions';

/**
 * Validates or withdraws a review or a photo: shown at once, undone if the server refuses; the total is the server's. A decision
 * can be taken back until `close`: until then the list is not read anew, so that the line stays although it left the filter.
 */
export function useReviewToggle() {
  const queries = useQueryClient();
  const session = useSession();
  const [decided, setDecided] = useState<Decided | null>(null);

  // In every page that was read: another search may have come into sight since the box was ticked.
  const change = (id: string, changes: Partial<KnightAccount>) =>
    queries.setQueriesData<AccountsPage>(
      { queryKey: accountsKey },
      (page) =>
        page && {
          ...page,
          accounts: page.accounts.map((each) => (each.id === id ? { ...each, ...changes } : each)),
        },
    );

  /** Pages that are on their way were perhaps read before the decision: they are asked for again. */
  const askAgain = async () => {
    const underWay = queries.getQueryCache().findAll({ queryKey: accountsKey, fetchStatus: 'fetching' });
    await queries.cancelQueries({ queryKey: accountsKey });
    for (const { queryKey } of underWay) void queries.refetchQueries({ queryKey, exact: true });
  };

  const { mutate, isError, reset, isPending, variables } = useMutation({
    mutationFn: ({ account, hasReview, hasMedia }: Decision & { isUndone: boolean }) =>
      validateReview(account.id, hasReview, hasMedia),
    onSuccess: (totalScore, decision) => {
      const { account, hasReview, hasMedia } = decision;
      const signed = { hasReview, hasMedia, adminName: nameOf(session), decidedAt: new Date() };
      change(account.id, { hasReview, hasMedia, totalScore, decision: signed });
      setDecided({ ...decision, totalScore });
      // None of it is waited for: the decision is taken, and may be taken back at once.
      void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: accountsKey, refetchType: 'none' });
      void askAgain();
      void queries.invalidateQueries({ queryKey: rankingKey });
    },
    meta: { failure: "Mise à jour de l'avis" },
  });

  return {
    decide: (decision: Decision) => mutate({ ...decision, isUndone: false }),
    /** The flags as they were just asked for, on the line that they are about: whatever list is in sight, until the server has said. */
    asAsked: (account: KnightAccount): KnightAccount =>
      isPending && variables.account.id === account.id
        ? { ...account, hasReview: variables.hasReview, hasMedia: variables.hasMedia }
        : account,
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
    close: () => {
      setDecided(null);
      void queries.invalidateQueries({ queryKey: accountsKey });
    },
    failed: isError,
    forgetFailure: reset,
    /** A decision is on its way: another would hide its failure, and could be undone by what is read after it. */
    busy: isPending,
  };
}
