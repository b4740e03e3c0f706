/**
 * `npm start`: builds for production and serves at http://127.0.0.1:4173, with the embedded Supabase unless
 * VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY name a project. `PORT` and `DATA_DIR` (`memory` for a throwaway) override.
 */
import { build, loadEnv, preview } from 'vite';

const { VITE_SUPABASE_URL: hostedUrl } = loadEnv('production', process.cwd(), 'VITE_');
const mode = hostedUrl ? 'production' : 'embedded';

await build({ mode, logLevel: 'warn' });
const server = await preview({ mode });
const address = `http://127.0.0.1:${server.config.preview.port}`;

console.log(`\n  Plume d'Étoile est ouvert : ${address}\n`);
if (hostedUrl) {
  console.log(`  Base : ${hostedUrl}\n`);
} else {
  console.log(`  Boîte aux lettres locale : ${address}/__mailbox`);
  console.log('  Comptes de démonstration (mot de passe etoile24) :');
  console.log('    aurore@exemple.fr    une progression commencée');
  console.log('    nouveau@exemple.fr   tout reste à découvrir');
  console.log("    admin@exemple.fr     l'équipe\n");
}
