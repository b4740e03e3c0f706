import type { ImportOutcome } from '@/api/progress';

/** The outcome of an import that brings nothing. */
export const nothing: ImportOutcome = {
  importedDays: [],
  knownDays: [],
  closedDays: [],
  lockedDays: [],
  answeredBonusDays: [],
  lockedBonusDays: [],
  hasFinalSentence: false,
  gained: 0,
  totalScore: 0,
};

/** A day that a browser stores. */
export const completion = (answer: string) => ({
  completed: true as const,
  score: 5,
  hints_used: 0,
  completed_at: '2024-12-01T10:00:00.000Z',
  answer,
});
