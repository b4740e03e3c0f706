import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { bookRow, personRow, type BookRow, type PersonRow } from '../../src/lib/book.ts';
import { withMediaUrls, withPictureUrl } from '../../src/lib/bookMedia.ts';

/** The catalogue's files. */
export const CATALOGUE = join(import.meta.dirname, '../../supabase/catalogue');

export interface Catalogue {
  /** In the order of the file names. */
  books: BookRow[];
  people: PersonRow[];
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/**
 * Reads the catalogue's files: what the build shows, and `npm start` has.
 * @throws {Error} that names a file which is not valid.
 */
export async function readCatalogue(folder = CATALOGUE): Promise<Catalogue> {
  const people = v.parse(
    v.array(v.strictObject(personRow.entries)),
    await readJson(join(folder, 'people.json')),
  );
  const names = (await readdir(join(folder, 'books'))).filter((name) => name.endsWith('.json')).toSorted();
  const books = await Promise.all(
    names.map(async (name) => {
      const read = v.safeParse(v.strictObject(bookRow.entries), await readJson(join(folder, 'books', name)));
      if (!read.success) throw new Error(`supabase/catalogue/books/${name}: ${v.summarize(read.issues)}`);
      if (`${read.output.slug}.json` !== name)
        throw new Error(`supabase/catalogue/books/${name} has the slug ${read.output.slug}`);
      return read.output;
    }),
  );
  return { books, people };
}

/** A catalogue with addresses that a browser can load. @param project as `storedUrl`. */
export const withUrls = ({ books, people }: Catalogue, project: string): Catalogue => ({
  books: books.map((book) => withMediaUrls(book, project)),
  people: people.map((person) => withPictureUrl(person, project)),
});

/** The SQL that writes the catalogue. It can be run again: books that the files do not have stay. */
export const catalogueSql = (catalogue: Catalogue): string =>
  `select private.apply_catalogue('${JSON.stringify(catalogue).replaceAll("'", "''")}'::jsonb);\n`;

/** The SQL of the repository's catalogue, with a name for a message. */
export const catalogueFile = async (): Promise<{ name: string; sql: string }> => ({
  name: 'catalogue',
  sql: catalogueSql(await readCatalogue()),
});
