import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rolldown } from 'vite';
import { EMBEDDED_ANON_KEY } from './tools/embedded/config.ts';
import { catalogue } from './tools/catalogue/plugin.ts';
import { editionMedia } from './tools/edition/plugin.ts';
import { serviceWorker } from './tools/offline/plugin.ts';
import { pictures } from './tools/pictures.ts';
import { finishBuild, prerenderPages } from './tools/prerender/plugin.ts';
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

/** Whether the site loads a module, itself or through others. */
function isOfSite(
  id: string,
  context: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  seen = new Set<string>(),
): boolean {
  if (/\/src\/(?:site\/|main\.tsx$)/.test(id)) return true;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isOfSite(importer, context, seen));
}

const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Libraries change less often than the application: their file stays in the browser's cache.
  { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'] },
  // What many pages share, in one request. The team's code is never in it, nor the game's on the site's pages. Measured on 2026-11-27:
  // with 10 in place of 14 the riddle page loads 16 kB more, with 18 it makes eight requests more.
  {
    debugName: 'shared',
    name: (id, context) => (isOfSite(id, context) ? 'site' : 'game'),
    test: /\/src\/(?!escape-noel\/game\/(?:admin|preview)\/)/,
    minShareCount: 14,
    includeDependenciesRecursively: false,
  },
];

/**
 * The last iPads of 2014 and 2015 end at iPadOS 15.8, Windows 7 and 8 at Chrome 109 and Firefox 115. Scripts are rewritten as for
 * Safari 16: Safari 15 has class fields, with a rare fault for which they would all be rewritten, which is 2.5 kB more a page.
 */
const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox115'];
const SCRIPT_TARGET = [...OLDEST_BROWSERS, 'safari16', 'ios16'];
const STYLE_TARGET = [...OLDEST_BROWSERS, 'safari15.4', 'ios15.4'];

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const { embedded, define } = backendSettings(command, mode);
  const { VITE_OFFLINE: offline } = loadEnv(mode, process.cwd(), 'VITE_');
  return {
    plugins: [
      react(),
      tailwindcss(),
      pictures(),
      catalogue(),
      ...(embedded ? [embeddedSupabase()] : []),
      editionMedia(),
      prerenderPages(),
      serviceWorker(offline === 'off'),
      finishBuild(),
    ],
    define,
    resolve: {
      alias: {
        '@art': fileURLToPath(new URL('./art', import.meta.url)),
        '@': fileURLToPath(new URL('./src', import.meta.url)),
      },
    },
    build: {
      // The oldest browsers that play (README, « Browsers »). Syntax and style sheets are rewritten for them, functions are not.
      target: SCRIPT_TARGET,
      cssTarget: STYLE_TARGET,
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    },
    server: { host: '127.0.0.1', port: Number(process.env['PORT'] || 5173), strictPort: true },
    preview: { host: '127.0.0.1', port: Number(process.env['PORT'] || 4173), strictPort: true },
  };
});
