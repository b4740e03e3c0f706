import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { announcedType, typeOf } from './fileType';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'png'],
  ['\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF', 'jpg'],
  ['RIFF\u0010\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\u001Cftypavif', 'avif'],
  ['\0\0\0\u0018ftypmp42', 'mp4'],
  ['\0\0\0\u0018ftypisom', 'mp4'],
  ['ID3\u0004\0\0\0\0', 'mp3'],
  ['\u00FF\u00FB\u0090\u0064', 'mp3'],
  ['WEBVTT\n\n', 'vtt'],
  ['\u00EF\u00BB\u00BFWEBVTT\n', 'vtt'],
])('the first bytes %j are those of a file %s', (head, type) => {
  expect(typeOf(bytes(head))).toBe(type);
});

test.each([
  ['a drawing', '<svg xmlns="http:'],
  ['a page', '<!doctype html>'],
  ['a program', 'MZ\u0090\0\u0003\0\0\0'],
  ['an archive', 'PK\u0003\u0004'],
  ['a GIF', 'GIF89a'],
  ['a QuickTime film', '\0\0\0\u0014ftypqt  '],
  ['an iPhone picture', '\0\0\0\u0018ftypheic'],
  ['a sound in AAC', '\u00FF\u00F1\u0050\u0080'],
  ['a WAV', 'RIFF\u0010\0\0\0WAVE'],
  ['nothing', ''],
])('%s is none of the formats', (_, head) => {
  expect(typeOf(bytes(head))).toBeNull();
});

test('the media of the edition are what their names say', async () => {
  for (const name of ['videos/jour-14.webp', 'videos/jour-14.mp4', 'videos/jour-14.vtt', 'sons/jour-07.mp3'])
    expect(typeOf(await readFile(`supabase/edition/2024/${name}`))).toBe(announcedType(name));
});

test.each([
  ['lune.JPEG', 'jpg'],
  ['lune.jpg', 'jpg'],
  ['lune.vtt.mp4', 'mp4'],
  ['lune.svg', null],
  ['lune', null],
  ['.constructor', null],
])('the name %s announces %s', (name, type) => {
  expect(announcedType(name)).toBe(type);
});
