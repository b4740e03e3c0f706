import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctTypography, typographyMistakes } from './typography';

const texts = array(
  constantFrom(
    'Le',
    'lutin',
    ' ',
    '\u00a0',
    '\u202f',
    '!',
    '?',
    ';',
    ':',
    '«',
    '»',
    "'",
    '’',
    '...',
    '12',
    '\n',
    '(',
  ),
).map((words) => words.join(''));

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

describe('Typography is corrected', () => {
  test.each([
    ['Qui est là?', 'Qui est là\u00a0?'],
    ['Qui est là ?', 'Qui est là\u00a0?'],
    ['Quoi ?!', 'Quoi\u00a0?!'],
    ['« Entre », dit-il.', '«\u00a0Entre\u00a0», dit-il.'],
    ['"Entre", dit-il.', '«\u00a0Entre\u00a0», dit-il.'],
    ['L’ombre...', "L'ombre…"],
    ['Trois mots: un, deux', 'Trois mots\u00a0: un, deux'],
    ['À 12:30, il part.', 'À 12:30, il part.'],
    ['Déjà\u202f!', 'Déjà\u00a0!'],
    ['Noe\u0308l\u200B et le cham\u00ADpignon', 'Noël et le champignon'],
  ])('%j is %j', (typed, corrected) => {
    expect(correctTypography(typed)).toBe(corrected);
  });

  test('so that the check finds nothing more, and a second time changes nothing', () => {
    assert(
      property(texts, (text) => {
        const corrected = correctTypography(text);
        expect(typographyMistakes(corrected)).toEqual([]);
        expect(correctTypography(corrected)).toBe(corrected);
      }),
    );
  });

  test('without touching a letter or a digit', () => {
    assert(
      property(texts, (text) => {
        expect(lettersOf(correctTypography(text))).toBe(lettersOf(text));
      }),
    );
  });
});
