import { describe, expect, test } from 'vitest';
import {
  HEARD_APART,
  HEARD_THE_SAME,
  NOT_SAID,
  OTHER_NUMBER,
  SAID_IN_A_SENTENCE,
  SAME_NUMBER,
  type AnswerCase,
} from './answerCases';
import { answerForms, fillerKeys, isRight, spokenForms } from './answerForms';

function judged([typed, accepted, question]: AnswerCase): boolean {
  const forms = answerForms([accepted]);
  return isRight(typed, forms, fillerKeys(question, forms));
}

describe('What is right (rules 3.3, 12.1 to 12.4)', () => {
  test.each([...HEARD_THE_SAME, ...SAME_NUMBER, ...SAID_IN_A_SENTENCE])('« %s » for « %s »', (...given) => {
    expect(judged(given)).toBe(true);
  });
});

describe('What is not', () => {
  test.each([...HEARD_APART, ...OTHER_NUMBER, ...NOT_SAID])('« %s » for « %s »', (...given) => {
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

test('A word of the question that is an answer is no filler, nor are its numbers', () => {
  const forms = answerForms(['la lune', 'lune']);
  expect(fillerKeys('La lune, ou pas, a sept voiles', forms)).toEqual(['la', 'ou', 'a', 'vwal']);
});
