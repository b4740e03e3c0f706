import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importProgress } from '@/api/progress';
import { sorted } from '@/lib/arrays';
import { usePersisted } from '@/lib/storage';
import { refreshKnights } from '../knights/knights.queries';
import { visitorStorage } from '../storage/browserProgress';
import { isEmptied, removeTraveller } from '../storage/changeTravellers';
import { travellers, type Traveller, type TravellerId } from '../storage/travellers';
import { solvedBonusDaysQuery, finalSentenceQuery, refreshPlayer } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';
import { useProgress } from '../player/useProgress';
import { ALL_DAYS } from '../rules/days';
import { useEdition } from '../edition/useEdition';
import { refreshCalendars, useOpenDays, usePlayedEdition } from '../season/calendar';
import { useSession } from '../session/useSession';
import { resultOf, type Offer } from './importResult';
import { makeKnightAdder } from './knightAdder';
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
import { useStoredJourneys, type StoredJourney } from './storedJourneys';

/** A traveller of this browser, of whom something can be imported. */
export interface TravellerOffer {
  traveller: Traveller;
  /** Only things that the knight that plays lacks. */
  offered: Offer;
  /** Everything, for a knight of its own; null where it is the only traveller, which has no name. */
  whole: Offer | null;
}

/** @param knight the name and the portrait of the knight to add for it; without it, it is for the knight that plays. */
export type Sending = TravellerOffer & { knight?: Pick<Traveller, 'name' | 'portrait'> };

export const isEmpty = (offer: Offer): boolean => itemsOf(offer).length === 0;

/** The content of a sending: to the knight that plays, or to one of its own. */
const sentBy = ({ offered, whole, knight }: Sending): Offer => (knight ? (whole ?? offered) : offered);

/** Items that can be declined; declining other items does not decline the sentence. */
function itemsOf({ days, bonusDays, finalSentence }: Offer): number[] {
  const answers = [...days.map(({ day }) => day), ...bonusDays.map(bonusItem)];
  return answers.length === 0 && finalSentence ? [FINAL_SENTENCE] : answers;
}

/** From visitor to knight: the browser removes what it stores only once the server has confirmed the import. */
export function useImport() {
  const { status, account, playerId } = useSession();
  const { ready, days: known } = useProgress();
  const queries = useQueryClient();
  const edition = useEdition();
  const played = usePlayedEdition();
  const code = edition ?? played;
  const keyFor = (traveller: TravellerId) => declinedKey(playerId ?? '', code, traveller);
  const declined = usePersisted(declinedOffers);
  const openDays = useOpenDays();
  // A day behind a closed door is not declined: it is offered again once that door is open.
  const isClosed = (item: number) => item !== FINAL_SENTENCE && !openDays.has(dayOf(item));
  // A knight without a name chooses one first.
  const isKnight = status === 'knight' && account.username !== null;
  const stored = useStoredJourneys(edition);
  // There is no offer before the account's progress is known, and which edition the browser's is of.
  const journeys = isKnight && code !== null ? stored : [];

  const player = usePlayer();
  const { data: rings } = useQuery({
    ...solvedBonusDaysQuery(player),
    enabled:
      ready && journeys.some(({ days }) => [...days].some(([day, { defi }]) => defi && known.has(day))),
  });
  const { data: finalSentence } = useQuery({
    ...finalSentenceQuery(player),
    enabled: journeys.some((each) => each.hasFinalSentence) && known.size === ALL_DAYS.length,
  });

  function offerOf({ days: local, hasFinalSentence }: StoredJourney): Offer {
    const all = ready ? sorted(local, ([one], [other]) => one - other) : [];
    const days = all.flatMap(([day, completion]) => (known.has(day) ? [] : [{ day, completion }]));
    const bonusDays = all
      .filter(([day, { defi }]) => defi && (!known.has(day) || rings?.includes(day) === false))
      .map(([day]) => day);
    const lacksFinalSentence =
      days.length > 0
        ? ALL_DAYS.every((day) => known.has(day) || local.has(day))
        : finalSentence?.solved === null;
    return { days, bonusDays, finalSentence: hasFinalSentence && lacksFinalSentence };
  }

  const areMany = usePersisted(travellers).length > 1;
  /** Another traveller's days may be those that the knight that plays has solved too. */
  function wholeOf({ traveller, days: local, hasFinalSentence }: StoredJourney): Offer | null {
    if (!areMany && traveller.name === '') return null;
    const all = sorted(local, ([one], [other]) => one - other);
    return {
      days: all.map(([day, completion]) => ({ day, completion })),
      bonusDays: all.filter(([, { defi }]) => defi).map(([day]) => day),
      finalSentence: hasFinalSentence && local.size === ALL_DAYS.length,
    };
  }

  const [adders] = useState(() => new Map<TravellerId, ReturnType<typeof makeKnightAdder>>());
  async function knightFor({ traveller: { id }, knight }: Sending): Promise<string> {
    if (!knight) return playerId ?? '';
    const add = adders.get(id) ?? makeKnightAdder();
    adders.set(id, add);
    return add(knight.name, knight.portrait);
  }

  const mutation = useMutation({
    mutationFn: async (sending: Sending) => {
      const { id } = sending.traveller;
      const journey = { player: await knightFor(sending), edition: code };
      const isAdded = sending.knight !== undefined;
      return resultOf(
        sentBy(sending),
        await importProgress(journey, localEntries(edition, id), localFinalSentence(edition, id), isAdded),
      );
    },
    meta: { failure: 'Import de la progression' },
    onSuccess: (outcome, { traveller: { id }, knight }) => {
      const storage = visitorStorage(edition, id);
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
          keyFor(id),
          left.filter((item) => !isClosed(item) && !outcome.closedDays.includes(dayOf(item))),
        );
      // It is a knight now, or its journey a knight's.
      if (id !== null && isEmptied(id)) removeTraveller(id);
      if (outcome.closedDays.length > 0) void refreshCalendars(queries);
      if (player && !knight) void refreshPlayer(queries, player.key);
      if (account) void refreshKnights(queries, account.id);
    },
  });

  return {
    mutation,
    /** One a traveller who has something that the account lacks, in order. */
    offers: journeys.flatMap((journey) => {
      const { traveller } = journey;
      const offered = offerOf(journey);
      // The knight that plays may be the traveller: its own days are no reason to ask before they are known.
      const whole = ready ? wholeOf(journey) : null;
      const items = itemsOf(whole ?? offered);
      const isDeclined = items.every(
        (item) => isClosed(item) || declined[keyFor(traveller.id)]?.includes(item),
      );
      return items.length === 0 ? [] : [{ traveller, offered, whole, isDeclined }];
    }),
    decline: ({ traveller, offered, whole }: TravellerOffer) =>
      decline(
        keyFor(traveller.id),
        itemsOf(whole ?? offered).filter((item) => !isClosed(item)),
      ),
  };
}

export type Import = ReturnType<typeof useImport>;
