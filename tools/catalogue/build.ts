/**
 * `npm run catalogue`: checks the files of supabase/catalogue and writes supabase/seed/catalogue.sql, which puts their books into a hosted
 * project's database; with `DATABASE_URL`, into that database at once. Books that the files do not have stay as they are.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../src/lib/french.ts';
import { HostedError, runHosted } from '../hosted.ts';
import { catalogueSql, readCatalogue } from './readCatalogue.ts';

const SQL_FILE = join(import.meta.dirname, '../../supabase/seed/catalogue.sql');

try {
  const catalogue = await readCatalogue();
  const sql = catalogueSql(catalogue);
  const { DATABASE_URL: databaseUrl } = process.env;
  if (databaseUrl) await runHosted(databaseUrl, sql);
  else await writeFile(SQL_FILE, sql);
  console.log(
    `${counted(catalogue.books.length, 'livre', 'livres')} : ${databaseUrl ? 'dans la base.' : 'dans supabase/seed/catalogue.sql.'}`,
  );
} catch (error) {
  if (!(error instanceof HostedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
