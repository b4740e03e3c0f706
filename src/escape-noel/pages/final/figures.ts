import { counted, plural } from '@/lib/french';
import { RIDDLE_COUNT } from '../../shared/rules/days';

/** « 12 points magiques ». */
export const magicPointsText = (points: number) => counted(points, 'point magique', 'points magiques');

/** « 3 défis de l'étoile ». */
export const bonusAnswersText = (count: number) => counted(count, "défi de l'étoile", "défis de l'étoile");

/** A knight's figures; null while unknown. */
export interface FinalFigures {
  score: number | null;
  fragmentCount: number;
  completedCount: number;
  /** Second questions answered: the silver rings (rule 13.3). */
  bonusAnswerCount: number;
  /** When the last riddle was completed. */
  finishedAt: Date | null;
  rank: number | null;
  playerCount: number | null;
}

/** « #12 », or « N/A ». */
export function rankText(rank: number | null): string {
  return rank === null ? 'N/A' : `#${rank}`;
}

export function playersText(playerCount: number | null): string {
  return playerCount === null ? 'chevaliers' : `sur ${playerCount} ${plural(playerCount, 'chevalier')}`;
}

export function riddlesLeft(completedCount: number): number {
  return Math.max(0, RIDDLE_COUNT - completedCount);
}

export function latest(moments: readonly Date[]): Date | null {
  return moments.reduce<Date | null>((last, each) => (last === null || each > last ? each : last), null);
}
