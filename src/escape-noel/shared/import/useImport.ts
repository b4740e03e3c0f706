import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importProgress } from '@/backend/progress';
import { useStored } from '@/lib/storage';
import {
  forgetLocalDays,
  visitorFeast,
  visitorProgress,
  type LocalCompletion,
} from '../player/browserProgress';
import { feastQuery, refreshPlayer } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';
import { useProgress } from '../player/useProgress';
import { ALL_DAYS } from '../rules/days';
import { useSession } from '../session/SessionProvider';
import { decline, declinedOffers, FEAST, localEntries, localFeast } from './localEntries';

/** A day of the visitor's that the account does not have. */
export type OfferedDay = { day: number; completion: LocalCompletion };

/** What the browser keeps and the account does not have. */
interface Offer {
  /** In order. */
  days: readonly OfferedDay[];
  /** Whether the sentence of the feast, found or revealed, can come too: once every day is there (rule 14.1). */
  feast: boolean;
}

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

  const keepsFeast = useStored(visitorFeast).solved !== null;
  const { data: feast } = useQuery({
    ...feastQuery(usePlayer()),
    enabled: isKnight && keepsFeast && known.size === ALL_DAYS.length,
  });
  const lacksFeast =
    lacking.length > 0 ? ALL_DAYS.every((day) => known.has(day) || local.has(day)) : feast?.solved === null;
  const kept: Offer = { days: lacking, feast: isKnight && keepsFeast && lacksFeast };

  const mutation = useMutation({
    mutationFn: (_sent: Offer) => importProgress(localEntries(visitorProgress.read()), localFeast()),
    onSuccess: (outcome) => {
      forgetLocalDays([...outcome.importedDays, ...outcome.keptDays]);
      if (outcome.hasFeast) visitorFeast.remove();
      // What the server could not accept stays here, and is not offered again at every page.
      const left = [...visitorProgress.read().keys()];
      // The sentence waits for the days that are left: without any, it was judged.
      const isMissed = left.length === 0 && visitorFeast.read().solved !== null;
      if (outcome.lockedDays.length === 0) decline(accountId, isMissed ? [FEAST] : left);
      void refreshPlayer(queries, accountId);
    },
  });

  // What is being brought, for as long as it is: the browser forgets it before the page is told.
  const offered = mutation.isPending ? mutation.variables : kept;
  const days = offered.days.map(({ day }) => day);
  // The sentence follows the days for as long as there are any: putting them aside is not about it.
  const parts = days.length === 0 && offered.feast ? [FEAST] : days;
  return {
    mutation,
    /** Empty when nothing is known yet. */
    offered,
    /** Whether there is nothing to offer. */
    isEmpty: parts.length === 0,
    /** Whether the offer was put aside on this browser by this knight. */
    isDeclined: parts.every((part) => declined.includes(part)),
    run: () => mutation.mutate(offered),
    decline: () => {
      decline(accountId, parts);
      mutation.reset();
    },
  };
}

/** What this browser could bring to the account, and how. */
export type Import = ReturnType<typeof useImport>;
