import { RIDDLE_COUNT } from '../../shared/rules/days';

/** What the final page knows of a knight: true figures only, null while unknown. */
export interface FinalFigures {
  score: number | null;
  fragmentCount: number;
  completedCount: number;
  /** When the last riddle was completed. */
  finishedAt: Date | null;
  rank: number | null;
  playerCount: number | null;
}

/** « #N or N/A » (spec §2 « Final screen »). */
export function rankText(rank: number | null): string {
  return rank === null ? 'N/A' : `#${rank}`;
}

/** « 12 points magiques », « 1 point magique ». */
export function magicPointsText(points: number): string {
  return `${points} ${points > 1 ? 'points magiques' : 'point magique'}`;
}

/** « 12 fragments », « 1 fragment ». */
export function fragmentsText(count: number): string {
  return `${count} ${count > 1 ? 'fragments' : 'fragment'}`;
}

/** What stands under the rank. */
export function playersText(playerCount: number | null): string {
  if (playerCount === null) return 'chevaliers';
  return playerCount > 1 ? `sur ${playerCount} chevaliers` : `sur ${playerCount} chevalier`;
}

/** How many riddles are left. */
export function riddlesLeft(completedCount: number): number {
  return Math.max(0, RIDDLE_COUNT - completedCount);
}

/** « 5 énigmes », « 1 énigme ». */
export function riddlesText(count: number): string {
  return `${count} ${count > 1 ? 'énigmes' : 'énigme'}`;
}

/** The latest of the given moments; null when there is none. */
export function latest(moments: readonly Date[]): Date | null {
  return moments.reduce<Date | null>((last, each) => (last === null || each > last ? each : last), null);
}
