import { expect, test } from 'vitest';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';
import { changed, problemsOf, riddleOf, withBonusQuestion } from './testEdition.ts';

const withFeast = (change: object) => changed((copy) => Object.assign(copy.feast, change));
const SENTENCE = 'La magie de Noël brille en toi';

test.each<[string, Edition, string]>([
  [
    'it does not have 24 letters',
    withFeast({ sentence: `${SENTENCE} aussi` }),
    'feast.sentence : la phrase a 29 lettres, il en faut 24',
  ],
  ['it is blank', withFeast({ sentence: ' ' }), 'feast.sentence : ne peut pas être vide'],
  [
    'its question contains it',
    withFeast({ question: `Est-ce « ${SENTENCE.toUpperCase()} »\u00a0?` }),
    `feast.question : la réponse « ${SENTENCE} » s'y trouve`,
  ],
  [
    'one of its hints contains it',
    withFeast({ hints: ['Cherche.', `C'est ${SENTENCE}.`] }),
    `feast.hints.1 : la réponse « ${SENTENCE} » s'y trouve`,
  ],
  [
    'the explanation of a day contains it',
    changed((copy) => Object.assign(riddleOf(copy, 24), { explanation: `${SENTENCE}, petit chevalier.` })),
    `jour 24, explanation : la réponse « ${SENTENCE} » s'y trouve`,
  ],
  [
    'the answers of a day contain it',
    changed((copy) => riddleOf(copy, 3).answers.push(SENTENCE)),
    `jour 3, answers : la réponse « ${SENTENCE} » s'y trouve`,
  ],
  [
    'a bonus question contains it',
    withBonusQuestion({ explanation: `${SENTENCE}, à Lisbonne.` }),
    `jour 1, defi.explanation : la réponse « ${SENTENCE} » s'y trouve`,
  ],
  ['it has no hint', withFeast({ hints: [] }), 'feast.hints : doit avoir au moins un indice'],
  ['a hint is too long', withFeast({ hints: ['a'.repeat(241)] }), 'feast.hints.0 : a plus de 240 caractères'],
  [
    'its question is too long',
    withFeast({ question: 'a'.repeat(301) }),
    'feast.question : a plus de 300 caractères',
  ],
  [
    'its letter is too long',
    withFeast({ letter: 'a'.repeat(1201) }),
    'feast.letter : a plus de 1200 caractères',
  ],
  [
    'the typography of its letter is wrong',
    withFeast({ letter: 'Bravo !' }),
    "feast.letter : pas d'espace insécable devant « ; », « ! » ou « ? » dans « …Bravo !… »",
  ],
])('The final sentence is refused when %s', (_, data, problem) => {
  expect(problemsOf(data)).toContain(problem);
});
