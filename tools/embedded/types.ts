/**
 * `npm run types`: writes src/api/database.types.ts from the migrations. `--check` writes nothing and fails when the file differs
 * from the migrations.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { format, resolveConfig } from 'prettier';
import { bootEmbedded } from './database.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The committed types of the database. */
export const TYPES_FILE = join(ROOT, 'src/api/database.types.ts');

/**
 * The types of the schema `public` of a fresh embedded database, as `supabase gen types` writes them (the same library), formatted
 * by Prettier. Needs no network and no Docker.
 */
export async function generateTypes(): Promise<string> {
  const backend = await bootEmbedded({ demo: false });
  try {
    const metadata = await introspect(
      { query: (sql) => backend.driver.query(sql) },
      { includedSchemas: ['public'] },
    );
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {
      detectOneToOneRelationships: true,
    });
    return await format(types, { ...(await resolveConfig(TYPES_FILE)), filepath: TYPES_FILE });
  } finally {
    await backend.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const generated = await generateTypes();
  if (!process.argv.includes('--check')) {
    await writeFile(TYPES_FILE, generated);
  } else if ((await readFile(TYPES_FILE, 'utf8')) !== generated) {
    console.error('src/api/database.types.ts differs from the migrations: run "npm run types".');
    process.exitCode = 1;
  }
}
