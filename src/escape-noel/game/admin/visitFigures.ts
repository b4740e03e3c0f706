import type { VisitFigures } from '@/api/visits';
import { formatCount } from '@/lib/french';
import { sorted } from '@/lib/arrays';

/** A day's figures for one audience. */
export interface DayFigures {
  day: number;
  figures: VisitFigures;
}

/** Outcomes of the players who opened a day; the four parts add up to `total`. */
export interface Split {
  total: number;
  found: number;
  revealed: number;
  /** Tried, neither found nor revealed. */
  tried: number;
  /** Opened only. */
  opened: number;
}

/** Splits a day's figures. Hidden ones count as none, and openings are at least what happened after them. */
export function splitOf(figures: VisitFigures): Split {
  const [found, revealed, tried] = [figures.found ?? 0, figures.revealed ?? 0, figures.tried ?? 0];
  const total = Math.max(figures.opened ?? 0, tried, found + revealed);
  const stuck = Math.max(0, Math.min(total, tried) - found - revealed);
  return { total, found, revealed, tried: stuck, opened: total - found - revealed - stuck };
}

/** The whole percent of those who opened a day and solved it or had it revealed; null where both numbers are hidden. */
export function doneShare(figures: VisitFigures): number | null {
  if (figures.found === null && figures.revealed === null) return null;
  const { total, found, revealed } = splitOf(figures);
  return Math.round((100 * (found + revealed)) / total);
}

/** The chart in words: where most players stop, and how many reach the end. */
export function summaryOf(days: readonly DayFigures[], threshold: number): string {
  const shown = days
    .map(({ day, figures }) => ({ day, total: splitOf(figures).total, done: doneShare(figures) }))
    .filter(({ total }) => total > 0);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return `Rien à montrer pour l'instant\u00A0: aucun nombre n'atteint ${threshold}.`;
  const [worst] = sorted(
    shown.flatMap(({ day, done }) => (done === null ? [] : [{ day, left: Math.max(0, 100 - done) }])),
    (one, other) => other.left - one.left,
  );
  const stop =
    !worst || worst.left === 0
      ? "Aucun jour n'arrête personne de façon visible."
      : `C'est le jour ${worst.day} qui arrête le plus\u00A0: ${worst.left}\u00A0% de celles et ceux qui l'ouvrent n'en viennent pas à bout.`;
  if (first === last) return stop;
  return `${stop} Le jour ${first.day} a été ouvert ${formatCount(first.total)} fois, le jour ${last.day} l'a été ${formatCount(last.total)} fois.`;
}

/** Those who opened or tried a day, and neither found nor revealed it (rule 8.9), from published numbers alone. @returns null below the threshold. */
export function stuckCount(figures: VisitFigures, threshold: number): number | null {
  const { tried, opened } = splitOf(figures);
  const count = tried + opened;
  return count < threshold ? null : count;
}
