import { basename } from 'node:path';
import { expect, test, describe } from 'vitest';
import { formsOfAll, settled } from '../../src/escape-noel/edition/forms.ts';
import { assetFindings } from './assets.ts';
import { CURRENT_FOLDER, editionFolders } from './folders.ts';
import { testJudge } from './testJudge.ts';
import { readMedia } from './media.ts';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';
import { readEdition } from './seed.ts';

const folders = await editionFolders();
const editions = await Promise.all(
  folders.map(async (folder) => ({ folder, code: basename(folder), edition: await readEdition(folder) })),
);

const judge = testJudge();

/** The forms of every answer of an edition, bonus questions and final sentence included. */
const formsOf = ({ riddles, feast }: Edition) =>
  settled(judge, (lookup) => [
    ...(formsOfAll(
      [...riddles.flatMap(({ answers, defi }) => [...answers, ...(defi?.answers ?? [])]), feast.sentence],
      lookup,
    ) ?? []),
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

  test('has no answer, fragment or final sentence of another edition', async () => {
    for (const other of editions) {
      if (other.code === code) continue;
      const forms = new Set(await formsOf(other.edition));
      expect((await formsOf(edition)).filter((form) => forms.has(form))).toEqual([]);
      const fragments = new Set(other.edition.riddles.map(({ fragment }) => fragment));
      expect(edition.riddles.filter(({ fragment }) => fragments.has(fragment))).toEqual([]);
    }
  });
});
