import { capitalized } from '@/lib/capitalized';
import { counted, elided, plural } from '@/lib/french';
import { isLeft, type ImportResult, type Offer } from './importResult';

/** « une énigme », « 5 énigmes ». */
export const riddlesText = (count: number) => (count === 1 ? 'une énigme' : counted(count, 'énigme'));

/** « la lumière d'une énigme », « la lumière de 5 énigmes ». */
export const lightText = (count: number) => `la lumière ${elided('de', riddlesText(count))}`;

/** « 1 point qui n'attend », « 5 points qui n'attendent ». */
export const waitingText = (points: number) =>
  `${counted(points, 'point')} qui ${plural(points, "n'attend", "n'attendent")}`;

/** « Jour 3 », « Jours 3, 5 et 8 ». */
export function listDays(days: readonly number[]): string {
  const list = new Intl.ListFormat('fr', { type: 'conjunction' }).format(days.map(String));
  return `${days.length > 1 ? 'Jours' : 'Jour'} ${list}`;
}

/** « Défi du jour 3 », « Défis des jours 3 et 5 ». */
export const listBonusDays = (days: readonly number[]): string =>
  listDays(days).replace('Jours', 'Défis des jours').replace('Jour', 'Défi du jour');

/** « Jour 6 : sa porte est fermée… » (rules 5.5, 20.2). @param place where the answers stay. */
export function closedDaysText(days: readonly number[], place: 'browser' | 'link' = 'browser'): string {
  const where = place === 'browser' ? 'ce navigateur' : 'le lien';
  return days.length === 1
    ? `${listDays(days)}\u00A0: sa porte est fermée, ta réponse n'a pas été jugée. Elle reste dans ${where}.`
    : `${listDays(days)}\u00A0: leurs portes sont fermées, tes réponses n'ont pas été jugées. Elles restent dans ${where}.`;
}

/** « un défi relevé », « 3 défis relevés ». */
export const bonusAnswersText = (count: number) =>
  count === 1 ? 'un défi relevé' : counted(count, 'défi relevé', 'défis relevés');

export function offerText({ days, bonusDays }: Offer): string {
  const points = days.reduce((sum, { completion }) => sum + completion.score, 0);
  if (days.length > 0)
    return `Avant de te connecter, tu as trouvé ${lightText(days.length)} dans ce navigateur\u00A0: ${waitingText(points)} que ton nom.`;
  if (bonusDays.length === 0)
    return "La phrase de l'étoile t'attend dans ce navigateur\u00A0: elle n'a plus besoin que de ton nom.";
  const rings = plural(
    bonusDays.length,
    "son anneau d'argent n'attend",
    "leurs anneaux d'argent n'attendent",
  );
  return `Ce navigateur garde ${bonusAnswersText(bonusDays.length)}\u00A0: ${rings} que ton nom.`;
}

/** « Léa : 3 énigmes, 15 points. » */
export function travellerOfferText(name: string, { days, bonusDays, finalSentence }: Offer): string {
  const points = days.reduce((sum, { completion }) => sum + completion.score, 0);
  const played = [
    ...(days.length > 0 ? [riddlesText(days.length), counted(points, 'point')] : []),
    ...(bonusDays.length > 0 ? [bonusAnswersText(bonusDays.length)] : []),
    ...(finalSentence ? ["la phrase de l'étoile"] : []),
  ];
  return `${name}\u00A0: ${played.join(', ')}.`;
}

/** @param knight the name of the knight that has been added for it; without it, it is the knight's that plays. */
export function importSummary(result: ImportResult, knight?: string): string {
  const { importedDays, gained, totalScore, bonusDays, finalSentence } = result;
  const target = knight === undefined ? 'ton compte' : `le voyage ${elided('de', knight)}`;
  const rings = bonusDays.brought.length;
  const others = [
    ...(rings > 0 ? [bonusAnswersText(rings)] : []),
    ...(finalSentence === 'brought' ? ["la phrase de l'étoile"] : []),
  ].join(' et ');
  const count = rings + (finalSentence === 'brought' ? 1 : 0);
  if (importedDays.length > 0) {
    const joined = importedDays.length === 1 ? 'rejoint' : 'rejoignent';
    return (
      `${capitalized(riddlesText(importedDays.length))} ${joined} ${target}\u00A0: +${counted(gained, 'point')}.` +
      `${knight === undefined ? ` Tu en as maintenant ${totalScore}.` : ''}${others && ` Avec ${importedDays.length === 1 ? 'elle' : 'elles'}\u00A0: ${others}.`}`
    );
  }
  if (count > 0) return `${capitalized(others)} ${plural(count, 'rejoint', 'rejoignent')} ${target}.`;
  return isLeft(result) || knight !== undefined
    ? `Rien n'a pu rejoindre ${target} cette fois.`
    : 'Ton compte avait déjà tout ce que ce navigateur gardait.';
}
