// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { visitorStorage } from '../storage/browserProgress';
import { ALL_DAYS } from '../rules/days';
import {
  decline,
  declinedKey,
  declinedOffers,
  bonusItem,
  FINAL_SENTENCE,
  localEntries,
  localFinalSentence,
} from './localEntries';

const storage = visitorStorage(null, null);

const kept = (changes: Record<string, unknown> = {}) => ({
  completed: true,
  score: 5,
  hints_used: 0,
  completed_at: '2024-12-01T10:00:00.000Z',
  answer: 'ombre',
  ...changes,
});

beforeEach(() => localStorage.clear());

test('A completed day goes with its answer, its hints and whether it was revealed', () => {
  localStorage.setItem(
    'escape-noel-progress',
    JSON.stringify({ 1: kept(), 2: kept({ score: 0, revealed: true }) }),
  );
  localStorage.setItem('escape-noel-hints-1', '[101, 102]');
  expect(localEntries(null, null)).toEqual([
    { day: 1, hintsUsed: 2, revealed: false, answer: 'ombre' },
    { day: 2, hintsUsed: 0, revealed: true, answer: 'ombre' },
  ]);
});

test('Hints that were read without solving the riddle go too: signing in does not give them back', () => {
  localStorage.setItem('escape-noel-hints-7', '[701]');
  expect(localEntries(null, null)).toEqual([{ day: 7, hintsUsed: 1, revealed: false }]);
});

test('Only the days that the server has confirmed are forgotten', () => {
  localStorage.setItem('escape-noel-progress', JSON.stringify({ 1: kept(), 2: kept() }));
  storage.forgetDays([1]);
  expect([...storage.progress.read().keys()]).toEqual([2]);
});

test('Nothing is sent of a day of which nothing is stored', () => {
  expect(localEntries(null, null)).toEqual([]);
});

test('A day that was given up goes without an answer', () => {
  const { answer: _none, ...revealed } = kept({ score: 0, revealed: true, hints_used: 3 });
  localStorage.setItem('escape-noel-progress', JSON.stringify({ 4: revealed }));
  expect(localEntries(null, null)).toStrictEqual([{ day: 4, hintsUsed: 3, revealed: true }]);
});

test('What was answered to a bonus question goes with its day, and damage to it takes no day away', () => {
  const defi = { typed: 'Lisbonne', answer: 'Lisbonne', explanation: 'Un port.' };
  localStorage.setItem(
    'escape-noel-progress',
    JSON.stringify({ 1: kept({ defi }), 2: kept({ defi: { typed: 7 } }) }),
  );
  expect(localEntries(null, null)).toEqual([
    { day: 1, hintsUsed: 0, revealed: false, answer: 'ombre', bonusAnswer: 'Lisbonne' },
    { day: 2, hintsUsed: 0, revealed: false, answer: 'ombre' },
  ]);
});

test('Each day, each bonus question and the final sentence can be put aside apart', () => {
  expect(new Set([FINAL_SENTENCE, ...ALL_DAYS, ...ALL_DAYS.map(bonusItem)]).size).toBe(1 + 24 + 24);
});

test('An offer put aside by one account is put aside for no other and no other edition, and beside those of others', () => {
  decline(declinedKey('aurore', '2026', null), [1, 2]);
  decline(declinedKey('grelot', '2026', null), [3]);
  decline(declinedKey('aurore', '2027', null), [4]);
  decline(declinedKey('aurore', '2026', 'voyageur-2'), [5]);
  expect(declinedOffers.read()).toEqual({
    'aurore 2026': [1, 2],
    'grelot 2026': [3],
    'aurore 2027': [4],
    'aurore 2026 voyageur-2': [5],
  });
});

test('Of the final sentence goes what was typed, or that it was revealed, and nothing before', () => {
  expect(localFinalSentence(null, null)).toBeNull();
  storage.finalSentence.write({ hints: ['Lis.'], solved: null });
  expect(localFinalSentence(null, null)).toBeNull();
  const solved = { sentence: 'La phrase', letter: 'Petit chevalier…', revealed: false, typed: 'la frase' };
  storage.finalSentence.write({ hints: [], solved });
  expect(localFinalSentence(null, null)).toEqual({ hintsUsed: 0, answer: 'la frase' });
  const { typed: _, ...revealed } = solved;
  storage.finalSentence.write({ hints: ['Lis.'], solved: { ...revealed, revealed: true } });
  expect(localFinalSentence(null, null)).toEqual({ hintsUsed: 1, revealed: true });
});
