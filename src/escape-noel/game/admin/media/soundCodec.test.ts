import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { soundRefusal } from './soundCodec';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** Tags of 5 bytes. */
const TAGS = 'ID3\u0004\0\0\0\0\0\u0005abcde';
const refusal = (text: string) => soundRefusal(bytes(text))?.replaceAll('\u00A0', ' ') ?? 'accepted';

test.each([
  ['a frame', '\u00FF\u00FB\u0090\u0064'],
  ['tags, then a frame', `${TAGS}\u00FF\u00FB\u0090\u0064`],
  ['two tags, zeros, then a frame', `${TAGS}${TAGS}\0\0\0\u00FF\u00F3\u0044\u00C4`],
])('%s is an MP3', (_, text) => {
  expect(refusal(text)).toBe('accepted');
});

test.each([
  ['AAC', `${TAGS}\u00FF\u00F1\u0050\u0080`, 'contient un son AAC : exporte-le en MP3'],
  ['MP2', `${TAGS}\u00FF\u00FD\u0084\u0004`, 'contient un son MP2 : exporte-le en MP3'],
  ['FLAC', `${TAGS}fLaC`, 'contient un son FLAC : exporte-le en MP3'],
  ['nothing', TAGS, "n'a pas de son qui se lise, ou n'est pas entier : exporte-le à nouveau en MP3"],
  ['text', `${TAGS}grelots`, "n'a pas de son qui se lise, ou n'est pas entier : exporte-le à nouveau en MP3"],
])('tags before %s are no MP3', (_, text, says) => {
  expect(refusal(text)).toBe(says);
});

test('the sounds of the editions are accepted', async () => {
  for (const name of ['jour-07', 'jour-16', 'jour-21'])
    expect(soundRefusal(await readFile(`supabase/edition/2024/sons/${name}.mp3`))).toBeNull();
});
