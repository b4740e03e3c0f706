import { counted, plural } from '@/lib/french';
import { RIDDLE_COUNT } from '../../game/rules/days';

export const magicPointsText = (points: number) => counted(points, 'point magique', 'points magiques');

export const bonusAnswersText = (count: number) => counted(count, "défi de l'étoile", "défis de l'étoile");

/** A knight's figures; null while unknown. */
export interface FinalFigures {
  score: number | null;
  fragmentCount: number;
  completedCount: number;
  /** Second questions answered: the silver rings (rule 13.3). */
  bonusAnswerCount: number;
  finishedAt: Date | null;
  rank: number | null;
  playerCount: number | null;
  /** The team has taken the knight out of the ranking (rule 6.8), or the account is a class's (rule 25.7). */
  isOutOfRanking: boolean;
}

export const rankText = (rank: number | null): string => (rank === null ? 'N/A' : `#${rank}`);

export const playersText = (playerCount: number | null): string =>
  playerCount === null ? 'chevaliers' : `sur ${playerCount} ${plural(playerCount, 'chevalier')}`;

export const riddlesLeft = (completedCount: number): number => Math.max(0, RIDDLE_COUNT - completedCount);

export const latest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((last, each) => (last === null || each > last ? each : last), null);
