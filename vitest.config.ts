import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pictures } from './tools/pictures.ts';
import { EMBEDDED_ANON_KEY } from './tools/embedded/config.ts';

const alias = {
  '@art': fileURLToPath(new URL('./art', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
};

/** What the configuration of every project repeats: a test that leaves a mock or a fake clock behind harms only itself. */
const shared = {
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      {
        // Rules, and what reads no page. A file that does says so in its first line: a document costs more than most tests.
        resolve: { alias },
        plugins: [pictures()],
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // A context of its own for each file, and not a process: a third of the processor's time. What draws (`.tsx`) loads
          // libraries that such a context cannot.
          pool: 'vmThreads',
        },
      },
      {
        // Components and hooks, in a light document.
        resolve: { alias },
        plugins: [pictures()],
        test: {
          ...shared,
          name: 'component',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          // The libraries are read once a worker: reading them takes longer than the tests.
          isolate: false,
          setupFiles: ['./tests/support/componentSetup.ts'],
        },
      },
      {
        // Whole pages in a light document, on an embedded database of their own.
        resolve: { alias },
        plugins: [pictures()],
        test: {
          ...shared,
          name: 'pages',
          environment: './tests/pages/support/environment.ts',
          environmentOptions: {
            happyDOM: {
              url: 'http://127.0.0.1:4173',
              width: 1280,
              height: 800,
              settings: { device: { prefersReducedMotion: 'reduce' } },
            },
          },
          include: ['tests/pages/**/*.test.ts'],
          setupFiles: ['./tests/pages/support/setup.ts'],
          // One database and one reading of the libraries a worker: each takes seconds. A page is read anew whenever it is opened.
          isolate: false,
          // Its pages wait for frames and replies: a third one has the processor meanwhile. Projects that differ in this run in turn.
          maxWorkers: 3,
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
        // What runs in Node: the scripts, the embedded backend's own code, the workshop and the lint rules' fixtures.
        resolve: { alias },
        test: {
          ...shared,
          name: 'tools',
          environment: 'node',
          include: ['{tools,scripts}/**/*.test.ts', 'tests/{lint,support}/**/*.test.ts'],
          // Postgres' own program and the linter's rules are read once a worker.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        // The database's policies and functions, on a Postgres in WebAssembly that takes seconds to wake.
        resolve: { alias },
        test: {
          ...shared,
          name: 'db',
          environment: 'node',
          include: ['supabase/tests/**/*.test.ts'],
          // A database of its own for each file; the libraries, and Postgres' own program, are read once a worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
