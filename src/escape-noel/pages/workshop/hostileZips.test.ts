import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { readArchive } from './archive';

const DOCUMENT = strToU8('{"edition":"2027","riddles":[]}');
const DAMAGED = "Error: ce ZIP ne s'ouvre pas : il est peut-être abîmé";
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const LOCAL_ENTRY = 0x04_03_4b_50;
/** The numbers of an entry that lie: their places in the directory and in the file's own header, and whether they have two bytes. */
const FIELDS = [
  { field: 'method', inEntry: 10, inLocal: 8, isShort: true },
  { field: 'checksum', inEntry: 16, inLocal: 14, isShort: false },
  { field: 'packedSize', inEntry: 20, inLocal: 18, isShort: false },
  { field: 'size', inEntry: 24, inLocal: 22, isShort: false },
] as const;
type Lie = Partial<Record<(typeof FIELDS)[number]['field'], number>>;

/** A ZIP whose directory lies about its last file, and so does the file's own header. */
function lyingZip(files: Zippable, lie: Lie): Blob {
  const bytes = Uint8Array.from(zipSync(files));
  const view = new DataView(bytes.buffer);
  const last = (mark: number) =>
    [...bytes.keys()].findLast((at) => at + 4 <= bytes.length && view.getUint32(at, true) === mark) ?? 0;
  const [entry, local] = [last(DIRECTORY_ENTRY), last(LOCAL_ENTRY)];
  for (const { field, inEntry, inLocal, isShort } of FIELDS) {
    const value = lie[field];
    if (value === undefined) continue;
    for (const at of [entry + inEntry, local + inLocal])
      if (isShort) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
  }
  return new Blob([bytes]);
}
const outcome = (file: Blob) =>
  readArchive(file).then(
    () => 'read',
    (error: unknown) => String(error).replaceAll('\u00A0', ' '),
  );

const MEGABYTE = new Uint8Array(1_000_000);

test.each<[string, Zippable, Lie]>([
  ['says less than it holds', { 'sons/a.mp3': MEGABYTE }, { size: 10 }],
  ['says more than it holds', { 'sons/a.mp3': new Uint8Array(1000) }, { size: 2000 }],
  ['says less of a stored file', { 'sons/a.mp3': [new Uint8Array(1000), { level: 0 }] }, { size: 10 }],
  ['says more of a stored file', { 'sons/a.mp3': [new Uint8Array(10), { level: 0 }] }, { size: 1000 }],
  ['has another checksum', { 'sons/a.mp3': new Uint8Array(1000) }, { checksum: 1 }],
  ['has another checksum of a stored file', { 'sons/a.mp3': [DOCUMENT, { level: 0 }] }, { checksum: 1 }],
  ['cuts the compressed file', { 'sons/a.mp3': DOCUMENT }, { packedSize: 5 }],
  ['has a file beyond its end', { 'sons/a.mp3': DOCUMENT }, { packedSize: 1_000_000 }],
  ['names a compression that is not read', { 'sons/a.mp3': DOCUMENT }, { method: 12 }],
])('audit finding 11: a ZIP that %s is refused', async (_, files, lie) => {
  expect(await outcome(lyingZip({ 'edition.json': DOCUMENT, ...files }, {}))).toBe('read');
  expect(await outcome(lyingZip({ 'edition.json': DOCUMENT, ...files }, lie))).toBe(DAMAGED);
});

test('audit finding 11: an edition.json that is cut by a lie is refused, and not read in part', async () => {
  const zip = lyingZip({ 'edition.json': strToU8(`${' '.repeat(5000)}{}`) }, { size: 10 });
  expect(await outcome(zip)).toBe(DAMAGED);
});

test('audit finding 11: what is announced is added up before anything is inflated', async () => {
  const announced = { 'edition.json': DOCUMENT, 'sons/a.mp3': new Uint8Array(1000) };
  expect(await outcome(lyingZip(announced, { size: 100_000_001 }))).toBe('Error: il dépasse 100 Mo');
});
