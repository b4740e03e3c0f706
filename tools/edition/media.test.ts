import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CURRENT_FOLDER } from './folders.ts';
import { readMedia } from './media.ts';
import { editionSql } from './seed.ts';
import { edition } from './testEdition.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(file: string, content: string) {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), content);
}

async function addressOf(name: string): Promise<string> {
  const address = (await readMedia(folder)).find((medium) => medium.name === name)?.address;
  if (address === undefined) throw new Error(`no medium is named ${name}`);
  return address;
}

describe('The published address of a file', () => {
  test('contains its name, a digest and its extension', async () => {
    await put('enigmes/jour-20.webp', 'la tour');
    expect(await addressOf('/edition/enigmes/jour-20.webp')).toMatch(
      /^\/edition\/enigmes\/jour-20\.[0-9a-f]{16}\.webp$/,
    );
  });

  test('changes only when the file changes', async () => {
    await put('enigmes/jour-20.webp', 'la tour');
    const first = await addressOf('/edition/enigmes/jour-20.webp');
    await put('enigmes/jour-21.webp', 'un autre jour');
    expect(await addressOf('/edition/enigmes/jour-20.webp')).toBe(first);
    await put('enigmes/jour-20.webp', 'la tour, corrigée');
    expect(await addressOf('/edition/enigmes/jour-20.webp')).not.toBe(first);
  });

  test('shares its digest with its other formats and captions, and changes with them', async () => {
    await put('videos/jour-14.mp4', 'le film');
    await put('videos/jour-14.vtt', 'les mots');
    const film = await addressOf('/edition/videos/jour-14.mp4');
    expect(await addressOf('/edition/videos/jour-14.vtt')).toBe(film.replace(/mp4$/, 'vtt'));
    await put('videos/jour-14.vtt', 'les mots justes');
    expect(await addressOf('/edition/videos/jour-14.mp4')).not.toBe(film);
  });

  test('is not given to edition.json or to files of the operating system', async () => {
    await put('edition.json', '{}');
    await put('enigmes/.DS_Store', '');
    expect(await readMedia(folder)).toEqual([]);
  });
});

test('The SQL contains published addresses only, and every file belongs to one of them', async () => {
  const media = await readMedia(CURRENT_FOLDER);
  const sql = editionSql(edition, media);
  const source = await readFile(join(CURRENT_FOLDER, 'edition.json'), 'utf8');
  expect(media.filter(({ name }) => sql.includes(`"${name}"`))).toEqual([]);
  const named = media.filter(({ name }) => source.includes(`"${name}"`));
  expect(named.filter(({ address }) => !sql.includes(`"${address}"`))).toEqual([]);
  const stems = new Set(named.map(({ address }) => address.replace(/\.\w+$/, '')));
  expect(media.filter(({ address }) => !stems.has(address.replace(/\.\w+$/, '')))).toEqual([]);
});
