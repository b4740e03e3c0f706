/**
 * `npm start`: builds for production and serves at http://127.0.0.1:4173, with the embedded Supabase unless
 * VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY name a project. `PORT` and `DATA_DIR` (`memory` for a throwaway) override.
 * `npm start -- --fresh` puts the data folder aside first.
 */
import { join } from 'node:path';
import { build, loadEnv, preview } from 'vite';
import { setAside } from '../tools/embedded/folder.ts';
import { holdFolder } from '../tools/embedded/lock.ts';
import { bootOnce, keptFolder } from '../tools/embedded/once.ts';
import { Refusal } from '../tools/embedded/refusal.ts';
import { ROOT } from './command';
import { chosenPort, holdPort } from './port';
import { tell } from './tell';

const USUAL_PORT = 4173;

async function start(): Promise<void> {
  const { VITE_SUPABASE_URL: hostedUrl } = loadEnv('production', ROOT, 'VITE_');
  const mode = hostedUrl ? 'production' : 'embedded';
  const port = chosenPort(USUAL_PORT);
  // What is taken is looked at before anything is built.
  const freePort = await holdPort(port);
  if (!hostedUrl) {
    const folder = keptFolder();
    if (folder !== null) holdFolder(folder);
    if (folder !== null && process.argv.includes('--fresh')) setAside(folder);
    await tell('Preparing the database (a minute the first time, on a small machine)', () => bootOnce(port));
  }
  // Each port has its own build: the pages of a site that runs on another are left alone, and `dist` is for publishing.
  const outDir = join(ROOT, '.cache', `start-${port}`);
  await tell('Building the site', () =>
    build({
      mode,
      logLevel: 'warn',
      build: {
        outDir,
        emptyOutDir: true,
        // On a slow machine the bundler would list at length what took its time.
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    }),
  );
  await freePort();
  await preview({ mode, build: { outDir } });
  welcome(`http://127.0.0.1:${port}`, hostedUrl);
}

function welcome(address: string, hostedUrl: string | undefined): void {
  console.log(`\n  Plume d'Étoile is open: ${address}\n`);
  if (hostedUrl) {
    console.log(`  Database: ${hostedUrl}\n`);
    return;
  }
  console.log(`  Local mailbox: ${address}/__mailbox`);
  console.log('  Accounts to try it with (password etoile24):');
  console.log('    aurore@exemple.fr    a journey begun');
  console.log('    nouveau@exemple.fr   everything to discover');
  console.log('    admin@exemple.fr     the staff\n');
}

try {
  await start();
} catch (error) {
  console.error('\n ', error instanceof Refusal ? error.message : error, '\n');
  process.exit(1);
}
