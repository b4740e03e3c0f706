import { describe, expect, test } from 'vitest';
import { changed, problemsOf, riddleOf } from './edited.ts';
import type { Edition } from './schema.ts';

/** The edition whose first day asks a good second question, changed in one place. */
const withDefi = (change: object) =>
  changed((copy) => {
    const riddle = riddleOf(copy, 1);
    riddle.defi = {
      question: 'Quelle ville\u00a0?',
      answers: ['Lisbonne'],
      hint: 'Un port.',
      explanation: "C'est Lisbonne.",
      ...change,
    };
  });

describe("Le défi de l'étoile", () => {
  test.each([null, undefined])('peut manquer (%s)', (defi) => {
    const without = changed((copy) => Object.assign(riddleOf(copy, 1), { defi }));
    expect(problemsOf(without)).toEqual([]);
  });

  test('est accepté quand rien ne livre sa réponse', () => {
    expect(problemsOf(withDefi({}))).toEqual([]);
  });

  test.each([
    [
      'la réponse du jour',
      { answers: ['une ombre'] },
      'jour 1, défi : dans answers : la réponse « une ombre »',
    ],
    [
      'la révélation du jour',
      { answers: ['le mur'] },
      'jour 1, défi : dans explanation : la réponse « le mur »',
    ],
    ['un indice du jour', { answers: ['lapin'] }, 'jour 1, défi : dans indice 3 : la réponse « lapin »'],
    [
      'sa propre question',
      { question: 'Lisbonne, ou ailleurs\u00a0?' },
      'jour 1, défi : dans defi.question : la réponse « Lisbonne »',
    ],
    [
      'son propre indice',
      { hint: 'Elle commence comme Lisbonne.' },
      'jour 1, défi : dans defi.hint : la réponse « Lisbonne »',
    ],
    ['une réponse sans rien à comparer', { answers: ['…'] }, 'jour 1, defi.answers : « … » ne contient ni'],
    ['aucune réponse', { answers: [] }, 'jour 1, defi.answers : doit avoir au moins une réponse'],
    ['une typographie', { hint: 'Un port !' }, "jour 1, defi.hint : pas d'espace insécable"],
    [
      'une question sans fin',
      { question: 'a'.repeat(501) },
      'jour 1, defi.question : a plus de 500 caractères',
    ],
  ])('est refusé pour %s', (_, change, problem) => {
    expect(problemsOf(withDefi(change))).toContainEqual(expect.stringContaining(problem));
  });
});

/** The edition whose feast is changed in one place. */
const withFeast = (change: object) => changed((copy) => Object.assign(copy.feast, change));
const SENTENCE = 'La magie de Noël brille en toi';

describe('La phrase des fragments', () => {
  test.each<[string, Edition, string]>([
    [
      "n'a pas vingt-quatre lettres",
      withFeast({ sentence: `${SENTENCE} aussi` }),
      'feast.sentence : la phrase a 29 lettres, il en faut 24',
    ],
    ['manque', withFeast({ sentence: ' ' }), 'feast.sentence : ne peut pas être vide'],
    [
      'se lit dans sa question',
      withFeast({ question: `Est-ce « ${SENTENCE.toUpperCase()} »\u00a0?` }),
      `feast : dans question : la réponse « ${SENTENCE} » s'y trouve`,
    ],
    [
      'se lit dans un de ses indices',
      withFeast({ hints: ['Cherche.', `C'est ${SENTENCE}.`] }),
      `feast : dans indice 2 : la réponse « ${SENTENCE} » s'y trouve`,
    ],
    [
      "se lit dans la révélation d'un jour",
      changed((copy) => Object.assign(riddleOf(copy, 24), { explanation: `${SENTENCE}, petit chevalier.` })),
      `feast : dans jour 24, explanation : la réponse « ${SENTENCE} » s'y trouve`,
    ],
    [
      "se lit parmi les réponses d'un jour",
      changed((copy) => riddleOf(copy, 3).answers.push(SENTENCE)),
      `feast : dans jour 3, answers : la réponse « ${SENTENCE} » s'y trouve`,
    ],
    [
      "se lit dans le défi d'un jour",
      withDefi({ explanation: `${SENTENCE}, à Lisbonne.` }),
      `feast : dans jour 1, explanation : la réponse « ${SENTENCE} » s'y trouve`,
    ],
    ["n'a pas d'indice", withFeast({ hints: [] }), 'feast.hints : doit avoir au moins un indice'],
    [
      'a un indice trop long',
      withFeast({ hints: ['a'.repeat(241)] }),
      'feast.hints.0 : a plus de 240 caractères',
    ],
    [
      'a une question trop longue',
      withFeast({ question: 'a'.repeat(301) }),
      'feast.question : a plus de 300 caractères',
    ],
    [
      'ouvre une lettre trop longue',
      withFeast({ letter: 'a'.repeat(1201) }),
      'feast.letter : a plus de 1200 caractères',
    ],
    [
      'ouvre une lettre mal composée',
      withFeast({ letter: 'Bravo !' }),
      "feast, letter : pas d'espace insécable devant « ; », « ! » ou « ? » dans « …Bravo !… »",
    ],
  ])('est refusée quand elle %s', (_, data, problem) => {
    expect(problemsOf(data)).toContain(problem);
  });
});
