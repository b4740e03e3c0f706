import { describe, expect, test } from 'vitest';
import {
  OTHER_SOUND,
  SAME_SOUND,
  OTHER_SENTENCE,
  OTHER_NUMBER,
  IN_A_SENTENCE,
  SAME_NUMBER,
  type AnswerCase,
} from './answerCases';
import { answerForms, isRight, spokenForms } from './answerForms';
import { fillerKeys } from './fillerKeys';

function judged([typed, accepted, question]: AnswerCase): boolean {
  const forms = answerForms([accepted]);
  return isRight(typed, forms, fillerKeys(question, forms));
}

describe('What is right (rules 3.3, 12.1 to 12.4)', () => {
  test.each([...SAME_SOUND, ...SAME_NUMBER, ...IN_A_SENTENCE])('« %s » for « %s »', (...given) => {
    expect(judged(given)).toBe(true);
  });
});

describe('What is not', () => {
  test.each([...OTHER_SOUND, ...OTHER_NUMBER, ...OTHER_SENTENCE])('« %s » for « %s »', (...given) => {
    expect(judged(given)).toBe(false);
  });

  test('a text without a letter or a digit, even where the answer has none', () => {
    expect(isRight('🎄', answerForms(['🎅']))).toBe(false);
  });

  test('a text that is too long', () => {
    expect(isRight(`${'la '.repeat(170)}lune`, answerForms(['lune']))).toBe(false);
  });
});

test('Only the first thousand characters are compared', () => {
  const moons = 'lune '.repeat(200);
  expect(spokenForms(`${moons}ombre`)).toEqual(spokenForms(moons));
});

test('Words of a question are fillers, but for its numbers and words that turn a sentence', () => {
  const forms = answerForms(['ombre']);
  expect(fillerKeys('La lune, ou pas, a sept voiles : son nom ?', forms)).toEqual([
    'la',
    'lun',
    'a',
    'vwal',
    'SO',
  ]);
});

test('Nothing of a question is a filler where its words make an answer', () => {
  expect(fillerKeys('Est-elle en A, B ou C ?', answerForms(['B']))).toEqual([]);
  expect(fillerKeys('Le roi dort sous le pont ou dans la tour ?', answerForms(['la tour du roi']))).toEqual(
    [],
  );
});
