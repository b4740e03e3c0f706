import { counted } from '@/lib/french';
import { scoreForHints } from '../../game/rules/score';

/** The points that can still be won after the next hint (rule 5.1). @param hintsUsed hints revealed so far. */
export function costOf(hintsUsed: number): string {
  const now = scoreForHints(hintsUsed);
  const then = scoreForHints(hintsUsed + 1);
  return now === then
    ? `Après cet indice, la bonne réponse te rapportera toujours ${counted(then, 'point')}.`
    : `Après cet indice, la bonne réponse te rapportera ${counted(then, 'point')} au lieu de ${now}.`;
}
