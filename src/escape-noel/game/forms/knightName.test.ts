import { describe, expect, test } from 'vitest';
import { nameRefusal, tidyName } from './knightName';

describe('A name is refused', () => {
  test.each([
    ['', "Le nom d'utilisateur ne peut pas être vide"],
    ['   ', "Le nom d'utilisateur ne peut pas être vide"],
    ['\u200b\u00a0', "Le nom d'utilisateur ne peut pas être vide"],
  ])('when it is blank: %j', (name, message) => {
    expect(nameRefusal(name)).toBe(message);
  });

  test('when it is longer than 20 characters, counted as people count', () => {
    expect(nameRefusal('a'.repeat(21))).toMatch(/vingt caractères/);
    expect(nameRefusal('é'.repeat(20))).toBeNull();
    expect(nameRefusal('e\u0301'.repeat(20))).toBeNull();
    expect(nameRefusal('ﬃ'.repeat(7))).toMatch(/vingt caractères/);
  });

  test('when it is an e-mail address', () => {
    expect(nameRefusal('moi@exemple.fr')).toMatch(/adresse e-mail/);
  });

  test.each([
    'Lutin 🌟',
    'Arobase @ Paris',
    '<b>Roi</b>',
    'Lu\u{e0041}tin',
    'Z\u0300\u0301\u0302algo',
    'Renаrd',
    '...',
  ])('when it is not letters of one alphabet, digits and simple punctuation: %s', (name) => {
    expect(nameRefusal(name)).toMatch(/un seul alphabet/);
  });
});

test('A name is stored with one form for each letter', () => {
  expect(tidyName('Ｎｏｅ\u0308\u00a0②')).toBe('Noë 2');
});

test('A name is stored without white space around it or invisible characters', () => {
  expect(tidyName('  Lutin \u00a0 des\u200b Neiges\n')).toBe('Lutin des Neiges');
});
