/**
 * `npm run types`: writes src/api/database.types.ts from the migrations. `--check` writes nothing and fails when the file differs
 * from the migrations.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { format, resolveConfig } from 'prettier';
import { bootEmbedded } from './database.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The committed types of the database. */
export const TYPES_FILE = join(ROOT, 'src/api/database.types.ts');

/**
 * The types of the schema `public`, written by the official CLI from a fresh embedded database and formatted by Prettier. Needs no
 * network and no Docker.
 */
export async function generateTypes(): Promise<string> {
  const backend = await bootEmbedded({ demo: false });
  const server = new PGLiteSocketServer({ db: backend.driver, host: '127.0.0.1', port: 0 });
  try {
    await server.start();
    const url = `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
    const { stdout } = await promisify(execFile)(
      join(ROOT, 'node_modules/.bin/supabase'),
      ['gen', 'types', '--lang', 'typescript', '--schema', 'public', `--remote=${url}`],
      {
        env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
        maxBuffer: 4 * 1024 * 1024,
      },
    );
    return await format(stdout, { ...(await resolveConfig(TYPES_FILE)), filepath: TYPES_FILE });
  } finally {
    await server.stop();
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
