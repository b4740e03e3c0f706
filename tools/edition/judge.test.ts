import { afterAll, expect, test, describe } from 'vitest';
import spellings from './spellings.json' with { type: 'json' };
import { embeddedJudge } from './judge.ts';
import { judgedQuestions } from '../../src/escape-noel/edition/otherWords.ts';
import { findOtherWords, readDictionary, wordsFrom } from './otherWords.ts';
import { edition } from './testEdition.ts';

const judge = embeddedJudge();
afterAll(() => judge.close());
const questions = judgedQuestions(edition);
const asked = (name: string) => {
  const question = questions.find((each) => each.name === name);
  if (!question) throw new Error(`no question ${name}`);
  return question;
};

const verdictsOn = (name: string, texts: readonly string[]) =>
  judge.verdicts(asked(name), edition.other_words, texts);

describe("The judge of the repository's edition", () => {
  test("audit: judges at least 95 % of 500 children's spellings right", async () => {
    const verdicts = (
      await Promise.all(Object.entries(spellings).map(([name, written]) => verdictsOn(name, written)))
    ).flat();
    expect(Object.keys(spellings)).toEqual(expect.arrayContaining(questions.map(({ name }) => name)));
    expect(verdicts.length).toBeGreaterThanOrEqual(500);
    expect(verdicts.filter((verdict) => verdict === 'right').length / verdicts.length).toBeGreaterThanOrEqual(
      0.95,
    );
  });

  test.each([
    ['jour 23, défi', 'différent de 308'],
    ['jour 10', 'loin de traîneau'],
    ['jour 10', 'nul traîneau'],
    ['jour 7, défi', 'entre 24'],
    ['jour 12, défi', 'sur 5'],
    ['jour 21, défi', 'sur 3'],
    ['jour 20, défi', 'sous 10 926'],
    ['jour 19', 'dans 22 soirs'],
    ['jour 19', "d'ici 22 jours"],
    ['jour 7, défi', '≠ 24'],
    ['jour 7, défi', '> 24'],
    ['jour 7, défi', '–24'],
    ['jour 7, défi', '=/= 24'],
    ['jour 8, défi', 'chacun 21'],
    ['jour 18, défi', '192 chacun'],
    ['jour 7, défi', '-24'],
    ['jour 7, défi', '2, 4'],
    ['jour 7, défi', '24 %'],
    ['jour 24, défi', 'pa promesse'],
    ['jour 24, défi', 'papromesse'],
    ['jour 9', 'à par la cheminée'],
    ['jour 18, défi', 'à côté de 192'],
    ['jour 13', 'dessus le pont'],
    ['feast', 'La magie de Noël ne brille en toi'],
  ])(
    'audit: judges a text that turns or limits the answer wrong, %s: « %s » (rule 12.3)',
    async (name, typed) => {
      expect(await verdictsOn(name, [typed])).toEqual(['wrong']);
    },
  );

  test.each([
    ['jour 5', "c'est le renard"],
    ['jour 7, défi', "je crois que c'est 24"],
    ['jour 10', 'la réponse est un traîneau'],
    ['jour 13', 'sous le pont'],
    ['jour 13', "l'éclat est caché sous le pont"],
    ['jour 3', 'il a laissé de la neige partout'],
    ['jour 18, défi', '192 côtés'],
    ['jour 19', 'dans trois soirs'],
    ['jour 19', '3 soirs'],
    ['jour 7, défi', '24 secondes'],
    ['jour 20, défi', '10.926'],
    ['jour 21, défi', 'en 3 pesées'],
    ['jour 23, défi', 'le code est 3-0-8'],
    ['jour 7, défi', '- 24'],
    ['jour 7, défi', '… 24'],
    ['jour 17', 'le renne se cache dans chacun'],
    ['jour 5, défi', '7.30'],
    ['jour 19', '22.12'],
    ['jour 19', 'le jeudi 22 décembre 2026'],
  ])('audit: still judges a sentence right, %s: « %s »', async (name, typed) => {
    expect(await verdictsOn(name, [typed])).toEqual(['right']);
  });

  test.each([
    ['jour 9', 'chemin'],
    ['jour 24', 'cour'],
    ['jour 13', 'dessus le pont'],
    ['jour 13', 'sous le port'],
    ['jour 10, défi', 'hier'],
    ['jour 3', 'manège'],
    ['jour 15, défi', 'lettre'],
  ])('judges another word of the language wrong, %s: « %s » (rule 12.7)', async (name, typed) => {
    expect(await verdictsOn(name, [typed])).toEqual(['wrong']);
  });

  test.each([
    'C, coffre B',
    'C. Coffre B',
    'coffre C, B',
    'A, coffre B',
    'coffre B, C',
    'B/C',
    'B, coffre c',
  ])('judges a letter beside another one wrong: « %s » (rule 12.4)', async (typed) => {
    expect(await verdictsOn('jour 15, défi', [typed])).toEqual(['wrong']);
  });

  test.each([
    ['jour 9', 'la chemunée', 'almost'],
    ['jour 9', 'chminée', 'right'],
    ['jour 10', 'traineo', 'right'],
    ['jour 3, défi', 'gérison', 'right'],
    ['jour 15, défi', 'dans le coffre B', 'right'],
    ['jour 15, défi', "c'est B", 'right'],
    ['jour 15, défi', 'c le coffre B.', 'right'],
  ] as const)('still judges a misspelt word, %s: « %s » %s', async (name, typed, verdict) => {
    expect(await verdictsOn(name, [typed])).toEqual([verdict]);
  });
});

describe('Words of the language that resemble an answer (rule 12.7)', () => {
  const dictionary = wordsFrom(judge, [
    'chemin',
    'cheminée',
    'cheminées',
    'chameau',
    'lapin',
    'port',
    'dessus',
    'lettre',
  ]);

  test.each([
    ['cheminée', ['chemin']],
    ['pin', ['lapin']],
    ['sous le pont', ['port']],
    ['dessous le pont', ['dessus', 'port']],
    ['mer', []],
  ])('for « %s »: %j', async (answer, others) => {
    expect(
      await findOtherWords(judge, [{ name: '', question: '', answers: [answer] }], await dictionary),
    ).toEqual(others);
  });

  test("the word list has the judge's keys: `npm run dictionary` writes them", async () => {
    const list = await readDictionary();
    expect(list.length).toBeGreaterThan(300_000);
    const some = list.filter((_, place) => place % 997 === 0);
    expect(
      await wordsFrom(
        judge,
        some.map(({ word }) => word),
      ),
    ).toEqual(some);
  });
});
