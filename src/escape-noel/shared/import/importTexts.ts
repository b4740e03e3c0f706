import type { ImportOutcome } from '@/backend/progress';
import { counted, elided, plural } from '@/lib/french';

/** « 1 point », « 5 points ». */
export const pointsText = (points: number) => counted(points, 'point');

/** « une énigme », « 5 énigmes ». */
export const riddlesText = (count: number) => (count === 1 ? 'une énigme' : counted(count, 'énigme'));

/** « la lumière d'une énigme », « la lumière de 5 énigmes ». */
export const lightText = (count: number) => `la lumière ${elided('de', riddlesText(count))}`;

/** « 1 point qui n'attend », « 5 points qui n'attendent ». */
export const waitingText = (points: number) =>
  `${pointsText(points)} qui ${plural(points, "n'attend", "n'attendent")}`;

/** « Jour 3 », « Jours 3, 5 et 8 ». */
export function listDays(days: readonly number[]): string {
  const list = new Intl.ListFormat('fr', { type: 'conjunction' }).format(days.map(String));
  return `${days.length > 1 ? 'Jours' : 'Jour'} ${list}`;
}

/**
 * What an import gave, in a sentence or two.
 * @param left the days that could not come.
 * @param feast what became of the sentence of the feast, where it was to come.
 */
export function importSummary(
  { importedDays, gained, totalScore }: ImportOutcome,
  left: readonly number[],
  feast: 'none' | 'brought' | 'left',
): string {
  if (importedDays.length === 0) {
    if (feast === 'brought') return "La phrase de l'étoile rejoint ton compte.";
    return left.length > 0 || feast === 'left'
      ? "Rien n'a pu rejoindre ton compte cette fois."
      : 'Ton compte avait déjà tout ce que ce navigateur gardait.';
  }
  const joined = importedDays.length === 1 ? 'rejoint' : 'rejoignent';
  return (
    `${riddlesText(importedDays.length).replace('une', 'Une')} ${joined} ton compte : +${pointsText(gained)}. ` +
    `Tu en as maintenant ${totalScore}.${feast === 'brought' ? " La phrase de l'étoile est venue aussi." : ''}`
  );
}
