import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withAddresses } from '../../src/escape-noel/edition/media.ts';
import { makeArchive, readArchive } from '../../src/escape-noel/pages/workshop/archive.ts';
import { UPLOADED } from '../../src/lib/uploadedMedia.ts';
import { checkFolder } from './check.ts';
import { testJudge } from './testJudge.ts';
import { CURRENT_FOLDER } from './folders.ts';
import { readMedia } from './media.ts';
import { editionSql } from './seed.ts';

const DRAFT = `${UPLOADED}${'0'.repeat(32)}.webp`;
const judge = testJudge();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Unpacks, as a folder, the archive that the workshop makes of the edition of this year. @param own replaces addresses in it. */
async function unpack(own: ReadonlyMap<string, string> = new Map()) {
  const media = await readMedia(CURRENT_FOLDER);
  const published = new Map([...media.map(({ name, address }) => [name, address] as const), ...own]);
  const source = await readFile(join(CURRENT_FOLDER, 'edition.json'), 'utf8');
  const paths = new Map(media.map(({ name, address, path }) => [own.get(name) ?? address, path]));
  const load = async (address: string) => {
    const path = paths.get(address);
    return path === undefined ? null : new Uint8Array(await readFile(path));
  };
  const { zip, missing } = await makeArchive(withAddresses(source, published), load);
  const { text, files } = await readArchive(zip);
  await writeFile(join(folder, 'edition.json'), text);
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return missing;
}

test("the command accepts the folder of the workshop's archive, whose files keep their published addresses", async () => {
  expect(await unpack()).toEqual([]);
  const archive = await checkFolder(folder, judge);
  const source = await checkFolder(CURRENT_FOLDER, judge);
  expect(archive.findings).toEqual([]);
  if (!archive.edition || !source.edition) throw new Error('Both editions are correct');
  const words = { other_words: source.edition.other_words };
  expect(editionSql({ ...archive.edition, ...words }, archive.media)).toBe(
    editionSql(source.edition, source.media),
  );
});

test('what the workshop has uploaded is published by the site with the folder, and weighed', async () => {
  const name = '/edition/artefacts/jour-01.webp';
  expect(await unpack(new Map([[name, DRAFT]]))).toEqual([]);
  const { edition, media, findings } = await checkFolder(folder, judge);
  expect(findings).toEqual([]);
  if (!edition) throw new Error('The edition is correct');
  const sql = editionSql(edition, media);
  expect(sql).toMatch(/"\/edition\/edition-media\/0{32}\.[0-9a-f]{16}\.webp"/);
  expect(sql).not.toContain(UPLOADED);

  const file = join(folder, 'edition-media', `${'0'.repeat(32)}.webp`);
  await writeFile(file, Buffer.alloc(13_000));
  expect((await checkFolder(folder, judge)).findings).toMatchObject([
    {
      day: 1,
      field: 'artefact.image_url',
      message: expect.stringContaining('pèse 13 ko, 12 au plus') as string,
    },
  ]);
});

test('the file alone is accepted where its media are online, and keeps their addresses', async () => {
  await unpack(new Map([['/edition/artefacts/jour-01.webp', DRAFT]]));
  for (const kind of ['artefacts', 'edition-media', 'enigmes', 'sons', 'videos'])
    await rm(join(folder, kind), { recursive: true });
  const { edition, media, findings } = await checkFolder(folder, judge);
  expect(findings).toEqual([]);
  if (!edition) throw new Error('The edition is correct');
  expect(editionSql(edition, media)).toContain(DRAFT);
});
