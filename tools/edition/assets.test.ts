import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EditionError, findingText } from '../../src/escape-noel/edition/findings.ts';
import { filmFixture } from '../../src/testing/filmFixture.ts';
import { checkFolder } from './check.ts';
import { CURRENT_FOLDER } from './folders.ts';
import { testJudge } from './testJudge.ts';

const UTF8 =
  "n'est pas en UTF-8, ses accents seraient perdus : enregistre-le à nouveau avec le codage UTF-8 (« Enregistrer sous », puis « Codage » ou « Encodage »)";
const judge = testJudge();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await cp(CURRENT_FOLDER, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (file: string, content: string | Uint8Array, coding: BufferEncoding = 'utf8') =>
  writeFile(join(folder, file), typeof content === 'string' ? Buffer.from(content, coding) : content);
const findings = async () =>
  (await checkFolder(folder, judge)).findings.map((finding) =>
    findingText(finding).replaceAll('\u00A0', ' '),
  );

test.each<[string, string, string | Uint8Array, BufferEncoding, string]>([
  ['captions in Windows-1252', 'videos/jour-14.vtt', 'WEBVTT\n\nLa fée', 'latin1', UTF8],
  [
    'captions whose accents are lost',
    'videos/jour-14.vtt',
    'WEBVTT\n\nLa f\uFFFDe',
    'utf8',
    'contient « \uFFFD », un signe perdu : retape-le, souvent une lettre accentuée',
  ],
  [
    'captions that were converted twice',
    'videos/jour-14.vtt',
    'WEBVTT\n\nLa fÃ©e',
    'utf8',
    'contient « Ã© », un signe perdu : retape-le, souvent une lettre accentuée',
  ],
  [
    'a film of another codec',
    'videos/jour-14.mp4',
    filmFixture({ picture: 'hvc1' }),
    'utf8',
    "est un film en HEVC (H.265), que beaucoup d'appareils ne lisent pas : exporte-le en H.264",
  ],
])('the command finds %s', async (_, file, content, coding, says) => {
  await put(file, content, coding);
  expect(await findings()).toEqual([`jour 14, video_url : ${file} ${says}`]);
});

test('the command finds a sound of another codec', async () => {
  await put('sons/jour-07.mp3', 'ID3\u0004\0\0\0\0\0\0\u00FF\u00F1', 'latin1');
  expect(await findings()).toEqual([
    'jour 7, video_url : sons/jour-07.mp3 contient un son AAC : exporte-le en MP3',
  ]);
});

test('the command refuses an edition.json in Windows-1252, and reads UTF-16', async () => {
  await put('edition.json', '{"title":"Noël"}', 'latin1');
  const refusal = await checkFolder(folder, judge).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EditionError);
  expect(String(refusal).replaceAll('\u00A0', ' ')).toContain(`edition.json ${UTF8}`);
  await put('edition.json', '\uFEFF{"title":"Noël"}', 'utf16le');
  expect(await findings()).not.toEqual([]);
});
