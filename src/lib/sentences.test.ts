import { array, assert, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_SPAN, sentencesOf, spokenText } from './sentences';

const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('The sentences of a French text', () => {
  test.each<[name: string, sentences: string[]]>([
    ['two sentences', ['La neige tombe.', 'Le chevalier avance.']],
    ['« M. » and « Mme »', ['M. Renard salue Mme. Loutre.', 'Elle rit.']],
    ['an initial', ['Le livre de J. Ferry est ouvert.', 'Lis-le.']],
    ['« p. ex. » and « n° »', ['Prends une clef, p. ex. le n°. 3, et reviens.', 'Vite.']],
    ['an hour at the end', ['Il est 6 h 30.', "La porte s'ouvre."]],
    ['a number with a point', ['La porte 6.30 est bleue.', 'Entre.']],
    ['a suspense that ends a sentence', ['Il attend…', 'Rien ne vient.']],
    ['a suspense inside one', ['Il attend… encore un peu.']],
    ['signs after a space', ['Qui va là\u00A0?', 'Personne\u00A0!', 'Alors\u00A0?']],
    ['a question inside a sentence', ['«\u00A0Qui va là\u00A0?\u00A0» demande le hibou.', 'Tu réponds.']],
    ['a quotation that ends one', ['Il dit\u00A0: «\u00A0Entre.\u00A0»', 'Tu entres.']],
    ['a quotation that begins one', ['Il se tait.', '«\u00A0Entre\u00A0!\u00A0» dit-il.']],
    ['a dialogue on one line', ['— Bonsoir\u00A0!', '— Bonsoir, petit.', '— Où vas-tu\u00A0?']],
    ['a sentence that begins with a number', ['Compte-les.', '24 étoiles brillent.']],
  ])('%s', (_name, sentences) => {
    expect(split(sentences.join(' '))).toEqual(sentences);
  });

  test('a line is a sentence, and one without a word is none', () => {
    expect(split('Quand tout dort,\nje veille\n\n— — —\n🌟\nQui suis-je\u00A0?')).toEqual([
      'Quand tout dort,',
      'je veille',
      'Qui suis-je\u00A0?',
    ]);
  });

  test('a long sentence is cut where the voice would breathe', () => {
    const clause = 'le chevalier traverse la forêt endormie sous les étoiles';
    const text = `${clause}, ${clause}, ${clause}, ${clause}.`;
    const spans = split(text);
    expect(spans.length).toBeGreaterThan(1);
    expect(spans.every((each) => each.length <= LONGEST_SPAN)).toBe(true);
    expect(spans.slice(0, -1).every((each) => each.endsWith(','))).toBe(true);
    expect(spans.join(' ')).toBe(text);
  });

  test('every word is in one span, in order, and no span is too long', () => {
    const words = stringMatching(/^[a-zA-Zé]{1,12}[.,!?…»]{0,2}$/);
    assert(
      property(array(words, { minLength: 1, maxLength: 80 }), (list) => {
        const text = list.join(' ');
        const spans = sentencesOf(text);
        expect(spans.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text);
        expect(Math.max(...spans.map(({ start, end }) => end - start))).toBeLessThanOrEqual(LONGEST_SPAN);
      }),
    );
  });
});

test.each([
  ['🎄 Joyeux Noël 👩‍🚀\u00A0!', 'Joyeux Noël !'],
  ['«\u00A0Entre.\u00A0»', 'Entre.'],
  ['— Bonsoir, dit-il.', 'Bonsoir, dit-il.'],
  ['La lune — si belle — se lève.', 'La lune, si belle, se lève.'],
  ['M. Renard a 3 clefs.', 'M. Renard a 3 clefs.'],
])('a voice is given « %s » as « %s »', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken);
});
