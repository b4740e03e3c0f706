import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ALL_DAYS } from '../rules/days';
import { spellSentence } from './sentence';

const words = new Map(ALL_DAYS.map((day) => [day, `mot${day}`]));

describe('the sentence that the fragments spell', () => {
  it('takes the initials in the order of the days, and spaces where words begin', () => {
    const sentence = spellSentence(words, new Set([1, 3]));
    expect(sentence).toBe(`MM ${'M'.repeat(22)}`);
  });

  it('drops accents and lower case, as the sentence is written', () => {
    expect(spellSentence(new Map(words).set(1, 'étoile').set(2, ' Âme'), new Set())).toMatch(/^EAM/);
  });

  it('stays secret until the last fragment is found', () => {
    expect(spellSentence(new Map([...words].slice(1)), new Set())).toBeNull();
    expect(spellSentence(new Map(words).set(7, ' '), new Set())).toBeNull();
    expect(spellSentence(new Map(), new Set())).toBeNull();
  });

  it("is « LA MAGIE DE NOËL BRILLE EN TOI » in this year's edition, with the tréma that no initial has", () => {
    const edition = v.object({ riddles: v.array(v.object({ day: v.number(), fragment: v.string() })) });
    const { riddles } = v.parse(edition, JSON.parse(readFileSync('supabase/edition/edition.json', 'utf8')));
    const found = new Map(riddles.map(({ day, fragment }) => [day, fragment]));
    expect(spellSentence(found, new Set([1, 3, 8, 10, 14, 20, 22]))).toBe('LA MAGIE DE NOËL BRILLE EN TOI');
  });
});
