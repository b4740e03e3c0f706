import { describe, expect, test } from 'vitest';
import { counted, elided, formatCount, plural } from './french';

describe('a number and its word', () => {
  test('zero and one are singular, everything from two on is plural, from 0 to 24', () => {
    for (let count = 0; count <= 24; count += 1) {
      expect(counted(count, 'énigme')).toBe(`${count}\u00A0${count < 2 ? 'énigme' : 'énigmes'}`);
    }
  });

  test('from a thousand on there is a no-break space', () => {
    expect([999, 1000, -1000].map(formatCount)).toEqual(['999', '1\u00A0000', '-1\u00A0000']);
  });

  test('an irregular plural is used as given', () => {
    expect([0, 1, 2].map((count) => plural(count, 'joyau', 'joyaux'))).toEqual(['joyau', 'joyau', 'joyaux']);
  });
});

describe('the elision before a vowel', () => {
  test.each([
    'Aurore',
    'Éloi',
    'Isaure',
    'Octave',
    'Ulysse',
    'Œillet',
    'Œdipe',
    'Ægir',
    'Yves',
    'Hélène',
    'une énigme',
    'hiver',
  ])('« %s » elides', (next) => {
    expect(elided('de', next)).toBe(`d'${next}`);
    expect(elided('que', next)).toBe(`qu'${next}`);
  });

  test.each([
    'Merlin',
    'Çelik',
    'Yann',
    'Yaël',
    'onze',
    'oui',
    'Hibou Blanc',
    'Héros',
    'Hérisson',
    '«\u00A0Aurore\u00A0»',
    '🌟',
    '',
  ])('« %s » does not', (next) => expect(elided('de', next)).toBe(`de ${next}`));

  test('there is none before a figure, from 0 to 24', () => {
    for (let count = 0; count <= 24; count += 1) {
      expect(elided('de', counted(count, 'énigme'))).toMatch(new RegExp(`^de ${count}\\u00A0énigmes?$`));
    }
  });
});
