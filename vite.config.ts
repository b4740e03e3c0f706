import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv } from 'vite';
import { EMBEDDED_ANON_KEY } from './tools/embedded/config.ts';
import { chosenPort, HOST, tellTakenPort } from './scripts/port.ts';
import { editionMedia } from './tools/edition/plugin.ts';
import { pictures } from './scripts/pictures.ts';
import { prerenderPages } from './scripts/prerender/plugin.ts';
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

export default defineConfig(({ command, mode }) => {
  const { embedded, define } = backendSettings(command, mode);
  return {
    plugins: [
      tailwindcss(),
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
    // What others wrote stands in files of its own, which all pages share and which a release of ours does not change.
    build: {
      rolldownOptions: {
        // Libraries mark what runs in a browser, and the router looks for a hook that Preact has not, and does without it. What we
        // import ourselves is TypeScript's to check.
        checks: { importIsUndefined: false, moduleLevelDirective: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'preact', test: /node_modules\/(?:preact|react|react-dom)\// },
              { name: 'router', test: /node_modules\/react-router(?:-dom)?\// },
              { name: 'query', test: /node_modules\/@tanstack\// },
              { name: 'valibot', test: /node_modules\/valibot\// },
              { name: 'postgrest', test: /node_modules\/@supabase\/postgrest-js\// },
            ],
          },
        },
      },
    },
    server: { host: HOST, port: chosenPort(5173), strictPort: true },
    preview: { host: HOST, port: chosenPort(4173), strictPort: true },
  };
});
