import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMedia } from './media.ts';
import { editionSql, readEdition } from './seed.ts';

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

describe('A published medium', () => {
  test('has a digest in its name, and its own readable name and extension', async () => {
    await put('enigmes/jour-20.webp', 'la tour');
    expect(await addressOf('/edition/enigmes/jour-20.webp')).toMatch(
      /^\/edition\/enigmes\/jour-20\.[0-9a-f]{16}\.webp$/,
    );
  });

  test('changes its name when it is corrected, and keeps it otherwise, wherever it is read', async () => {
    await put('enigmes/jour-20.webp', 'la tour');
    const first = await addressOf('/edition/enigmes/jour-20.webp');
    await put('enigmes/jour-21.webp', 'un autre jour');
    expect(await addressOf('/edition/enigmes/jour-20.webp')).toBe(first);
    await put('enigmes/jour-20.webp', 'la tour, corrigée');
    expect(await addressOf('/edition/enigmes/jour-20.webp')).not.toBe(first);
  });

  test('shares its digest with its other format and its captions, and takes a new one when they are corrected', async () => {
    await put('videos/jour-14.mp4', 'le film');
    await put('videos/jour-14.vtt', 'les mots');
    const film = await addressOf('/edition/videos/jour-14.mp4');
    expect(await addressOf('/edition/videos/jour-14.vtt')).toBe(film.replace(/mp4$/, 'vtt'));
    await put('videos/jour-14.vtt', 'les mots justes');
    expect(await addressOf('/edition/videos/jour-14.mp4')).not.toBe(film);
  });

  test('is neither the edition itself nor what an operating system leaves behind', async () => {
    await put('edition.json', '{}');
    await put('enigmes/.DS_Store', '');
    expect(await readMedia(folder)).toEqual([]);
  });
});

test('the rows say published addresses only, and every medium beside the edition is said by a row or goes with one', async () => {
  const root = fileURLToPath(new URL('../../supabase/edition', import.meta.url));
  const [edition, media] = [await readEdition(join(root, 'edition.json')), await readMedia(root)];
  const sql = editionSql(edition, media);
  const source = await readFile(join(root, 'edition.json'), 'utf8');
  expect(media.filter(({ name }) => sql.includes(`"${name}"`))).toEqual([]);
  const said = media.filter(({ name }) => source.includes(`"${name}"`));
  expect(said.filter(({ address }) => !sql.includes(`"${address}"`))).toEqual([]);
  const stems = new Set(said.map(({ address }) => address.replace(/\.\w+$/, '')));
  expect(media.filter(({ address }) => !stems.has(address.replace(/\.\w+$/, '')))).toEqual([]);
});
