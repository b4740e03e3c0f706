import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { normalizeAnswer } from '@/lib/normalizeAnswer';
import { nameRefusal } from '../../game/forms/knightName';
import { SUGGESTIONS, suggestName } from './nameSuggestions';

const edition = v.object({ riddles: v.array(v.object({ answers: v.array(v.string()) })) });
const { riddles } = v.parse(edition, JSON.parse(readFileSync('supabase/edition/2024/edition.json', 'utf8')));

test('there are more than 120 suggestions, all different', () => {
  expect(SUGGESTIONS.length).toBeGreaterThan(120);
  expect(new Set(SUGGESTIONS).size).toBe(SUGGESTIONS.length);
});

test('no suggestion is refused as a name', () => {
  expect(SUGGESTIONS.filter((name) => nameRefusal(name) !== null)).toEqual([]);
});

test('no suggestion contains the answer of a riddle', () => {
  const answers = riddles
    .flatMap((riddle) => riddle.answers.map(normalizeAnswer))
    .filter((answer) => answer.length >= 4);
  const spoilers = SUGGESTIONS.filter((name) =>
    answers.some((answer) => normalizeAnswer(name).includes(answer)),
  );
  expect(spoilers).toEqual([]);
});

test('a suggestion is never the current name', () => {
  for (const name of SUGGESTIONS.slice(0, 20)) {
    for (const random of [0, 0.25, 0.5, 0.999]) expect(suggestName(random, name)).not.toBe(name);
  }
});
