import { expect, test } from 'vitest';
import { filmFixture } from '@/testing/filmFixture';
import { prepareFiles, type MediaKind } from './prepareFiles';

const PNG = '\u0089PNG\r\n\u001A\n';
const MP4 = '\0\0\0\u0018ftypmp42';
const MP3 = '\u00FF\u00FB\u0090\u0064';
const film = (name: string, ...codecs: Parameters<typeof filmFixture>) =>
  new File([filmFixture(...codecs)], name);

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
    "« lune.png » n'est pas une image JPEG, PNG, WebP ou AVIF, mais une page web : le téléchargement a donné la page d'un site à la place du fichier.",
  ],
  [
    'picture',
    'lune.svg',
    '<svg xmlns="',
    undefined,
    "« lune.svg » n'est pas une image JPEG, PNG, WebP ou AVIF, mais un dessin SVG : exporte-le en PNG.",
  ],
  ...['lune.heic', 'lune.jpg', 'lune.png'].map((name): [MediaKind, string, string, undefined, string] => [
    'picture',
    name,
    '\0\0\0\u0018ftypheic',
    undefined,
    `« ${name} » n'est pas une image JPEG, PNG, WebP ou AVIF, mais une image HEIC : exporte-la en JPEG.`,
  ]),
  [
    'activity',
    'masque.svg',
    '<svg xmlns="',
    undefined,
    "« masque.svg » n'est pas un PDF, ni une image JPEG, PNG, WebP ou AVIF, mais un dessin SVG : exporte-le en PNG.",
  ],
  ['activity', 'masque.pdf', '%PDF-1.7', 5_000_001, '« masque.pdf » pèse 5 001 ko : 5 000 ko au plus.'],
  [
    'cover',
    'lune.pdf',
    '%PDF-1.7',
    undefined,
    "« lune.pdf » n'est pas une image JPEG, PNG, WebP ou AVIF, mais un PDF : exporte son image en PNG.",
  ],
  ['picture', 'lune.png', '', undefined, '« lune.png » est vide.'],
  [
    'sound',
    'lune.mp3',
    'ID3\u0004\0\0\0\0\0\0\u00FF\u00F1',
    undefined,
    '« lune.mp3 » contient un son AAC : exporte-le en MP3.',
  ],
  [
    'sound',
    'lune.m4a',
    '\0\0\0\u0018ftypM4A ',
    undefined,
    "« lune.m4a » n'est pas un son MP3, mais un son M4A : exporte-le en MP3.",
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
    "« lune.mp4 » n'est pas un film MP4, ni des sous-titres WebVTT, mais un film QuickTime (MOV) : exporte-le en MP4.",
  ],
  [
    'film',
    'lune.mov',
    '\0\0\0\u0014ftypqt  ',
    30_000_000,
    "« lune.mov » n'est pas un film MP4, ni des sous-titres WebVTT, mais un film QuickTime (MOV) : exporte-le en MP4.",
  ],
  [
    'film',
    'lune.mp4',
    MP4,
    undefined,
    "« lune.mp4 » n'est pas entier, ou abîmé : exporte-le à nouveau en MP4.",
  ],
  [
    'film',
    'lune.vtt',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nLa f\u00E9e',
    undefined,
    "« lune.vtt » n'est pas en UTF-8, ses accents seraient perdus : enregistre-le à nouveau avec le codage UTF-8 (« Enregistrer sous », puis « Codage » ou « Encodage »).",
  ],
  [
    'film',
    'lune.vtt',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nLa f\u00EF\u00BF\u00BDe',
    undefined,
    '« lune.vtt » contient « \uFFFD », un signe perdu : retape-le, souvent une lettre accentuée.',
  ],
  [
    'film',
    'lune.vtt',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nLa f\u00C3\u0083\u00C2\u00A9e',
    undefined,
    '« lune.vtt » contient « Ã© », un signe perdu : retape-le, souvent une lettre accentuée.',
  ],
  ['film', 'lune.mp4', MP4, 1_500_001, '« lune.mp4 » pèse 1 501 ko : 1 500 ko au plus.'],
])('for a %s, the file %s of %j is refused with a sentence', async (kind, name, head, size, says) => {
  expect(await refusal(kind, file(name, head, size))).toBe(says);
});

test('a sound is sent as it is, with its type', async () => {
  const [sound] = await prepareFiles([file('lune.mp3', MP3, 400_000)], 'sound');
  expect(sound).toMatchObject({ extension: 'mp3', content: { type: 'audio/mpeg', size: 400_000 } });
});

test('a film and its captions are sent together, whichever was chosen first', async () => {
  const files = [file('lune.vtt', 'WEBVTT\n'), film('lune.mp4')];
  const prepared = await prepareFiles(files, 'film');
  expect(prepared.map(({ extension, content }) => [extension, content.type])).toEqual([
    ['mp4', 'video/mp4'],
    ['vtt', 'text/vtt'],
  ]);
});

test('a film is known by its codec, not by its brand', async () => {
  const captions = file('lune.vtt', 'WEBVTT\n');
  for (const picture of ['hvc1', 'hev1', 'av01', 'mp4v'])
    for (const brand of ['mp42', 'isom'])
      expect(await refusal('film', film('lune.mp4', { picture, brand }), captions)).toMatch(
        /^« lune\.mp4 » est un film en .+ : exporte-le en H\.264\.$/,
      );
  expect(await refusal('film', film('lune.mp4', { sound: null }), captions)).toBe('accepted');
  expect(await refusal('film', film('lune.mp4'))).toBe(
    'Choisis ensemble le film (.mp4) et ses sous-titres (.vtt) : les joueurs peuvent ne pas entendre.',
  );
});

test('captions are sent in UTF-8, and without what nobody sees in them', async () => {
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nLa fée';
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  for (const content of [units, text.replace('é', 'e\u0301\u00AD'), `\uFEFF${text}`]) {
    const [, captions] = await prepareFiles([film('lune.mp4'), new File([content], 'lune.vtt')], 'film');
    expect(await captions?.content.text()).toBe(text);
  }
});

test('two pictures, or nothing, are refused', async () => {
  expect(await refusal('picture', file('a.png', PNG), file('b.png', PNG))).toBe('Un seul fichier à la fois.');
  expect(await refusal('picture')).toBe('Aucun fichier ne se trouve là.');
});

test('a PDF is sent as it is, with its type', async () => {
  const [{ content, extension }] = await prepareFiles([file('masque.pdf', '%PDF-1.7')], 'activity');
  expect([extension, content.type, await content.text()]).toEqual(['pdf', 'application/pdf', '%PDF-1.7']);
});
