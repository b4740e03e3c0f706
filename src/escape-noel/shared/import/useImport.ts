import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importProgress } from '@/backend/progress';
import { useStored } from '@/lib/storage';
import {
  forgetLocalDays,
  visitorFeast,
  visitorProgress,
  type LocalCompletion,
} from '../player/browserProgress';
import { refreshPlayer } from '../player/player.queries';
import { useProgress } from '../player/useProgress';
import { useSession } from '../session/SessionProvider';
import { decline, declinedOffers, localEntries, localFeast } from './localEntries';

/** A day of the visitor's that the account does not have. */
export type OfferedDay = { day: number; completion: LocalCompletion };

/** From visitor to knight: offers what the browser keeps, and keeps it until the server has confirmed. */
export function useImport() {
  const { status, account } = useSession();
  const { ready, days: known } = useProgress();
  const queries = useQueryClient();
  const accountId = account?.id ?? '';
  const local = useStored(visitorProgress);
  const declined = useStored(declinedOffers)[accountId] ?? [];
  // A knight without a name is still choosing one: first things first.
  const isKnight = status === 'knight' && account.username !== null;

  const lacking =
    isKnight && ready
      ? [...local]
          .filter(([day]) => !known.has(day))
          .map(([day, completion]) => ({ day, completion }))
          .toSorted((one, other) => one.day - other.day)
      : [];

  const mutation = useMutation({
    mutationFn: (_sent: readonly OfferedDay[]) =>
      importProgress(localEntries(visitorProgress.read()), localFeast()),
    onSuccess: (outcome) => {
      forgetLocalDays([...outcome.importedDays, ...outcome.keptDays]);
      if (outcome.hasFeast) visitorFeast.remove();
      // What the server could not accept stays here, and is not offered again at every page.
      if (outcome.lockedDays.length === 0) decline(accountId, [...visitorProgress.read().keys()]);
      void refreshPlayer(queries, accountId);
    },
  });

  // What is being brought, for as long as it is: the browser forgets it before the page is told.
  const offered: readonly OfferedDay[] = mutation.isPending ? mutation.variables : lacking;
  const days = offered.map(({ day }) => day);
  return {
    mutation,
    /** The days that the account lacks, in order; empty when there is nothing to offer or nothing is known yet. */
    offered,
    /** Whether the offer was put aside on this browser by this knight. */
    isDeclined: days.every((day) => declined.includes(day)),
    run: () => mutation.mutate(offered),
    decline: () => {
      decline(accountId, days);
      mutation.reset();
    },
  };
}

/** What this browser could bring to the account, and how. */
export type Import = ReturnType<typeof useImport>;
