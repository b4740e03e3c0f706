import { expect, test } from 'vitest';
import type { ImportResult } from './importResult';
import { importSummary, lightText, listDays, listBonusDays, riddlesText, waitingText } from './importTexts';

const result: ImportResult = {
  importedDays: [],
  gained: 0,
  totalScore: 5,
  left: [],
  bonusDays: { brought: [], left: [] },
  finalSentence: 'none',
};

const said = (changes: Partial<ImportResult>) => importSummary({ ...result, ...changes });

test('Numbers agree with their nouns', () => {
  expect([1, 2].map(riddlesText)).toEqual(['une énigme', '2\u00A0énigmes']);
  expect(listDays([3])).toBe('Jour 3');
  expect(listDays([3, 5, 8])).toBe('Jours 3, 5 et 8');
  expect([[3], [3, 5]].map(listBonusDays)).toEqual(['Défi du jour 3', 'Défis des jours 3 et 5']);
});

test('What a browser stores is counted in French, from 0 to 24', () => {
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
  expect(said({})).toMatch(/avait déjà tout/);
  expect(said({ left: [4] })).toMatch(/^Rien n'a pu rejoindre/);
  expect(said({ bonusDays: { brought: [], left: [4] } })).toMatch(/^Rien n'a pu rejoindre/);
  expect(said({ importedDays: [1], gained: 5 })).toBe(
    'Une énigme rejoint ton compte\u00A0: +5\u00A0points. Tu en as maintenant 5.',
  );
  expect(said({ importedDays: [1, 2], gained: 8, totalScore: 8, left: [3] })).toMatch(
    /^2.énigmes rejoignent/,
  );
  expect(said({ bonusDays: { brought: [3], left: [] } })).toBe('Un défi relevé rejoint ton compte.');
  expect(said({ bonusDays: { brought: [3, 8], left: [] }, finalSentence: 'brought' })).toBe(
    "2\u00A0défis relevés et la phrase de l'étoile rejoignent ton compte.",
  );
  expect(
    said({ importedDays: [3, 8], gained: 10, totalScore: 10, bonusDays: { brought: [3], left: [] } }),
  ).toMatch(/Tu en as maintenant 10\. Avec elles.: un défi relevé\.$/);
});
