import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ImportReport } from './ImportReport';
import { resultOf } from './importResult';

const outcome = {
  importedDays: [1],
  knownDays: [2],
  closedDays: [],
  lockedDays: [],
  answeredBonusDays: [],
  lockedBonusDays: [],
  hasFinalSentence: false,
  gained: 5,
  totalScore: 10,
};
const completion = {
  completed: true as const,
  score: 5,
  hints_used: 0,
  completed_at: '2026-12-01T10:00:00.000Z',
  revealed: false,
  revelation: null,
};
const sent = (days: readonly number[], bonusDays: readonly number[] = []) => ({
  days: days.map((day) => ({ day, completion })),
  bonusDays,
  finalSentence: false,
});

test('days whose doors are closed are said not to have been judged, apart from those that were not recognized', () => {
  render(<ImportReport result={resultOf(sent([1, 4, 6, 7]), { ...outcome, closedDays: [4, 7] })} />);
  expect(
    screen.getByText(/^Jours 4 et 7\s: leurs portes sont fermées, tes réponses n'ont pas été jugées\./),
  ).toBeTruthy();
  expect(screen.getByText(/^Jour 6\s: la réponse gardée ici n'a pas été reconnue/)).toBeTruthy();
});

test('the bonus question of a day that is closed is said not to have been judged', () => {
  render(<ImportReport result={resultOf(sent([], [3]), { ...outcome, closedDays: [3] })} />);
  expect(screen.getByText(/^Jour 3\s: sa porte est fermée, ta réponse n'a pas été jugée\./)).toBeTruthy();
  expect(screen.queryByText(/n'a pas été reconnue/)).toBeNull();
});
