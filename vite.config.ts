import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv } from 'vite';
import { EMBEDDED_ANON_KEY } from './tools/embedded/config.ts';
import { chosenPort, HOST, tellTakenPort } from './scripts/port.ts';
import { editionMedia } from './tools/edition/plugin.ts';
import { pictures } from './scripts/pictures.ts';
import { prerenderPages } from './scripts/prerender/plugin.ts';
import { unlayered } from './scripts/unlayered.ts';
import { embeddedSupabase } from './tools/embedded/plugin.ts';

/**
 * Which backend the application talks to: the project of VITE_SUPABASE_URL when it is set, else the embedded one, served at the
 * application's own origin. A production build must say which (decision 0001).
 */
function backendSettings(command: 'build' | 'serve', mode: string) {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = loadEnv(mode, process.cwd(), 'VITE_');
  if (url && key) return { embedded: false, define: {} };
  if (url || key || (command === 'build' && mode !== 'embedded')) {
    throw new Error(
      'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY must be set together (see .env.example): without them a published site ' +
        'would not know which database to speak to. To try it here: npm start.',
    );
  }
  return {
    embedded: true,
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('/'),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(EMBEDDED_ANON_KEY),
      'import.meta.env.VITE_EMAIL_ORIGIN': JSON.stringify('/'),
    },
  };
}

/** How many pages, or parts that come later, share what is worth a place in a file that comes with all of them. */
const SHARED_BY = 4;

export default defineConfig(({ command, mode }) => {
  const { embedded, define } = backendSettings(command, mode);
  return {
    plugins: [
      tailwindcss(),
      unlayered(),
      pictures(),
      tellTakenPort(),
      ...(embedded ? [embeddedSupabase()] : []),
      editionMedia(),
      prerenderPages(),
    ],
    define,
    resolve: {
      alias: {
        '@art': fileURLToPath(new URL('./art', import.meta.url)),
        '@': fileURLToPath(new URL('./src', import.meta.url)),
      },
    },
    // What others wrote stands in files of its own, which a release of ours does not change: what all pages need, and what asks the
    // database.
    build: {
      rolldownOptions: {
        // Libraries mark what runs in a browser, and the router looks for a hook that Preact has not, and does without it. What we
        // import ourselves is TypeScript's to check.
        checks: { importIsUndefined: false, moduleLevelDirective: false },
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'libraries',
                test: /node_modules\/(?:preact|react|react-dom|react-router|react-router-dom|valibot)\//,
              },
              { name: 'data', test: /node_modules\/@(?:tanstack|supabase\/postgrest-js)\// },
              // What we wrote and pages share stands in four files: a small phone asks for thirty of a few lines each one by one. What
              // every page starts with, what the site's and the game's pages show, and what the site never asks for: the database's
              // rows, which it needs for a knight alone, and what every page of the game stands in. What leads to the pages names
              // their files, so it stays out of these: a page that changes would change the names of all that pages share.
              {
                name: 'shell',
                test: /\/src\/(?!app\/|site\/Site\.tsx)|vite\/preload-helper/,
                tags: ['$initial'],
              },
              {
                name: 'ui',
                test: /\/src\/(?!(?:escape-noel|backend|app)\/)/,
                minShareCount: SHARED_BY,
              },
              { name: 'backend', test: /\/src\/backend\//, minShareCount: SHARED_BY },
              {
                name: 'game',
                test: /\/src\/escape-noel\/shared\/(?:layout\/|player\/|calendar|session\/RequireKnight)/,
              },
            ],
          },
        },
      },
    },
    server: { host: HOST, port: chosenPort(5173), strictPort: true },
    preview: { host: HOST, port: chosenPort(4173), strictPort: true },
  };
});
