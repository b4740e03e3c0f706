/**
 * `npm start`: builds for production and serves at http://127.0.0.1:4173, with the embedded Supabase unless VITE_SUPABASE_URL and
 * VITE_SUPABASE_ANON_KEY name a project. `PORT` and `DATA_DIR` (`memory` for a throwaway) override. `npm start -- --fresh` sets the
 * data folder aside first, `--season` opens the doors day by day in the coming December (`--season=2026`: in that year's), and
 * `SERVER_NOW` (an instant) moves the game's clock: in the embedded database alone.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build, loadEnv, preview } from 'vite';
import { bootOnce } from './once.ts';
import { isSeasonAsked, readSeason } from './season.ts';
import { UserError } from './userError.ts';

const ROOT = join(import.meta.dirname, '../..');

async function start(): Promise<void> {
  const { VITE_SUPABASE_URL: hostedUrl } = loadEnv('production', ROOT, 'VITE_');
  const mode = hostedUrl ? 'production' : 'embedded';
  if (hostedUrl && isSeasonAsked(readSeason()))
    throw new UserError('SERVER_NOW and --season are for the embedded database, without VITE_SUPABASE_URL.');
  const port = Number(process.env['PORT'] || 4173);
  await expectFreePort(port);
  if (!hostedUrl) {
    console.log('  Preparing the database (a minute the first time, on a small machine)…');
    await bootOnce(port, { fresh: process.argv.includes('--fresh') });
  }
  console.log('  Building the site…');
  // A build for each port: two sites on one machine do not overwrite each other's, nor `dist`, which is for publishing.
  const outDir = join(ROOT, `.cache/start-${port}`);
  await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await preview({ mode, build: { outDir } });
  welcome(`http://127.0.0.1:${port}`, hostedUrl);
}

/** Vite would say that the port is taken, but only after the build. */
async function expectFreePort(port: number): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (cause) {
    throw new UserError(`Port ${port} cannot be used: choose another with PORT (${String(cause)}).`, {
      cause,
    });
  }
  await once(server.close(), 'close');
}

function welcome(address: string, hostedUrl: string | undefined): void {
  console.log(`\n  Plume d'Étoile is open: ${address}\n`);
  if (hostedUrl) {
    console.log(`  Database: ${hostedUrl}\n`);
    return;
  }
  console.log(`  Local mailbox: ${address}/__mailbox`);
  console.log('  Demo accounts (password etoile24):');
  console.log('    aurore@exemple.fr    a knight with some progress');
  console.log('    nouveau@exemple.fr   a knight with none');
  console.log('    admin@exemple.fr     an admin\n');
}

try {
  await start();
} catch (error) {
  console.error('\n ', error instanceof UserError ? error.message : error, '\n');
  process.exit(1);
}
