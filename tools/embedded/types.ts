import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { format, resolveConfig } from 'prettier';
import { bootEmbedded } from './database.ts';

/** The committed types of the database. */
export const TYPES_FILE = new URL('../../src/api/database.types.ts', import.meta.url);

const CLI = fileURLToPath(new URL('../../node_modules/.bin/supabase', import.meta.url));
const run = promisify(execFile);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No port to be had on 127.0.0.1');
  return address.port;
}

/**
 * The types of the schema `public`, as the official CLI writes them and Prettier formats them, read from the migrations applied
 * to a fresh embedded database. Needs no network and no Docker.
 */
export async function generateTypes(): Promise<string> {
  const backend = await bootEmbedded({ demo: false });
  const port = await freePort();
  const server = new PGLiteSocketServer({ db: backend.driver, host: '127.0.0.1', port });
  try {
    await server.start();
    const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
    const { stdout } = await run(
      CLI,
      ['gen', 'types', '--lang', 'typescript', '--schema', 'public', `--remote=${url}`],
      {
        env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
        maxBuffer: 4 * 1024 * 1024,
      },
    );
    const file = fileURLToPath(TYPES_FILE);
    return await format(stdout, { ...(await resolveConfig(file)), filepath: file });
  } finally {
    await server.stop();
    await backend.close();
  }
}
