import { expect, test } from 'vitest';
import { filesBeside, mediaIn, uploadedNames } from '../../src/escape-noel/edition/media.ts';
import { makeArchive, readArchive } from '../../src/escape-noel/pages/workshop/archive.ts';
import { UPLOADED } from '../../src/lib/uploadedMedia.ts';
import { put } from './broken/fault.ts';
import { edition, problemsOf } from './testEdition.ts';

const DIGITS = '0123456789abcdef0123456789abcdef';
const WRONG = [
  '/edition/../../../etc/passwd.png',
  '/edition/..\\x.png',
  '/edition/enigmes/..\\x.png',
  '/edition/enigmes/../x.png',
  '/edition/enigmes/..png',
  '/edition/%2e%2e/x.png',
  '/edition/enigmes/%2e%2e%2fx.png',
  '/edition/enigmes/./x.png',
  '/edition/enigmes//x.png',
  '/edition//x.png',
  '/edition/x.png',
  '/edition/a/b/x.png',
  '/edition/enigmes/x.png?y.png',
  '/edition/enigmes/x.png#y.png',
  '/edition/enigmes/fée.png',
  '/edition/enigmes/un lutin.png',
  '/edition/enigmes/x.png\n',
  '/edition/x.svg',
  '/edition/enigmes/x.svg',
  '/edition/enigmes/x.SVG',
  '/edition/enigmes/x.html',
  `/edition/edition-media/${DIGITS}.png`,
  `${UPLOADED}../edition-drafts/${DIGITS}.png`,
  `${UPLOADED}${DIGITS.slice(1)}.png`,
  `${UPLOADED}${DIGITS}.svg`,
  `${UPLOADED}${DIGITS.toUpperCase()}.png`,
];
const RIGHT = [
  '/edition/enigmes/jour-05.webp',
  '/edition/enigmes/Jour_05.0123456789abcdef.jpg',
  `/edition/edition-media/${DIGITS}.0123456789abcdef.png`,
  `${UPLOADED}${DIGITS}.avif`,
];
const FIELDS = ['riddles.8.image_url', 'riddles.0.artefact.image_url', 'riddles.7.play.items.0.image'];
const findingsAt = (field: string, address: string) =>
  problemsOf(put(field, address)({ ...edition }), { draft: true });

test.each(WRONG)('audit finding 12: the check refuses the address %j, wherever it is', (address) => {
  for (const field of FIELDS) expect(findingsAt(field, address)[0]).toMatch(/n'est pas l'adresse d'un média/);
});

test.each(RIGHT)('audit finding 12: the check accepts the address %j', (address) => {
  for (const field of FIELDS) expect(findingsAt(field, address)).toEqual([]);
});

test('audit finding 12: an address of another medium is refused for what it is', () => {
  const sound = '/edition/sons/jour-07.mp3';
  for (const field of FIELDS)
    expect(findingsAt(field, sound)).toEqual([expect.stringMatching(/n'est pas une image/)]);
});

test('audit finding 12: import and export know no other address, and no path leaves the folder', async () => {
  const document = { riddles: [...WRONG, ...RIGHT].map((image_url) => ({ image_url })) };
  expect(mediaIn(document)).toEqual(RIGHT);
  expect(uploadedNames(document)).toEqual([`${DIGITS}.avif`]);
  const asked: string[] = [];
  const { zip, missing } = await makeArchive(JSON.stringify(document), (address) => {
    asked.push(address);
    return Promise.resolve(new Uint8Array(1));
  });
  expect([asked, missing]).toEqual([RIGHT, []]);
  const paths = [...(await readArchive(zip)).files.keys()];
  expect(paths).toHaveLength(RIGHT.length);
  for (const path of paths) expect(path).toMatch(/^[a-z-]+\/[\w-]+(\.[\w-]+)+$/);
});

test('audit finding 12: the files beside a film are media too', () => {
  for (const film of ['/edition/videos/jour-14.mp4', `${UPLOADED}${DIGITS}.mp4`]) {
    const beside = filesBeside(film).map(({ address }) => address);
    expect(mediaIn(beside)).toEqual(beside);
  }
});
