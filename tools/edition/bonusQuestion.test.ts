import { describe, expect, test } from 'vitest';
import { changed, problemsOf, riddleOf, withBonusQuestion } from './testEdition.ts';

describe('A bonus question', () => {
  test.each([null, undefined])('is optional (%s)', (defi) => {
    expect(problemsOf(changed((copy) => Object.assign(riddleOf(copy, 1), { defi })))).toEqual([]);
  });

  test('is accepted when nothing contains its answer', () => {
    expect(problemsOf(withBonusQuestion({}))).toEqual([]);
  });

  test.each([
    [
      'its answer is that of the day',
      { answers: ['une ombre'] },
      'jour 1, answers : défi : la réponse « une ombre »',
    ],
    [
      'its answer is in the explanation of the day',
      { answers: ['le mur'] },
      'jour 1, explanation : défi : la réponse « le mur »',
    ],
    [
      'its answer is in a hint of the day',
      { answers: ['lapin'] },
      'jour 1, indice 3.texte : défi : la réponse « lapin »',
    ],
    [
      'its answer is in its question',
      { question: 'Lisbonne, ou ailleurs\u00a0?' },
      'jour 1, defi.question : défi : la réponse « Lisbonne »',
    ],
    [
      'its answer is in its hint',
      { hint: 'Elle commence comme Lisbonne.' },
      'jour 1, defi.hint : défi : la réponse « Lisbonne »',
    ],
    [
      'an answer has no letter or digit',
      { answers: ['…'] },
      'jour 1, defi.answers : « … » ne contient ni lettre ni chiffre',
    ],
    ['it has no answer', { answers: [] }, 'jour 1, defi.answers : doit avoir au moins une réponse'],
    ['its typography is wrong', { hint: 'Un port !' }, "jour 1, defi.hint : pas d'espace insécable"],
    [
      'its question is too long',
      { question: 'a'.repeat(501) },
      'jour 1, defi.question : a plus de 500 caractères',
    ],
  ])('is refused when %s', (_, change, problem) => {
    expect(problemsOf(withBonusQuestion(change))).toContainEqual(expect.stringContaining(problem));
  });
});
