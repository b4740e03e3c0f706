import { expect, test } from 'vitest';
import { cleanTexts, CodingError, decodeText } from './readText';

const TEXT = '{"title":"L\'étoile de Noël"}';
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, place) => text.charCodeAt(place)).flatMap((unit) =>
      isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
    ),
  );
const windows1252 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16 as Windows writes it', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16, big end first', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 without its mark', utf16(TEXT, true)],
  ['UTF-16, big end first, without its mark', utf16(TEXT, false)],
])('a file in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

test.each([
  ['Windows-1252', windows1252(TEXT)],
  ['cut UTF-8', new TextEncoder().encode('é').subarray(0, 1)],
  ['cut UTF-16', utf16(`\uFEFF${TEXT}`, true).subarray(0, 9)],
])('a file in %s is refused, and nothing of it is replaced', (_, bytes) => {
  expect(() => decodeText(bytes)).toThrow(CodingError);
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});

test('every text of a document is cleaned; a document without anything to clean stays the same object', () => {
  const document = { title: 'Noe\u0308l', days: [{ day: 1, answers: ['nei\u00ADge', null, true] }] };
  expect(cleanTexts(document)).toEqual({
    title: 'Noël',
    days: [{ day: 1, answers: ['neige', null, true] }],
  });
  const clean = { title: 'Noël', days: [{ day: 1 }] };
  expect(cleanTexts(clean)).toBe(clean);
});
