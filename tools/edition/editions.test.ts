import { basename } from 'node:path';
import { expect, test, describe } from 'vitest';
import { assetProblems } from './assets.ts';
import { CURRENT_FOLDER, editionFolders } from './folders.ts';
import { readMedia } from './media.ts';
import { readEdition } from './seed.ts';

const folders = await editionFolders();

test('The current edition is one of the editions', () => {
  expect(folders).toContain(CURRENT_FOLDER);
});

describe.each(folders.map((folder) => [basename(folder), folder]))('The edition %s', (_code, folder) => {
  test('is complete, valid, and has every file that it names', async () => {
    const edition = await readEdition(folder);
    expect(edition.riddles).toHaveLength(24);
    expect(await assetProblems(edition, await readMedia(folder))).toEqual([]);
  });
});
