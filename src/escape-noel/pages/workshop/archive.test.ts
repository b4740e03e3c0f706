import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { uploadAddress } from '@/api/media';
import { withAddresses } from '../../edition/media';
import { filmFixture } from '@/testing/filmFixture';
import { makeArchive, readArchive, type Archive } from './archive';
import { prepareMedia } from './archiveMedia';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const SOUND = bytes('\u00FF\u00FB\u0090\u0064 grelots');
const FILM = filmFixture();
const CAPTIONS = bytes('WEBVTT\n');
const SITE_PICTURE = '/edition/enigmes/jour-05.0123456789abcdef.webp';
const SITE_FILM = '/edition/videos/jour-14.0123456789abcdef.mp4';

const upload = (...files: [extension: string, content: Uint8Array<ArrayBuffer>][]) => {
  const [first, ...rest] = files.map(([extension, content]) => ({ extension, content: new Blob([content]) }));
  if (!first) throw new Error('A file was expected');
  return uploadAddress([first, ...rest]);
};
const sound = await upload(['mp3', SOUND]);
const film = await upload(['mp4', FILM], ['vtt', CAPTIONS]);

/** Files of the site and of Storage. */
const stored = new Map([
  [SITE_PICTURE, bytes('RIFF1234WEBP')],
  ...['mp4', 'webm', 'vtt'].map(
    (extension) => [SITE_FILM.replace('mp4', extension), bytes(extension)] as const,
  ),
  [sound, SOUND],
  [film, FILM],
  [film.replace(/mp4$/, 'vtt'), CAPTIONS],
]);
const load = (address: string) => Promise.resolve(stored.get(address) ?? null);
const nothing = () => Promise.resolve(null);

const text = (...media: readonly (string | null)[]) =>
  JSON.stringify({
    edition: '2027',
    riddles: media.map((video_url, place) => ({ day: place + 1, video_url })),
  });
const zip = (files: Readonly<Record<string, Uint8Array>>) => new Blob([zipSync({ ...files })]);
const archiveOf = (
  document: string,
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {},
): Archive => ({
  text: document,
  files: new Map(Object.entries(files)),
});
const nameIn = (address: string) => address.split('/').at(-1) ?? '';
const readable = (sentence: string) => sentence.replaceAll('\u00A0', ' ');
const refusal = (file: Blob) => readArchive(file).catch((error: unknown) => readable(String(error)));

test('a ZIP has the edition with every file that it names, captions and the other format of a film included', async () => {
  const document = text(SITE_PICTURE, SITE_FILM, sound, film, null);
  const made = await makeArchive(document, load);
  expect(made.missing).toEqual([]);
  const { text: read, files } = await readArchive(made.zip);
  expect(read).toBe(document);
  expect([...files.keys()].toSorted()).toEqual(
    [
      'enigmes/jour-05.0123456789abcdef.webp',
      ...['mp4', 'webm', 'vtt'].map((extension) => `videos/jour-14.0123456789abcdef.${extension}`),
      ...[sound, film, film.replace(/mp4$/, 'vtt')].map((address) => `edition-media/${nameIn(address)}`),
    ].toSorted(),
  );
});

test('a file that nothing has is said, and the ZIP has the others', async () => {
  const lost = '/edition/sons/jour-07.mp3';
  const { zip: made, missing } = await makeArchive(text(lost, sound), load);
  expect(missing).toEqual(['sons/jour-07.mp3']);
  expect((await readArchive(made)).files.size).toBe(1);
});

test('a ZIP that comes back is the same document: the same files get the same addresses', async () => {
  const document = text(SITE_PICTURE, SITE_FILM, sound, film);
  const archive = await readArchive((await makeArchive(document, load)).zip);
  const { ready, refusals, missing } = await prepareMedia(archive, load);
  expect([refusals, missing]).toEqual([[], []]);
  // Files of the site stay there.
  expect(ready.map(({ address }) => address)).toEqual([sound, film]);
  const sent = await Promise.all(
    ready.map(async ({ address, files }) => [address, await uploadAddress(files)] as const),
  );
  expect(withAddresses(archive.text, new Map(sent))).toBe(document);
});

test('the files of a folder are sent under new addresses, with a sentence for each that is refused or missing', async () => {
  const document = text(
    '/edition/sons/jour-07.mp3',
    '/edition/sons/faux.mp3',
    '/edition/sons/nul.mp3',
    SITE_FILM,
  );
  const { ready, refusals, missing } = await prepareMedia(
    archiveOf(document, { 'sons/jour-07.mp3': SOUND, 'sons/faux.mp3': FILM, 'autre.txt': CAPTIONS }),
    nothing,
  );
  expect(ready.map(({ address }) => address)).toEqual(['/edition/sons/jour-07.mp3']);
  expect(await Promise.all(ready.map(({ files }) => uploadAddress(files)))).toEqual([sound]);
  expect(refusals.map(readable)).toEqual(["« sons/faux.mp3 » n'est pas un son MP3, mais un film MP4."]);
  expect(missing).toEqual(['sons/nul.mp3']);
});

test('a film without its captions is refused, as when it is sent alone', async () => {
  const { refusals } = await prepareMedia(
    archiveOf(text('/edition/videos/jour-14.mp4'), { 'videos/jour-14.mp4': FILM }),
    nothing,
  );
  expect(refusals.map(readable)).toEqual([
    'Choisis ensemble le film (.mp4) et ses sous-titres (.vtt) : les joueurs peuvent ne pas entendre.',
  ]);
});

test('a file whose name is of an upload but whose content is another is checked as a new one', async () => {
  const name = `edition-media/${nameIn(sound)}`;
  const { ready, refusals } = await prepareMedia(archiveOf(text(sound), { [name]: FILM }), load);
  expect(ready).toEqual([]);
  expect(refusals).toHaveLength(1);
});

test('the folder of an edition is found in the ZIP, without what a Mac adds', async () => {
  const archive = await readArchive(
    zip({
      '2027/edition.json': strToU8(text(null)),
      '2027/sons/a.mp3': SOUND,
      '__MACOSX/2027/._edition.json': CAPTIONS,
    }),
  );
  expect([archive.text, [...archive.files.keys()]]).toEqual([text(null), ['sons/a.mp3']]);
});

test.each<[string, Blob, string]>([
  ['is none', new Blob(['bonjour']), "ce ZIP ne s'ouvre pas : il est peut-être abîmé"],
  ['has no edition', zip({ 'a.txt': CAPTIONS }), "il n'y a pas de fichier edition.json dans ce ZIP"],
  [
    'has two editions',
    zip({ '2026/edition.json': CAPTIONS, '2027/edition.json': CAPTIONS }),
    "ce ZIP contient plusieurs éditions : choisis le dossier de l'une d'elles",
  ],
  ['unpacks to too much', zip({ 'edition.json': new Uint8Array(100_000_001) }), 'il dépasse 100 Mo'],
])('a ZIP that %s is refused with a sentence', async (_what, file, sentence) => {
  expect(await refusal(file)).toBe(`Error: ${sentence}`);
});
