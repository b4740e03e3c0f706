import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importProgress } from '@/api/progress';
import { usePersisted } from '@/lib/storage';
import {
  forgetLocalDays,
  visitorFinalSentence,
  visitorProgress,
  type LocalCompletion,
} from '../player/browserProgress';
import { solvedBonusDaysQuery, finalSentenceQuery, refreshPlayer } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';
import { useProgress } from '../player/useProgress';
import { ALL_DAYS } from '../rules/days';
import { useSession } from '../session/SessionProvider';
import { resultOf } from './importResult';
import {
  decline,
  declinedOffers,
  bonusPart,
  FINAL_SENTENCE,
  localEntries,
  localFinalSentence,
} from './localEntries';

/** A day of the visitor's that the account does not have. */
export type OfferedDay = { day: number; completion: LocalCompletion };

/** What the browser keeps and the account does not have. */
export interface Offer {
  /** In order. */
  days: readonly OfferedDay[];
  /** The days whose bonus question is answered here: those above, and some that the account has (rule 13.3). */
  bonusDays: readonly number[];
  /** Whether the final sentence, found or revealed, can come too: once every day is there (rule 14.1). */
  finalSentence: boolean;
}

/** From visitor to knight: offers what the browser keeps, and keeps it until the server has confirmed. */
export function useImport() {
  const { status, account } = useSession();
  const { ready, days: known } = useProgress();
  const queries = useQueryClient();
  const accountId = account?.id ?? '';
  const local = usePersisted(visitorProgress);
  const declined = usePersisted(declinedOffers)[accountId] ?? [];
  // A knight without a name is still choosing one: first things first.
  const isKnight = status === 'knight' && account.username !== null;

  // Nothing is lacking before it is known what the account has.
  const kept = isKnight && ready ? [...local].toSorted(([one], [other]) => one - other) : [];
  const days = kept.flatMap(([day, completion]) => (known.has(day) ? [] : [{ day, completion }]));

  const player = usePlayer();
  const { data: rings } = useQuery({
    ...solvedBonusDaysQuery(player),
    enabled: kept.some(([day, { defi }]) => defi && known.has(day)),
  });
  const bonusDays = kept
    .filter(([day, { defi }]) => defi && (!known.has(day) || rings?.includes(day) === false))
    .map(([day]) => day);

  const keepsFinalSentence = usePersisted(visitorFinalSentence).solved !== null;
  const { data: finalSentence } = useQuery({
    ...finalSentenceQuery(player),
    enabled: isKnight && keepsFinalSentence && known.size === ALL_DAYS.length,
  });
  const lacksFinalSentence =
    days.length > 0
      ? ALL_DAYS.every((day) => known.has(day) || local.has(day))
      : finalSentence?.solved === null;
  const lacking: Offer = {
    days,
    bonusDays,
    finalSentence: isKnight && keepsFinalSentence && lacksFinalSentence,
  };

  const mutation = useMutation({
    mutationFn: async (sent: Offer) =>
      resultOf(sent, await importProgress(localEntries(visitorProgress.read()), localFinalSentence())),
    onSuccess: (outcome) => {
      const there = [...outcome.importedDays, ...outcome.keptDays];
      const sent = visitorProgress.read();
      forgetLocalDays(there.filter((day) => !sent.get(day)?.defi || outcome.answeredBonusDays.includes(day)));
      if (outcome.hasFinalSentence) visitorFinalSentence.remove();
      // What the server could not accept stays here, and is not offered again at every page.
      const left = [...visitorProgress.read()];
      const daysLeft = left.map(([day]) => day).filter((day) => !there.includes(day));
      const bonusDaysLeft = left.flatMap(([day, { defi }]) => (defi ? [bonusPart(day)] : []));
      // The sentence waits for the days that are left: without any, it was judged.
      const isMissed = daysLeft.length === 0 && visitorFinalSentence.read().solved !== null;
      const mayComeLater = outcome.lockedDays.length + outcome.lockedBonusDays.length > 0;
      if (!mayComeLater)
        decline(accountId, [...daysLeft, ...bonusDaysLeft, ...(isMissed ? [FINAL_SENTENCE] : [])]);
      void refreshPlayer(queries, accountId);
    },
  });

  // What is being brought, for as long as it is: the browser forgets it before the page is told.
  const offered = mutation.isPending ? mutation.variables : lacking;
  const answers = [...offered.days.map(({ day }) => day), ...offered.bonusDays.map(bonusPart)];
  // The sentence follows the others for as long as there are any: putting them aside is not about it.
  const parts = answers.length === 0 && offered.finalSentence ? [FINAL_SENTENCE] : answers;
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
