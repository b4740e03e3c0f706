import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importProgress } from '@/api/progress';
import { usePersisted } from '@/lib/storage';
import { visitorStorage } from '../storage/browserProgress';
import { solvedBonusDaysQuery, finalSentenceQuery, refreshPlayer } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';
import { useProgress } from '../player/useProgress';
import { ALL_DAYS } from '../rules/days';
import { useEdition } from '../edition/useEdition';
import { refreshCalendars, useOpenDays, usePlayedEdition } from '../season/calendar';
import { useSession } from '../session/useSession';
import { resultOf, type Offer } from './importResult';
import {
  decline,
  declinedKey,
  declinedOffers,
  bonusItem,
  dayOf,
  FINAL_SENTENCE,
  localEntries,
  localFinalSentence,
} from './localEntries';
import { sorted } from '@/lib/arrays';

/** From visitor to knight: the browser removes what it stores only once the server has confirmed the import. */
export function useImport() {
  const { status, account, playerId } = useSession();
  const { ready, days: known } = useProgress();
  const queries = useQueryClient();
  const edition = useEdition();
  const played = usePlayedEdition();
  const code = edition ?? played;
  const key = declinedKey(playerId ?? '', code);
  const storage = visitorStorage(edition, null);
  const local = usePersisted(storage.progress);
  const declined = usePersisted(declinedOffers)[key] ?? [];
  const openDays = useOpenDays();
  // A day behind a closed door is not declined: it is offered again once that door is open.
  const isClosed = (item: number) => item !== FINAL_SENTENCE && !openDays.has(dayOf(item));
  // A knight without a name chooses one first.
  const isKnight = status === 'knight' && account.username !== null;

  // There is no offer before the account's progress is known, and which edition the browser's is of.
  const stored = isKnight && ready && code !== null ? sorted(local, ([one], [other]) => one - other) : [];
  const days = stored.flatMap(([day, completion]) => (known.has(day) ? [] : [{ day, completion }]));

  const player = usePlayer();
  const { data: rings } = useQuery({
    ...solvedBonusDaysQuery(player),
    enabled: stored.some(([day, { defi }]) => defi && known.has(day)),
  });
  const bonusDays = stored
    .filter(([day, { defi }]) => defi && (!known.has(day) || rings?.includes(day) === false))
    .map(([day]) => day);

  const storesFinalSentence = usePersisted(storage.finalSentence).solved !== null;
  const { data: finalSentence } = useQuery({
    ...finalSentenceQuery(player),
    enabled: isKnight && storesFinalSentence && known.size === ALL_DAYS.length,
  });
  const lacksFinalSentence =
    days.length > 0
      ? ALL_DAYS.every((day) => known.has(day) || local.has(day))
      : finalSentence?.solved === null;
  const missing: Offer = {
    days,
    bonusDays,
    finalSentence: isKnight && code !== null && storesFinalSentence && lacksFinalSentence,
  };

  const mutation = useMutation({
    mutationFn: async (sent: Offer) => {
      const journey = { player: playerId ?? '', edition: code };
      return resultOf(
        sent,
        await importProgress(journey, localEntries(edition, null), localFinalSentence(edition, null)),
      );
    },
    meta: { failure: 'Import de la progression' },
    onSuccess: (outcome) => {
      const onAccount = [...outcome.importedDays, ...outcome.knownDays];
      const sent = storage.progress.read();
      storage.forgetDays(
        onAccount.filter((day) => !sent.get(day)?.defi || outcome.answeredBonusDays.includes(day)),
      );
      if (outcome.hasFinalSentence) storage.finalSentence.remove();
      // Entries that the server did not accept stay in the browser, and are not offered again on every page.
      const remaining = [...storage.progress.read()];
      const daysLeft = remaining.map(([day]) => day).filter((day) => !onAccount.includes(day));
      const bonusDaysLeft = remaining.flatMap(([day, { defi }]) => (defi ? [bonusItem(day)] : []));
      // The server judges the sentence once no day is missing.
      const isSentenceRefused = daysLeft.length === 0 && storage.finalSentence.read().solved !== null;
      const mayComeLater = outcome.lockedDays.length + outcome.lockedBonusDays.length > 0;
      const left = [...daysLeft, ...bonusDaysLeft, ...(isSentenceRefused ? [FINAL_SENTENCE] : [])];
      if (!mayComeLater)
        decline(
          key,
          left.filter((item) => !isClosed(item) && !outcome.closedDays.includes(dayOf(item))),
        );
      if (outcome.closedDays.length > 0) void refreshCalendars(queries);
      if (player) void refreshPlayer(queries, player.key);
    },
  });

  // During an import the browser already removes what is being imported.
  const offered = mutation.isPending ? mutation.variables : missing;
  const answers = [...offered.days.map(({ day }) => day), ...offered.bonusDays.map(bonusItem)];
  // Declining other items does not decline the sentence.
  const items = answers.length === 0 && offered.finalSentence ? [FINAL_SENTENCE] : answers;
  return {
    mutation,
    offered,
    isEmpty: items.length === 0,
    isDeclined: items.every((item) => isClosed(item) || declined.includes(item)),
    run: () => mutation.mutate(offered),
    decline: () => {
      decline(
        key,
        items.filter((item) => !isClosed(item)),
      );
      mutation.reset();
    },
  };
}

export type Import = ReturnType<typeof useImport>;
