import { capitalized } from '@/lib/capitalized';
import { counted } from '@/lib/french';
import { closedDaysText, listBonusDays, listDays } from '../import/importTexts';
import type { TransferredJourney } from './journeyLink';
import { isCompleted, type ItemStatus, type ReceivedItem } from './receiveJourney';

interface Counts {
  days: number;
  rings: number;
  sentence: boolean;
}

/** « 7 jours », « 7 jours et 2 anneaux », « 24 jours, 2 anneaux et la phrase de l'étoile »; null for nothing. */
export function countsText({ days, rings, sentence }: Counts): string | null {
  const items = [
    ...(days > 0 ? [counted(days, 'jour')] : []),
    ...(rings > 0 ? [counted(rings, 'anneau', 'anneaux')] : []),
    ...(sentence ? ["la phrase de l'étoile"] : []),
  ];
  return items.length === 0 ? null : new Intl.ListFormat('fr', { type: 'conjunction' }).format(items);
}

/** Summary of a journey. */
export const countsOf = ({ days, finalSentence: { answer, revealed } }: TransferredJourney): Counts => ({
  days: days.filter(isCompleted).length,
  rings: days.filter(({ bonusAnswer }) => bonusAnswer !== undefined).length,
  sentence: revealed || answer !== undefined,
});

/** « 6 jours et 2 anneaux sont arrivés. » */
export function receivedText(items: readonly ReceivedItem[]): string {
  const received = items.filter(({ status }) => status === 'received');
  const counts = {
    days: received.filter(({ kind }) => kind === 'day').length,
    rings: received.filter(({ kind }) => kind === 'bonus').length,
    sentence: received.some(({ kind }) => kind === 'sentence'),
  };
  const text = countsText(counts);
  if (text === null) return "Rien de nouveau n'est arrivé.";
  const total = counts.days + counts.rings + Number(counts.sentence);
  const arrived = total > 1 ? 'sont arrivés' : counts.sentence && total === 1 ? 'est arrivée' : 'est arrivé';
  return `${capitalized(text)} ${arrived}.`;
}

/** A sentence for each group of items that was not received, with what to do. */
export function leftTexts(items: readonly ReceivedItem[]): string[] {
  const daysOf = (kind: 'day' | 'bonus', status: ItemStatus) =>
    items.flatMap((item) => (item.kind === kind && item.status === status ? [item.entry.day] : []));
  const [days, rings] = [daysOf('day', 'refused'), daysOf('bonus', 'refused')];
  const closed = daysOf('day', 'closed');
  // Of the days that are not found for a reason said already, the ring needs no word.
  const early = daysOf('bonus', 'early').filter((day) => !days.includes(day) && !closed.includes(day));
  const isSentence = (status: ItemStatus) =>
    items.some((item) => item.kind === 'sentence' && item.status === status);
  return [
    ...(closed.length > 0 ? [`${closedDaysText(closed, 'link')} Rouvre-le plus tard.`] : []),
    ...(days.length > 0
      ? [`${listDays(days)}\u00A0: la réponse du lien n'a pas été reconnue. Rejoue pour l'ajouter ici.`]
      : []),
    ...(rings.length > 0
      ? [
          `${listBonusDays(rings)}\u00A0: la réponse du lien n'a pas été reconnue. Redonne-la sous l'énigme du jour.`,
        ]
      : []),
    ...(early.length > 0
      ? [
          `${listBonusDays(early)}\u00A0: le lien n'apporte pas la réponse de l'énigme. Trouve-la ici, puis rouvre-le.`,
        ]
      : []),
    ...(isSentence('refused')
      ? ["La phrase du lien n'a pas été reconnue. Redis-la dans ta constellation."]
      : []),
    ...(isSentence('early')
      ? ["La phrase de l'étoile viendra quand les 24\u00A0jours seront ici\u00A0: rouvre alors ce lien."]
      : []),
  ];
}
