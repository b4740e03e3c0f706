import { expect, test } from 'vitest';
import { importSummary, listDays, pointsText, riddlesText } from './importTexts';

const outcome = {
  importedDays: [] as number[],
  keptDays: [],
  lockedDays: [],
  gained: 0,
  totalScore: 5,
  completedCount: 1,
};

test('Numbers agree with their nouns', () => {
  expect([0, 1, 2].map(pointsText)).toEqual(['0\u00A0point', '1\u00A0point', '2\u00A0points']);
  expect([1, 2].map(riddlesText)).toEqual(['une énigme', '2\u00A0énigmes']);
  expect(listDays([3])).toBe('Jour 3');
  expect(listDays([3, 5, 8])).toBe('Jours 3, 5 et 8');
});

test('An import says what it gained, and never more', () => {
  expect(importSummary(outcome, [])).toMatch(/avait déjà tout/);
  expect(importSummary(outcome, [4])).toMatch(/^Rien n'a pu rejoindre/);
  expect(importSummary({ ...outcome, importedDays: [1], gained: 5 }, [])).toBe(
    'Une énigme rejoint ton compte\u00A0: +5\u00A0points. Tu en as maintenant 5.',
  );
  expect(importSummary({ ...outcome, importedDays: [1, 2], gained: 8, totalScore: 8 }, [3])).toMatch(
    /^2.énigmes rejoignent/,
  );
});
