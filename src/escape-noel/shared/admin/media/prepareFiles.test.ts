import { expect, test } from 'vitest';
import { prepareFiles, type MediaKind } from './prepareFiles';

const PNG = '\u0089PNG\r\n\u001A\n';
const MP4 = '\0\0\0\u0018ftypmp42';

const file = (name: string, head: string, size = head.length) => {
  const content = new Uint8Array(size);
  content.set(Uint8Array.from(head, (character) => character.charCodeAt(0)));
  return new File([content], name);
};
const refusal = (kind: MediaKind, ...files: File[]) =>
  prepareFiles(files, kind).then(
    () => 'accepted',
    (error: unknown) =>
      String(error).replace('FileRefused: ', '').replaceAll('\u00A0', ' ').replaceAll('\u202F', ' '),
  );

test.each<[MediaKind, string, string, number | undefined, string]>([
  ['picture', 'lune.png', PNG, 20_000_000, '« lune.png » pèse 20 000 ko : 15 000 ko au plus.'],
  ['sound', 'lune.mp3', 'ID3', 20_000_000, '« lune.mp3 » pèse 20 000 ko : 500 ko au plus.'],
  ['sound', 'lune.mp3', 'ID3', 500_001, '« lune.mp3 » pèse 501 ko : 500 ko au plus.'],
  [
    'picture',
    'lune.png',
    '<!doctype html>',
    undefined,
    "« lune.png » n'est pas une image JPEG, PNG, WebP ou AVIF.",
  ],
  [
    'picture',
    'lune.svg',
    '<svg xmlns="',
    undefined,
    "« lune.svg » n'est pas une image JPEG, PNG, WebP ou AVIF.",
  ],
  [
    'picture',
    'lune.png',
    'ID3',
    undefined,
    "« lune.png » n'est pas une image JPEG, PNG, WebP ou AVIF, mais un son MP3.",
  ],
  [
    'picture',
    'lune.jpg',
    PNG,
    undefined,
    '« lune.jpg » contient une image PNG, ce que son nom ne dit pas : enregistre-le à nouveau au bon format.',
  ],
  ['sound', 'lune.mp3', MP4, undefined, "« lune.mp3 » n'est pas un son MP3, mais un film MP4."],
  [
    'film',
    'lune.mp4',
    '\0\0\0\u0014ftypqt  ',
    undefined,
    "« lune.mp4 » n'est pas un film MP4, ni des sous-titres WebVTT.",
  ],
  [
    'film',
    'lune.mp4',
    MP4,
    undefined,
    'Choisis ensemble le film (.mp4) et ses sous-titres (.vtt) : les joueurs peuvent ne pas entendre.',
  ],
  ['film', 'lune.mp4', MP4, 1_500_001, '« lune.mp4 » pèse 1 501 ko : 1 500 ko au plus.'],
])('for a %s, the file %s of %j is refused with a sentence', async (kind, name, head, size, says) => {
  expect(await refusal(kind, file(name, head, size))).toBe(says);
});

test('a sound is sent as it is, with its type', async () => {
  const [sound] = await prepareFiles([file('lune.mp3', 'ID3', 400_000)], 'sound');
  expect(sound).toMatchObject({ extension: 'mp3', content: { type: 'audio/mpeg', size: 400_000 } });
});

test('a film and its captions are sent together, whichever was chosen first', async () => {
  const files = [file('lune.vtt', 'WEBVTT\n'), file('lune.mp4', MP4)];
  const prepared = await prepareFiles(files, 'film');
  expect(prepared.map(({ extension, content }) => [extension, content.type])).toEqual([
    ['mp4', 'video/mp4'],
    ['vtt', 'text/vtt'],
  ]);
});

test('two pictures, or nothing, are refused', async () => {
  expect(await refusal('picture', file('a.png', PNG), file('b.png', PNG))).toBe('Un seul fichier à la fois.');
  expect(await refusal('picture')).toBe('Aucun fichier ne se trouve là.');
});
