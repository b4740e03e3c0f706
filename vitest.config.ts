import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { catalogue } from './tools/catalogue/plugin.ts';
import { pictures } from './tools/pictures.ts';
import { EMBEDDED_ANON_KEY } from './tools/embedded/config.ts';

const alias = {
  '@art': fileURLToPath(new URL('./art', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
};

/** Settings of every project: a mock that a test leaves behind does not reach the next one. */
const shared = {
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Tests of `npm run test:full`: the operators' tools, the dictionary, a second build of the site, and the linter itself. */
const FULL = [
  'tools/{backup,bench,golive,media}/**/*.test.ts',
  'tools/embedded/{folder,lock,start}.test.ts',
  'tools/edition/{audit,judge}.test.ts',
  'tools/bundle.test.ts',
  'tests/lint/rules.test.ts',
];
/** Settings of tests that run in Node and take seconds. */
const tools = { ...shared, environment: 'node' as const, isolate: false, testTimeout: 30_000 };

export default defineConfig({
  test: {
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      {
        // Rules and what needs no document; a file that needs one names its environment in its first line.
        resolve: { alias },
        plugins: [pictures(), catalogue()],
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // A context a file instead of a process: a third of the processor's time. Components (`.tsx`) load libraries that such
          // a context cannot.
          pool: 'vmThreads',
        },
      },
      {
        // Components and hooks, in a light document.
        resolve: { alias },
        plugins: [pictures(), catalogue()],
        test: {
          ...shared,
          name: 'component',
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } },
          },
          include: ['src/**/*.test.tsx'],
          // Libraries are loaded once a worker: loading them takes longer than the tests.
          isolate: false,
          setupFiles: ['./tests/support/componentSetup.ts'],
        },
      },
      {
        // Whole pages in a light document, on an embedded database of their own.
        resolve: { alias },
        plugins: [pictures(), catalogue()],
        test: {
          ...shared,
          name: 'pages',
          environment: './tests/pages/support/environment.ts',
          environmentOptions: {
            happyDOM: {
              url: 'http://127.0.0.1:4173',
              width: 1280,
              height: 800,
              settings: {
                device: { prefersReducedMotion: 'reduce' },
                // The frame of a preview.
                navigation: { disableChildFrameNavigation: true },
              },
            },
          },
          include: ['tests/pages/**/*.test.ts'],
          setupFiles: ['./tests/pages/support/setup.ts'],
          // One database a worker, and libraries loaded once.
          isolate: false,
          // Pages wait for frames and replies: three workers use half of two cores (171 s; five, 142 s). Each takes up to 1.5 GB of
          // memory. Projects with other numbers of workers run in another group.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          env: {
            VITE_SUPABASE_URL: '/',
            VITE_SUPABASE_ANON_KEY: EMBEDDED_ANON_KEY,
            VITE_EMAIL_ORIGIN: '/',
            LITE_AUTH_BCRYPT_COST: '4',
          },
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        // What runs in Node: the tools and the lint rules.
        resolve: { alias },
        test: {
          ...tools,
          name: 'tools',
          include: ['tools/**/*.test.ts', 'tests/{lint,support}/**/*.test.ts'],
          exclude: FULL,
        },
      },
      {
        resolve: { alias },
        test: { ...tools, name: 'full', include: FULL },
      },
      {
        // The database's policies and functions, on PGlite.
        resolve: { alias },
        test: {
          ...shared,
          name: 'db',
          environment: 'node',
          include: ['supabase/tests/**/*.test.ts'],
          // A database for each file; libraries and PGlite's program are loaded once a worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
