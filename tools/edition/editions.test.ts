import { basename } from 'node:path';
import { expect, test, describe } from 'vitest';
import { answerForms } from '../../src/lib/answerForms.ts';
import { assetFindings } from './assets.ts';
import { CURRENT_FOLDER, editionFolders } from './folders.ts';
import { rightLists } from './measures.ts';
import { readMedia } from './media.ts';
import { judgedQuestions } from './otherWords.ts';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';
import { readEdition } from './seed.ts';
import { ALL_TURNED, turnedAccepted } from './turned.ts';

const folders = await editionFolders();
const editions = await Promise.all(
  folders.map(async (folder) => ({ folder, code: basename(folder), edition: await readEdition(folder) })),
);

/** The forms of every answer of an edition, bonus questions and final sentence included. */
const formsOf = ({ riddles, feast }: Edition) =>
  answerForms([
    ...riddles.flatMap(({ answers, defi }) => [...answers, ...(defi?.answers ?? [])]),
    feast.sentence,
  ]);

test('The current edition is one of several editions', () => {
  expect(folders).toContain(CURRENT_FOLDER);
  expect(folders.length).toBeGreaterThan(1);
});

describe.each(editions)('The edition $code', ({ folder, code, edition }) => {
  test('is complete, named after its folder, and has every file that it names, and no other', async () => {
    const media = await readMedia(folder);
    expect(edition.riddles).toHaveLength(24);
    expect(edition.edition).toBe(code);
    expect(await assetFindings(edition.riddles, media)).toEqual([]);
    const text = JSON.stringify(edition);
    // A film's other files have its name.
    const unused = media.filter(({ name }) => !text.includes(`"${name.replace(/\.\w+$/, '')}.`));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  test('has three hints a day', () => {
    expect(edition.riddles.filter(({ hints }) => hints.length !== 3).map(({ day }) => day)).toEqual([]);
  });

  test('audit: judges no text that turns or limits an answer right or « presque », and no list right (rules 12.3 and 12.4)', () => {
    const otherWords = new Set(edition.other_words);
    expect(otherWords.size).toBeGreaterThan(0);
    const turned = judgedQuestions(edition).map((asked) => turnedAccepted(asked, otherWords, ALL_TURNED));
    expect(turned.flatMap(({ accepted }) => accepted)).toEqual([]);
    expect(turned.reduce((total, { tried }) => total + tried, 0)).toBeGreaterThan(75_000);
    expect(judgedQuestions(edition).flatMap((asked) => rightLists(asked, otherWords))).toEqual([]);
  }, 120_000);

  test('has no answer, fragment or final sentence of another edition', () => {
    for (const other of editions) {
      if (other.code === code) continue;
      const forms = new Set(formsOf(other.edition));
      expect(formsOf(edition).filter((form) => forms.has(form))).toEqual([]);
      const fragments = new Set(other.edition.riddles.map(({ fragment }) => fragment));
      expect(edition.riddles.filter(({ fragment }) => fragments.has(fragment))).toEqual([]);
    }
  });
});
