import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { EMBEDDED_ANON_KEY } from './tools/embedded/config.ts';
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

/**
 * Pages of the team, pages to print, and parts of a page that come after it, whose scripts are found while they load. The list of what a
 * page needs is in the entry, which every visitor loads.
 */
const LEAN_PAGES =
  /\/(?:(?:Admin\w*|ClassPack|Compare|Day|Editions|Messages|Preview|Print|Versions|Visits)Page|InstallOffer|TransferOffer|offline)-[^/]+\.js$/;

/**
 * The last iPads of 2014 and 2015 end at iPadOS 15.8, Windows 7 and 8 at Chrome 109 and Firefox 115. Scripts are rewritten as for
 * Safari 16: Safari 15 has class fields, with a rare fault for which they would all be rewritten, which is 2.5 kB more a page.
 */
const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox115'];
const SCRIPT_TARGET = [...OLDEST_BROWSERS, 'safari16', 'ios16'];
const STYLE_TARGET = [...OLDEST_BROWSERS, 'safari15.4', 'ios15.4'];

export default defineConfig(({ command, mode }) => {
  const { embedded, define } = backendSettings(command, mode);
  const { VITE_OFFLINE: offline } = loadEnv(mode, process.cwd(), 'VITE_');
  return {
    plugins: [
      react(),
      tailwindcss(),
      pictures(),
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
      modulePreload: {
        resolveDependencies: (file, dependencies) =>
          LEAN_PAGES.test(file) ? dependencies.filter((each) => each.endsWith('.css')) : dependencies,
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Libraries change less often than the application: their file stays in the browser's cache.
            groups: [
              {
                name: 'vendor',
                test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|valibot)\//,
              },
              // Every page needs these few lines: one request in place of three.
              { name: 'shared', test: /\/src\/(?:lib\/storage|ui\/(?:classes|ExternalLink))\.tsx?$/ },
              // Every page of the game needs these: the pages of the team would otherwise split them into files of a few lines.
              {
                name: 'game',
                test: /\/src\/(?:lib\/(?:arrays|untilIdle|optionalPart|useRetriableQuery|useCountdown|isolated|timeZones|uploadedMedia)|ui\/(?:RetryAlert|ConfirmDialog)|escape-noel\/game\/(?:forms\/failures|storage\/drafts|media\/(?:mediaAddress|mediaSources)|season\/(?:calendar|DoorTime)|session\/(?:returnTo|useSession|playerKey|knight\.queries|WithheldName|LoginLink|useSeemsVisitor)|player\/(?:usePlayer|useProgress|player\.queries)|edition\/(?:useEdition|edition\.queries)))\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              // What the boards of the kinds share.
              {
                name: 'boards',
                test: /\/src\/escape-noel\/kinds\/(?:arrows|defineBoard|digitOf|geometry|ids|kind|useDraggable)\.ts$/,
                includeDependenciesRecursively: false,
              },
              // Loaded after the page, at once.
              {
                name: 'offline',
                test: /\/src\/(?:lib\/offlineCaches|escape-noel\/game\/offline\/)/,
                includeDependenciesRecursively: false,
              },
              // What the pages of the round tables share.
              {
                name: 'round-tables',
                test: /\/src\/escape-noel\/pages\/round-tables\/(?!\w+Page)/,
                includeDependenciesRecursively: false,
              },
              // The same for the pages of the team.
              {
                name: 'team',
                test: /\/src\/(?:lib\/focusSoon|escape-noel\/game\/admin\/(?:adminKey|adminTexts|csv|editionParts|EditionField|Loaded|sections)|escape-noel\/pages\/workshop\/(?:NoEdition|workshopTexts|FieldDiff|WithEdition|workshop\.queries))\.tsx?$/,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', port: Number(process.env['PORT'] || 5173), strictPort: true },
    preview: { host: '127.0.0.1', port: Number(process.env['PORT'] || 4173), strictPort: true },
  };
});
