/**
 * `npm run definitions`: writes supabase/definitions, the current schema, from the migrations. `--check` writes nothing and fails
 * when the folder differs from the migrations.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FUNCTIONS, GRANTS, POLICIES, TABLES, TRIGGERS, VIEWS } from './catalogue.ts';
import { bootEmbedded } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../supabase/definitions');

/** Texts of files by their path in the folder. */
export type Definitions = Record<string, string>;

type Entry = { object: string; text: string };

/**
 * One file a function or view, `<schema>/<name>.sql`, and one for all tables, policies, triggers and grants.
 * @param read runs a query with an empty search path: names of functions and tables are then written with their schema.
 */
export async function definitionsOf(read: (sql: string) => Promise<Entry[]>): Promise<Definitions> {
  const definitions: Definitions = {};
  for (const { object, text } of [...(await read(FUNCTIONS)), ...(await read(VIEWS))]) {
    definitions[`${object}.sql`] = `${definitions[`${object}.sql`] ?? ''}${text}\n`;
  }
  const list = async (sql: string, separator: string) =>
    `${(await read(sql)).map(({ text }) => text).join(separator)}\n`;
  definitions['tables.sql'] = await list(TABLES, '\n\n');
  definitions['policies.sql'] = await list(POLICIES, '\n');
  definitions['triggers.sql'] = await list(TRIGGERS, '\n');
  definitions['grants.sql'] = await list(GRANTS, '\n');
  return definitions;
}

/** The definitions of a fresh embedded database. */
export async function generateDefinitions(): Promise<Definitions> {
  const backend = await bootEmbedded({ editions: false });
  try {
    await backend.driver.exec(`set search_path = ''`);
    return await definitionsOf(async (sql) => (await backend.driver.query<Entry>(sql)).rows);
  } finally {
    await backend.close();
  }
}

/** The committed files of supabase/definitions. */
export async function readDefinitions(): Promise<Definitions> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(FOLDER, name), 'utf8')] as const)),
  );
}

/** The files that are missing, extra or different, each with its reason; empty when both are the same. */
export function differences(committed: Definitions, generated: Definitions): string[] {
  return [...new Set([...Object.keys(committed), ...Object.keys(generated)])].toSorted().flatMap((path) => {
    if (!(path in committed)) return `${path} is missing`;
    if (!(path in generated)) return `${path} defines nothing that exists`;
    return committed[path] === generated[path] ? [] : `${path} differs`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const generated = await generateDefinitions();
  if (!process.argv.includes('--check')) {
    await rm(FOLDER, { recursive: true, force: true });
    for (const [path, text] of Object.entries(generated)) {
      await mkdir(dirname(join(FOLDER, path)), { recursive: true });
      await writeFile(join(FOLDER, path), text);
    }
  } else {
    const found = differences(await readDefinitions(), generated);
    if (found.length > 0) {
      console.error(
        `supabase/definitions differs from the migrations: run "npm run definitions".\n${found.join('\n')}`,
      );
      process.exitCode = 1;
    }
  }
}
