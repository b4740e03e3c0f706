import { expect, test } from 'vitest';
import { importSummary, lightText, listDays, pointsText, riddlesText, waitingText } from './importTexts';

const outcome = {
  importedDays: [] as number[],
  keptDays: [],
  lockedDays: [],
  hasFeast: false,
  gained: 0,
  totalScore: 5,
};

test('Numbers agree with their nouns', () => {
  expect([0, 1, 2].map(pointsText)).toEqual(['0\u00A0point', '1\u00A0point', '2\u00A0points']);
  expect([1, 2].map(riddlesText)).toEqual(['une énigme', '2\u00A0énigmes']);
  expect(listDays([3])).toBe('Jour 3');
  expect(listDays([3, 5, 8])).toBe('Jours 3, 5 et 8');
});

test('What a browser keeps is said in French, from 0 to 24', () => {
  expect([0, 1, 2, 8, 11].map(lightText)).toEqual([
    'la lumière de 0\u00A0énigme',
    "la lumière d'une énigme",
    'la lumière de 2\u00A0énigmes',
    'la lumière de 8\u00A0énigmes',
    'la lumière de 11\u00A0énigmes',
  ]);
  for (let count = 0; count <= 24; count += 1) {
    expect(lightText(count)).toMatch(count === 1 ? /d'une énigme$/ : /^la lumière de \d+\u00A0énigmes?$/);
    expect(waitingText(count)).toMatch(count < 2 ? /point qui n'attend$/ : /points qui n'attendent$/);
  }
});

test('An import says what it gained, and never more', () => {
  expect(importSummary(outcome, [], 'none')).toMatch(/avait déjà tout/);
  expect(importSummary(outcome, [4], 'none')).toMatch(/^Rien n'a pu rejoindre/);
  expect(importSummary({ ...outcome, importedDays: [1], gained: 5 }, [], 'none')).toBe(
    'Une énigme rejoint ton compte\u00A0: +5\u00A0points. Tu en as maintenant 5.',
  );
  expect(importSummary({ ...outcome, importedDays: [1, 2], gained: 8, totalScore: 8 }, [3], 'none')).toMatch(
    /^2.énigmes rejoignent/,
  );
});
