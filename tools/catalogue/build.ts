/**
 * `npm run catalogue`: checks the files of supabase/catalogue and writes supabase/seed/catalogue.sql, which puts their books into a hosted
 * project's database; with `DATABASE_URL`, into that database at once. Books that the files do not have stay as they are.
 * `--export` does the reverse: it writes what staff have published into supabase/catalogue, for the next build.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../src/lib/french.ts';
import { HostedError, runHosted } from '../hosted.ts';
import { catalogueOfRows, EXPORT_SQL, writeCatalogue } from './exportRows.ts';
import { catalogueSql, readCatalogue, type Catalogue } from './readCatalogue.ts';

const SQL_FILE = join(import.meta.dirname, '../../supabase/seed/catalogue.sql');

const { DATABASE_URL: databaseUrl } = process.env;

async function apply(): Promise<void> {
  const catalogue = await readCatalogue();
  const sql = catalogueSql(catalogue);
  if (databaseUrl) await runHosted(databaseUrl, sql);
  else await writeFile(SQL_FILE, sql);
  console.log(
    `${booksText(catalogue)} : ${databaseUrl ? 'dans la base.' : 'dans supabase/seed/catalogue.sql.'}`,
  );
}

async function exportRows(): Promise<void> {
  if (!databaseUrl) throw new HostedError('Nommer la base : DATABASE_URL=… npm run catalogue -- --export');
  const catalogue = catalogueOfRows(await runHosted(databaseUrl, EXPORT_SQL));
  if (catalogue.books.length === 0)
    throw new HostedError("La base n'a aucun livre publié : supabase/catalogue reste tel quel.");
  await writeCatalogue(catalogue);
  console.log(
    `${booksText(catalogue)} : dans supabase/catalogue. À relire avec git diff, puis à construire.`,
  );
}

const booksText = ({ books }: Catalogue) => counted(books.length, 'livre', 'livres');

try {
  await (process.argv.includes('--export') ? exportRows() : apply());
} catch (error) {
  if (!(error instanceof HostedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
