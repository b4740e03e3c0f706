import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as kinds from '../src/escape-noel/kinds/index.ts';
import { captionsOf, videoSources } from '../src/escape-noel/game/media/mediaSources.ts';
import { isAdminPath } from '../src/paths.ts';
import { editionFolders } from './edition/folders.ts';
import { readMedia } from './edition/media.ts';
import { editionSql, readEdition } from './edition/seed.ts';
import { filesIn, textsIn } from './prerender/publishedFiles.ts';

let outDir: string;
let chunks: Rolldown.OutputChunk[];

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'bundle-'));
});

afterAll(() => rm(outDir, { recursive: true, force: true }));

async function buildForProduction(): Promise<Rolldown.OutputChunk[]> {
  // Vitest's own would bundle the development builds of libraries.
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    mode: 'production',
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('One build was expected');
  return result.output.filter((file) => file.type === 'chunk');
}

/** The chunks of modules, whose paths end so, with all that they import. */
function chunksOf(...modules: string[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No chunk holds ${module}`);
    found.add(chunk);
  }
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

/** In kilobytes, compressed with gzip; to the tenth, as the hashes in the names of files make the same page 20 bytes smaller or larger. */
const sizeOf = (some: Rolldown.OutputChunk[]): number =>
  Math.round(some.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 100) / 10;

describe('A build for production', () => {
  beforeAll(async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://projet-hospitalier.supabase.co');
    // As long as a project's, since every HTML file has it and it hardly compresses.
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_8rVxK2mQwZtYp4LnHc7JdA_s0Be6Fg3u');
    chunks = await buildForProduction();
  }, 120_000);

  test('calls the hosted project, and holds neither the embedded database, nor its stand-ins, nor anything that riddles reveal', async () => {
    const bundle = await textsIn(outDir);
    expect(bundle).toContain('https://projet-hospitalier.supabase.co');
    const foreign = [
      'pglite',
      'supabase/lite',
      '__mailbox',
      '__google',
      '__embedded',
      'google-stand-in',
      'etoile24',
    ];
    expect(foreign.filter((word) => bundle.includes(word))).toEqual([]);
    expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /\/tools\//.test(id))).toEqual([]);
    // A session never comes from an address (decision 0008).
    expect(bundle.includes('detectSessionInUrl:!1')).toBe(true);
    expect(/\.auth\.setSession\(/.test(bundle)).toBe(false);
    const editions = await Promise.all((await editionFolders()).map((folder) => readEdition(folder)));
    const revealed = editions
      .flatMap(({ riddles }) => riddles)
      .filter(({ closing, explanation }) =>
        [closing, explanation].some((text) => bundle.includes(text.slice(0, 40))),
      );
    expect(revealed.map(({ day }) => day)).toEqual([]);
  });

  test("keeps what a right answer adds to a day's drawing in a chunk of its own, one a day", () => {
    const stages = chunks.filter(({ fileName }) => /^assets\/jour-\d\d-/.test(fileName));
    const withReward = chunks.filter(({ code }) => code.includes('riddle-reward'));
    expect(stages).toHaveLength(48);
    expect(withReward).toHaveLength(24);
    expect(withReward.filter((chunk) => !stages.includes(chunk))).toEqual([]);
  });

  const ENTRY = 'src/main.tsx';
  const GAME = 'src/escape-noel/EscapeNoel.tsx';
  const RIDDLE = 'src/escape-noel/pages/riddle/RiddlePage.tsx';

  test.each([
    ['the home page', 123, ['src/site/pages/home/HomePage.tsx']],
    ['the catalogue', 124, ['src/site/pages/books/BooksPage.tsx']],
    ['the page of a person', 118, ['src/site/pages/person/PersonPage.tsx']],
    ['the page about the publisher', 119, ['src/site/pages/about/AboutPage.tsx']],
    ['the contact page', 121, ['src/site/pages/contact/ContactPage.tsx']],
    ['a riddle', 207, [GAME, RIDDLE]],
    ['the leaderboard', 191, [GAME, 'src/escape-noel/pages/leaderboard/LeaderboardPage.tsx']],
  ])('hydrates %s with at most %i kB of scripts', (_page, limit, modules) => {
    expect(sizeOf(chunksOf(ENTRY, ...modules))).toBeLessThanOrEqual(limit);
  });

  test("loads the team's pages for admins alone: no player's page holds a line of them", async () => {
    // After the build: the table loads React, whose development build cannot render with the server's production one.
    const { pages } = await import('../src/app/pages.ts');
    const played = pages.filter(({ path }) => !isAdminPath(path)).map(({ module }) => module);
    const own = pages.map(({ module }) => module).filter((module) => !played.includes(module));
    expect(own.length).toBeGreaterThan(5);
    const isOfTeam = (id: string) =>
      own.some((module) => id.endsWith(`/src/${module}.tsx`)) ||
      /\/src\/(?:escape-noel\/game\/(?:admin|preview)\/|api\/(?:admin|media|moderation|team\w+|visits|workshop)\.ts$)/.test(
        id,
      );
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    const playersPages = modules.filter((id) => /\/pages\/[^/]+\/\w+Page\.tsx$/.test(id) && !isOfTeam(id));
    expect(playersPages.length).toBeGreaterThan(15);
    // A player at their addresses loads the gates.
    const gates = ['src/escape-noel/AdminGate.tsx', 'src/escape-noel/PreviewGate.tsx'];
    const loaded = chunksOf(ENTRY, GAME, ...gates, ...playersPages).flatMap(({ moduleIds }) => moduleIds);
    expect(loaded.filter(isOfTeam)).toEqual([]);
    expect(modules.filter(isOfTeam).length).toBeGreaterThan(own.length);

    // Nor does an HTML file preload one, or name it for later.
    const owned = chunks.filter(({ moduleIds }) => moduleIds.some(isOfTeam)).map(({ fileName }) => fileName);
    expect(owned.length).toBeGreaterThan(own.length - 1);
    const files = await filesIn(outDir);
    const htmlFiles = files.filter((file) => file.endsWith('.html'));
    expect(htmlFiles.length).toBeGreaterThan(30);
    for (const file of htmlFiles) {
      const html = await readFile(join(outDir, file), 'utf8');
      expect([file, owned.filter((name) => html.includes(name))]).toEqual([file, []]);
    }
    const worker = await readFile(join(outDir, 'sw.js'), 'utf8');
    expect(owned.filter((name) => worker.includes(name))).toEqual([]);
  });

  test('stores a shell of at most 354 kB on the device, with what any day needs and no day of its own', async () => {
    const worker = await readFile(join(outDir, 'sw.js'), 'utf8');
    const shell = [...worker.matchAll(/"?url"?:"([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(shell).toEqual(expect.arrayContaining(['app.html', 'fonts/fraunces.woff2', 'fonts/nunito.woff2']));
    const needed = chunksOf(ENTRY, GAME, RIDDLE, 'src/api/supabase.ts').map(({ fileName }) => fileName);
    expect(needed.filter((file) => !shell.includes(file))).toEqual([]);
    expect(shell.filter((file) => /\/jour-|Board|admin/i.test(file))).toEqual([]);
    const sizes = await Promise.all(
      shell.map(async (file) => {
        const content = await readFile(join(outDir, file));
        return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
      }),
    );
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000).toBeLessThanOrEqual(354);
  });

  test.each(Object.keys(kinds))(
    'loads the kind of riddle « %s » with its day alone, within 15 kB',
    (kind) => {
      const first = chunksOf(ENTRY, GAME, RIDDLE);
      const added = chunksOf(`/kinds/${kind}/Board.tsx`).filter((chunk) => !first.includes(chunk));
      expect(added).not.toEqual([]);
      expect(sizeOf(added)).toBeLessThan(15);
    },
  );

  // Bytes that a server may send before the browser has answered: ten segments of 1,460 bytes, 600 of them for headers. With 14,405 bytes of
  // HTML the landing was painted 0.17 s later (Lighthouse).
  test('has HTML files that arrive in one round trip, and paint without a style sheet', async () => {
    const htmlFiles = (await filesIn(outDir)).filter((file) => file.endsWith('.html'));
    const sizes = await Promise.all(
      htmlFiles.map(async (file) => [file, (await readFile(join(outDir, `${file}.br`))).length] as const),
    );
    expect(sizes.length).toBeGreaterThan(40);
    const long = sizes.filter(([, bytes]) => bytes > 14_000);
    // A table of 106 criteria, which few read, takes two.
    expect(long.map(([file]) => file)).toEqual(['accessibilite.html']);
    const heads = await Promise.all(
      htmlFiles.map(async (file) => (await readFile(join(outDir, file), 'utf8')).split('</head>')[0] ?? ''),
    );
    expect(heads.filter((head) => !head.includes('<style>') || /<link[^>]*stylesheet/.test(head))).toEqual(
      [],
    );
  });

  test('has one inline script, and HTML files that allow no other', async () => {
    const htmlFiles = (await filesIn(outDir)).filter((file) => file.endsWith('.html'));
    expect(htmlFiles.length).toBeGreaterThan(40);
    const scripts = new Set<string>();
    for (const file of htmlFiles) {
      const html = await readFile(join(outDir, file), 'utf8');
      const inline = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([^<]*)<\/script>/g)];
      const [script = ''] = inline.map(([, text = '']) => text);
      const hash = createHash('sha256').update(script).digest('base64');
      expect([file, inline.length, /script-src ([^;]*)/.exec(html)?.[1]]).toEqual([
        file,
        1,
        `'self' 'sha256-${hash}'`,
      ]);
      scripts.add(script);
    }
    expect(scripts.size).toBe(1);
  });

  test('publishes media in /edition at no address that could be guessed from a day', async () => {
    const published = (await filesIn(outDir)).filter((file) => file.startsWith('edition/'));
    expect(published.length).toBeGreaterThan(24);
    expect(published.filter((file) => !/\/[\w-]+\.[0-9a-f]{16,}\.\w+$/.test(file))).toEqual([]);
  });

  test("has every media file that an edition's rows name, and no text that names them", async () => {
    const folders = await editionFolders();
    const media = (await Promise.all(folders.map(readMedia))).flat();
    const rows = folders.map(async (folder) =>
      editionSql(await readEdition(folder), await readMedia(folder)),
    );
    const sql = (await Promise.all(rows)).join('\n');
    const inRows = [...sql.matchAll(/"\/(edition\/[^"]+)"/g)].map(([, file]) => file ?? '');
    const film = inRows.filter((file) => file.endsWith('.mp4'));
    const expected = [...inRows, ...film.flatMap((file) => [captionsOf(file), videoSources(file)[1]?.url])];
    const files = new Set(await filesIn(outDir));
    expect(inRows.length).toBeGreaterThan(24);
    expect(expected.filter((file) => !files.has(file ?? ''))).toEqual([]);
    const bundle = await textsIn(outDir);
    const digests = media.map(({ address }) => /\.([0-9a-f]{16})\./.exec(address)?.[1] ?? '');
    expect(
      media.filter(({ name }, index) => bundle.includes(name) || bundle.includes(digests[index] ?? '')),
    ).toEqual([]);
  });

  test.each([
    ['', ''],
    ['https://projet-hospitalier.supabase.co', ''],
  ])(
    'fails without its two variables (« %s », « %s »), and names them',
    async (url, key) => {
      vi.stubEnv('VITE_SUPABASE_URL', url);
      vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
      await expect(buildForProduction()).rejects.toThrow(
        'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY must be set together',
      );
    },
    60_000,
  );
});
