import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import * as v from 'valibot';
import { bookRow, personRow } from '../../src/lib/book.ts';
import { CATALOGUE, type Catalogue } from './readCatalogue.ts';

/** Selects the published books and their people as one line of JSON. Drafts stay in the database. */
export const EXPORT_SQL = `select jsonb_build_object(
  'books', (
    select coalesce(jsonb_agg(to_jsonb(books) - 'updated_at' order by slug), '[]')
    from public.books where is_published),
  'people', (
    select coalesce(jsonb_agg(to_jsonb(book_people) - 'updated_at' order by slug), '[]')
    from public.book_people));
`;

const selected = v.pipe(
  v.string(),
  v.parseJson(),
  // In the order of the files' keys, which jsonb does not store.
  v.object({
    books: v.array(v.strictObject(bookRow.entries)),
    people: v.array(v.strictObject(personRow.entries)),
  }),
);

/** Reads what `EXPORT_SQL` selects. @throws {v.ValiError} for rows that files cannot have. */
export const catalogueOfRows = (output: string): Catalogue => v.parse(selected, output.trim());

/**
 * Writes a catalogue as the files that `readCatalogue` reads, as Prettier formats them; the files of other books are removed. Files of
 * Storage stay there, under their addresses.
 */
export async function writeCatalogue({ books, people }: Catalogue, folder = CATALOGUE): Promise<void> {
  const options = await resolveConfig(join(CATALOGUE, 'people.json'));
  const write = async (name: string, content: unknown) =>
    writeFile(
      join(folder, name),
      await format(JSON.stringify(content, null, 2), { ...options, parser: 'json' }),
    );
  await mkdir(join(folder, 'books'), { recursive: true });
  const names = books.map(({ slug }) => `${slug}.json`);
  const others = (await readdir(join(folder, 'books'))).filter(
    (name) => name.endsWith('.json') && !names.includes(name),
  );
  await Promise.all([
    write('people.json', people),
    ...books.map((book) => write(join('books', `${book.slug}.json`), book)),
    ...others.map((name) => rm(join(folder, 'books', name))),
  ]);
}
