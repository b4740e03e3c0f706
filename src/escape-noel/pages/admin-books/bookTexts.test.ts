import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalDecimal, optionalIsbn, optionalPath, optionalWhole } from './bookTexts';
import { slugOf } from '@/lib/slugOf';

/** The value that a text is read as, or its mistake. */
const read = (schema: v.GenericSchema<string, unknown>, text: string): unknown => {
  const { success, output, issues } = v.safeParse(schema, text);
  return success ? output : issues[0].message.replaceAll('\u00A0', ' ');
};

test.each([
  ["L'été à la mer", 'l-ete-a-la-mer'],
  ['« Cœur » de Noël !', 'coeur-de-noel'],
  ['…', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the address of %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['', null],
  ['978-2-00-000011-2', '9782000000112'],
  ['978 2 00 000011 2', '9782000000112'],
  ['9782000000113', 'Un chiffre est faux : le dernier, qui vérifie les autres, ne leur correspond pas.'],
  ['978200000011', 'Un ISBN a treize chiffres, et celui-ci en a 12.'],
  ['1782000000112', 'Un ISBN commence par 978 ou 979.'],
  ['ISBN 97820', "Un ISBN n'a que des chiffres, des espaces et des tirets."],
])('the ISBN « %s » is read as %s', (text, value) => {
  expect(read(optionalIsbn, text)).toBe(value);
});

test.each([
  ['', null],
  ['14,90', 1490],
  ['14.9 €', 1490],
  ['1 000', 100_000],
  ['19,99', 1999],
  ['0', 'refused'],
  ['1000,01', 'refused'],
  ['14,905', 'refused'],
  ['douze', 'refused'],
])('the price « %s » is read as %s', (text, value) => {
  expect(read(optionalDecimal(2, 1, 100_000, 'refused'), text)).toBe(value);
});

test.each([
  ['', null],
  ['36', 36],
  ['0', 'Un nombre entier de 1 à 2000.'],
  ['3,5', 'Un nombre entier de 1 à 2000.'],
])('the pages « %s » are read as %s', (text, value) => {
  expect(read(optionalWhole(1, 2000), text)).toBe(value);
});

test.each([
  'https://ailleurs.example/a.webp',
  '//ailleurs.example/a.webp',
  '/\\ailleurs.example/a.webp',
  'lune.webp',
  '/ma lune.webp',
])('the path %s is refused', (path) => {
  expect(read(optionalPath, path)).toMatch(/^Ce fichier n'est pas du site/);
});
