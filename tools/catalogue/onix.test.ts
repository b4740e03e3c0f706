import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { expect, test } from 'vitest';
import { detailsOf } from '../../src/lib/bookDetails';
import { publisher } from '../../src/publisher';
import { trade } from '../../src/publisherDetails';
import { catalogueOnix } from './exports';
import { readCatalogue } from './readCatalogue';

// The schema includes its two other files.
xmlRegisterFsInputProviders();
const SCHEMA = join(import.meta.dirname, 'onix/ONIX_BookProduct_3.0_reference.xsd');
const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: SCHEMA }));

const { books, people } = await readCatalogue();
const details = books.map((book) => detailsOf(book, books, people));
const onixOf = (shown: typeof details) =>
  catalogueOnix(shown, { ...publisher, trade }, new Date('2026-11-27T10:00:00Z'));

/** The errors that the schema finds in a message. */
function faultsOf(xml: string): string[] {
  const message = XmlDocument.fromString(xml);
  try {
    validator.validate(message);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map((detail) => detail.message.trim());
  } finally {
    message.dispose();
  }
}

test("the catalogue's ONIX file is valid against EDItEUR's schema of release 3.0 (rule 26.15)", () => {
  expect(faultsOf(onixOf(details))).toEqual([]);
});

test('so is that of a book of which little is known, and of each state', () => {
  const [book] = details;
  if (!book) throw new Error('No book');
  const bare = {
    ...book,
    slug: 'peu-connu',
    isbn: null,
    price_cents: null,
    width_mm: null,
    height_mm: null,
    pages: null,
    published_on: null,
    binding: null,
    series: null,
    volume: null,
    themes: [],
  };
  for (const availability of ['forthcoming', 'available', 'out_of_print'] as const)
    expect(
      faultsOf(
        onixOf([
          { ...bare, availability },
          { ...book, availability },
        ]),
      ),
    ).toEqual([]);
});

test('the schema sees a code that is not in its list, and an element out of place', () => {
  const xml = onixOf(details);
  const wrongCode = xml.replace('<ProductForm>BB<', '<ProductForm>ZZZ<');
  const misplaced = xml.replace('<ProductComposition>00</ProductComposition>', '');
  expect(faultsOf(wrongCode).join(' ')).toContain("'ZZZ'");
  expect(faultsOf(misplaced).join(' ')).toContain('ProductComposition');
});
