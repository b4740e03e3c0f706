import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileAt } from './archive';
import { readEditionFile } from './readEditionFile';

const TEXT = '{"edition":"2027","riddles":[],"title":"Noël"}';
const DOCUMENT = strToU8(TEXT);
const SOUND = strToU8('ID3 grelots');

const zip = (files: Readonly<Record<string, Uint8Array>>) => zipSync({ ...files });
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const file = (name: string, content: Uint8Array) => new File([Uint8Array.from(content)], name);
const refusal = (name: string, content: Uint8Array) =>
  readEditionFile(file(name, content)).then(
    () => 'read',
    (error: unknown) => String(error).replaceAll('\u00A0', ' '),
  );

test.each([
  [
    'made by Windows, with a folder',
    { 'edition\\edition.json': DOCUMENT, 'edition\\sons\\jour-07.mp3': SOUND },
  ],
  ['made by Windows, without a folder', { 'edition.json': DOCUMENT, 'sons\\jour-07.mp3': SOUND }],
  ['whose names have capitals', { 'Noel/Edition.JSON': DOCUMENT, 'Noel/Sons/Jour-07.MP3': SOUND }],
  ['whose names begin here', { './edition.json': DOCUMENT, './sons/jour-07.mp3': SOUND }],
  [
    'made by a Mac',
    { 'n/edition.json': DOCUMENT, 'n/sons/jour-07.mp3': SOUND, '__MACOSX/n/._edition.json': SOUND },
  ],
  ['beside another copy', { 'edition.json': DOCUMENT, 'edition (1).json': SOUND, 'sons/jour-07.mp3': SOUND }],
  [
    'with an older edition in a folder',
    { 'edition.json': DOCUMENT, 'old/edition.json': SOUND, 'sons/jour-07.mp3': SOUND },
  ],
])('a ZIP %s is read, with its media', async (_, files) => {
  for (const name of ['edition.zip', 'Edition.ZIP', 'edition', 'edition.json']) {
    const archive = await readEditionFile(file(name, zip(files)));
    expect(archive.text).toBe(TEXT);
    expect(fileAt(archive.files, 'sons/jour-07.mp3')).toEqual(SOUND);
  }
});

test('of two files whose names differ by capitals, each keeps its own', async () => {
  const files = { 'edition.json': DOCUMENT, 'sons/a.mp3': SOUND, 'sons/A.mp3': DOCUMENT };
  const archive = await readEditionFile(file('edition.zip', zip(files)));
  expect(fileAt(archive.files, 'sons/A.mp3')).toEqual(DOCUMENT);
  expect(fileAt(archive.files, 'sons/a.mp3')).toEqual(SOUND);
  expect(fileAt(archive.files, 'sons/b.mp3')).toBeUndefined();
});

test('an edition.json is read in UTF-8 and UTF-16, and what nobody sees in it is left out', async () => {
  const units = Uint16Array.from(`\uFEFF${TEXT}`, (character) => character.charCodeAt(0));
  for (const content of [DOCUMENT, strToU8(`\uFEFF${TEXT}`), new Uint8Array(units.buffer)])
    expect((await readEditionFile(file('edition.json', content))).text).toBe(TEXT);
  const pasted = TEXT.replace('Noël', 'N\u00ADoe\u0308l');
  for (const content of [strToU8(pasted), zip({ 'edition.json': strToU8(pasted) })])
    expect(JSON.parse((await readEditionFile(file('edition', content))).text)).toEqual(JSON.parse(TEXT));
});

const CODING =
  "Error: ce fichier n'est pas en UTF-8, ses accents seraient perdus : enregistre-le à nouveau avec le codage UTF-8 (« Enregistrer sous », puis « Codage » ou « Encodage »)";
const PAGE =
  "Error: c'est une page web, et non une édition : le téléchargement a peut-être donné la page d'un site à sa place";
const OTHER = "Error: c'est une archive d'un autre format : refais-en un ZIP";

test.each([
  ['is empty', 'edition.json', latin(''), 'Error: ce fichier est vide'],
  ['is an empty ZIP by its name', 'edition.zip', latin(''), 'Error: ce fichier est vide'],
  ['has blanks alone', 'edition.json', latin(' \n'), 'Error: ce fichier est vide'],
  ['holds an empty edition', 'edition.zip', zip({ 'edition.json': latin('') }), 'Error: ce fichier est vide'],
  [
    'is a ZIP without files',
    'edition.zip',
    zip({}),
    "Error: il n'y a pas de fichier edition.json dans ce ZIP",
  ],
  ['is in Windows-1252', 'edition.json', latin(TEXT), CODING],
  ['holds an edition in Windows-1252', 'edition.zip', zip({ 'edition.json': latin(TEXT) }), CODING],
  [
    'has two files of one name',
    'edition.zip',
    zip({ 'edition.json': DOCUMENT, 'sons/a.mp3': SOUND, 'sons\\a.mp3': DOCUMENT }),
    'Error: ce ZIP contient deux fois le fichier « sons/a.mp3 » : refais-le avec un seul',
  ],
  [
    'is in UTF-32',
    'edition.json',
    new Uint8Array(Uint32Array.from(`\uFEFF${TEXT}`, (character) => character.charCodeAt(0)).buffer),
    CODING,
  ],
  ['is a page', 'edition.zip', latin('\r\n<!DOCTYPE html><html>'), PAGE],
  ['is a page by its name too', 'edition.json', latin('\u00EF\u00BB\u00BF<html lang="fr">'), PAGE],
  ['is a RAR', 'edition.zip', latin('Rar!\u001A\u0007'), OTHER],
  ['is a 7z', 'edition.zip', latin("7z\u00BC\u00AF'\u001C"), OTHER],
  [
    'is a ZIP by its name alone',
    'edition.zip',
    latin('bonjour'),
    "Error: ce ZIP ne s'ouvre pas : il est peut-être abîmé",
  ],
])('a file that %s says so', async (_, name, content, says) => {
  expect(await refusal(name, content)).toBe(says);
});

test('a ZIP with a password says so', async () => {
  const bytes = Uint8Array.from(zip({ 'edition.json': DOCUMENT }));
  const view = new DataView(bytes.buffer);
  const entry = [...bytes.keys()].findLast(
    (at) => at + 4 < bytes.length && view.getUint32(at, true) === 0x02_01_4b_50,
  );
  view.setUint16((entry ?? 0) + 8, 1, true);
  expect(await refusal('edition.zip', bytes)).toBe(
    'Error: ce ZIP est protégé par un mot de passe : refais-le sans',
  );
});
