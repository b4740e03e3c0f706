import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { announcedType, otherFormat, typeOf } from './fileType';

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
  ['\u00FF\u00FEW\0E\0B\0V\0T\0T\0', 'vtt'],
  ['\0\0\0\u0020ftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['\0\0\0\u0018ftypXAVC', 'mp4'],
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

test.each([
  ['\0\0\0\u0018ftypheic', 'une image HEIC : exporte-la en JPEG'],
  ['\0\0\0\u0020ftypmif1\0\0\0\0mif1heic', 'une image HEIC : exporte-la en JPEG'],
  ['\0\0\0\u0014ftypqt  ', 'un film QuickTime (MOV) : exporte-le en MP4'],
  ['\0\0\0\u0008wide\0\0\0\0mdat', 'un film QuickTime (MOV) : exporte-le en MP4'],
  ['\0\0\0\u0018ftyp3gp5', 'un film 3GP : exporte-le en MP4'],
  ['\u001AE\u00DF\u00A3', 'un film WebM ou Matroska : exporte-le en MP4'],
  ['\0\0\0\u0018ftypM4A ', 'un son M4A : exporte-le en MP3'],
  ['RIFF\u0010\0\0\0WAVE', 'un son WAV : exporte-le en MP3'],
  ['GIF89a', 'une image GIF : exporte-la en PNG'],
  ['<?xml version="1.0"?>\n<svg xmlns=', 'un dessin SVG : exporte-le en PNG'],
  ['1\n00:00:01,000 --> 00:00:02,000', 'des sous-titres SRT : exporte-les en WebVTT'],
])('the first bytes %j are of another format, with what to do', (head, says) => {
  expect(typeOf(bytes(head))).toBeNull();
  expect(otherFormat(bytes(head))?.replaceAll('\u00A0', ' ')).toBe(says);
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
