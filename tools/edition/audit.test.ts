import { basename } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { editionFolders } from './folders.ts';
import { embeddedJudge } from './judge.ts';
import { rightLists } from './measures.ts';
import { judgedQuestions } from '../../src/escape-noel/edition/otherWords.ts';
import { readEdition } from './seed.ts';
import { ALL_TURNED, misspeltPatterns, turnedAccepted } from './turned.ts';

const judge = embeddedJudge();
afterAll(() => judge.close());

const editions = (await editionFolders()).map((folder): [string, string] => [basename(folder), folder]);

describe.each(editions)('The judge of the edition %s', (_code, folder) => {
  test('judges no text that turns or limits an answer right or « presque », and no list right (rules 12.3 and 12.4)', async () => {
    const edition = await readEdition(folder);
    const judging = { judge, otherWords: edition.other_words };
    expect(edition.other_words.length).toBeGreaterThan(0);
    const patterns = await misspeltPatterns(judging, ALL_TURNED);
    const questions = judgedQuestions(edition);
    const turned = await Promise.all(questions.map((asked) => turnedAccepted(judging, asked, patterns)));
    expect(turned.flatMap(({ accepted }) => accepted)).toEqual([]);
    expect(turned.reduce((total, { tried }) => total + tried, 0)).toBeGreaterThan(75_000);
    const lists = await Promise.all(questions.map((asked) => rightLists(judging, asked)));
    expect(lists.flatMap(({ right }) => right)).toEqual([]);
    expect(lists.reduce((total, { tried }) => total + tried, 0)).toBeGreaterThan(2_000);
  }, 600_000);
});
