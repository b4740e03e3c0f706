import { describe, expect, test } from 'vitest';
import { acceptedLists, nearMissFindings, redundantAnswers } from '../../src/escape-noel/edition/answers.ts';
import { NO_JUDGE, settled } from '../../src/escape-noel/edition/forms.ts';
import { checkEdition, type Edition } from '../../src/escape-noel/edition/schema.ts';
import { testJudge } from './testJudge.ts';
import { changed, edition, judgedProblemsOf, riddleOf } from './testEdition.ts';

const judge = testJudge();

test('An answer that the others make redundant is reported, except a number', async () => {
  const asked = {
    question: "Par où l'éclat est-il entré ?",
    answers: ['cheminée', 'la cheminée', 'il est entré par la cheminée', 'cheminé', 'conduit', '7', 'sept'],
  };
  expect(await settled(judge, (lookup) => redundantAnswers(asked, lookup))).toEqual([
    'la cheminée',
    'il est entré par la cheminée',
    'cheminé',
  ]);
});

test('An edition is refused when a list of the question’s words is right (rule 12.4)', async () => {
  const question = 'Le trésor est dans le coffre C, or ou argent\u00a0?';
  const lists = (answers: string[]) =>
    settled(judge, (lookup) => acceptedLists({ question, answers }, lookup));
  expect(await lists(['or'])).toEqual(['la liste «\u00a0C, or\u00a0» serait juste']);
  expect(await lists(['coffre C', 'C'])).toEqual([]);
  const copy = changed((edited) => Object.assign(riddleOf(edited, 17), { question, answers: ['or'] }));
  expect(await judgedProblemsOf(judge, copy)).toContain('jour 17, answers : la liste « C, or » serait juste');
});

test('A near miss that is an answer, or that another message has, is reported', async () => {
  const day = {
    question: 'Où dort le chat\u00a0?',
    answers: ['le château'],
    near_misses: [
      { answers: ['la grange', 'chato', '…'], message: 'Plus grand.' },
      { answers: ['la tour', 'le chat dort dans la granje'], message: 'Plus bas.' },
    ],
  };
  const messages = await settled(judge, (lookup) => nearMissFindings(day, lookup));
  expect(messages.map(({ field, message }) => `${field} ${message.replaceAll('\u00A0', ' ')}`)).toEqual([
    'near_misses.0 « chato » est jugé comme une réponse acceptée',
    'near_misses.0 « … » ne contient ni lettre ni chiffre',
    "near_misses.1 « le chat dort dans la granje » est jugé comme une réponse d'un message d'avant",
  ]);
});

test('Where the judge is not asked, every day and the final sentence are « pas vérifié », and nothing is good', () => {
  const lines = checkEdition(edition, NO_JUDGE.lookup());
  expect(lines.map(({ day }) => day)).toEqual([...edition.riddles.map(({ day }) => day), null]);
  expect(new Set(lines.map(({ message, unchecked }) => `${message} ${unchecked}`))).toEqual(
    new Set(['pas vérifié waiting']),
  );
});

test('A day whose answers the judge has compared is « pas vérifié » while those of another are missing', async () => {
  const lookup = await settled(judge, (each) => {
    checkEdition(edition, each);
    return each;
  });
  expect(checkEdition(edition, lookup)).toEqual([]);
  const copy = changed((edited) => riddleOf(edited, 3).answers.push('un mot tout neuf'));
  const { riddles } = edition;
  const lines = checkEdition(
    { ...copy, riddles: copy.riddles.map((each, place) => (place === 2 ? each : riddles[place])) },
    judge.lookup(),
  );
  expect(lines.map(({ day, unchecked }) => [day, unchecked])).toEqual(
    edition.riddles.map(({ day }) => [day, 'waiting']),
  );
});

describe('An edition is refused', () => {
  test.each<[string, (copy: Edition) => void, string]>([
    [
      'when a fragment is an answer of its day',
      (copy) => riddleOf(copy, 1).answers.push('LUEUR'),
      'jour 1, fragment : « Lueur » est une réponse du jour 1',
    ],
    [
      'when a fragment is an answer of an earlier day',
      (copy) => riddleOf(copy, 1).answers.push('merveille'),
      'jour 3, fragment : « Merveille » est une réponse du jour 1',
    ],
    [
      'when a fragment is an answer of a later day',
      (copy) => riddleOf(copy, 3).answers.push('Lueur'),
      'jour 1, fragment : « Lueur » est une réponse du jour 3',
    ],
    [
      'when an answer belongs to another day',
      (copy) => riddleOf(copy, 5).answers.push('La Neige'),
      'jour 5, answers : « La Neige » est déjà une réponse du jour 3',
    ],
    [
      'when a near miss sounds like an accepted answer',
      (copy) =>
        Object.assign(riddleOf(copy, 2), { near_misses: [{ answers: ['un chato'], message: 'Presque.' }] }),
      'jour 2, near_misses.0 : « un chato » est jugé comme une réponse acceptée',
    ],
    [
      'when a near miss sounds like another one',
      (copy) =>
        Object.assign(riddleOf(copy, 2), {
          near_misses: [
            { answers: ['cabane'], message: 'Plus grand.' },
            { answers: ['les cabannes'], message: 'Bien plus grand.' },
          ],
        }),
      "jour 2, near_misses.1 : « les cabannes » est jugé comme une réponse d'un message d'avant",
    ],
  ])('%s', async (_name, change, problem) => {
    expect(await judgedProblemsOf(judge, changed(change))).toContain(problem);
  });
});
