import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as kinds from '../src/escape-noel/pages/riddle/kinds/index.ts';
import { captionsOf, videoSources } from '../src/escape-noel/pages/riddle/media/mediaSources.ts';
import { readMedia } from '../tools/edition/media.ts';
import { editionSql, readEdition } from '../tools/edition/seed.ts';

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'bundle-'));
});

afterAll(() => rm(outDir, { recursive: true, force: true }));

function buildForProduction() {
  // Vitest's own would bring the development builds of libraries.
  vi.stubEnv('NODE_ENV', 'production');
  return build({ mode: 'production', logLevel: 'silent', build: { outDir, emptyOutDir: true } });
}

/** Every file of a folder, as a path from it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** The scripts that a page asks for by itself, once it is painted, as paths in the build. */
function scriptsOf(html: string): string[] {
  const asked = /PerformanceObserver/.test(html) ? /\[([^\]]*)\]\.map\(script=>/.exec(html)?.[1] : '';
  if (asked === undefined) throw new Error('The page asks for its program in another way.');
  return [...asked.matchAll(/"\/([^"]+)"/g)].map(([, path = '']) => path);
}

/** What a script of the build is, whatever it holds: its name without what changes with that. */
const kindOf = (script: string): string => script.replace(/-.{8}\.js$/, '');

/** The bytes of these files of the build, compressed with gzip. */
async function sizeTogether(files: string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(join(outDir, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}

async function everythingIn(folder: string): Promise<string> {
  const texts = (await filesIn(folder)).filter((file) =>
    /\.(html|js|css|json|map|xml|txt|webmanifest)$|^_/.test(file),
  );
  return (await Promise.all(texts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

describe('A build for production', () => {
  beforeAll(async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://projet-hospitalier.supabase.co');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'cle-publique-du-projet');
    await buildForProduction();
  }, 120_000);

  test('speaks to the hosted project, and holds neither the embedded database, nor its stand-ins, nor anything that riddles reveal', async () => {
    const bundle = await everythingIn(outDir);
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
    // A session comes from the auth service's own answers: nothing takes one out of an address (decision 0008).
    expect(bundle.includes('detectSessionInUrl:!1')).toBe(true);
    expect(/\.auth\.setSession\(/.test(bundle)).toBe(false);
    const { riddles } = await readEdition('supabase/edition/edition.json');
    const told = riddles.filter(({ closing, explanation }) =>
      [closing, explanation].some((text) => bundle.includes(text.slice(0, 40))),
    );
    expect(told.map(({ day }) => day)).toEqual([]);
  });

  test("keeps what a right answer brings onto a day's stage in a file apart, one a day", async () => {
    const scripts = (await filesIn(outDir)).filter((file) => /^assets\/.*\.js$/.test(file));
    const withReward: string[] = [];
    for (const file of scripts) {
      if ((await readFile(join(outDir, file), 'utf8')).includes('riddle-reward')) withReward.push(file);
    }
    const stages = scripts.filter((file) => /^assets\/jour-\d\d-/.test(file));
    expect(stages).toHaveLength(48);
    expect(withReward).toHaveLength(24);
    expect(withReward.filter((file) => !stages.includes(file))).toEqual([]);
  });

  test('holds no cascade layer, whose change would have a page laid out again as it comes alive', async () => {
    const written = (await filesIn(outDir)).filter((file) => /\.(?:css|html)$/.test(file));
    expect(written.filter((file) => file.endsWith('.css'))).not.toEqual([]);
    const layered: string[] = [];
    for (const file of written) {
      if ((await readFile(join(outDir, file), 'utf8')).includes('@layer')) layered.push(file);
    }
    expect(layered).toEqual([]);
  });

  test('brings a kind of riddle with its day alone, within 15 kB of script', async () => {
    const first = scriptsOf(await readFile(join(outDir, 'escape-noel/jour/1.html'), 'utf8'));
    const assets = await filesIn(join(outDir, 'assets'));
    const boards = assets.filter((file) => /^Board-.*\.js$/.test(file)).map((file) => `assets/${file}`);
    expect(boards).toHaveLength(Object.keys(kinds).length);
    expect(boards.filter((file) => first.includes(file))).toEqual([]);
    for (const board of boards) {
      const brought = new Set([board]);
      for (const file of brought) {
        const script = await readFile(join(outDir, file), 'utf8');
        for (const [, name = ''] of script.matchAll(/from"\.\/([^"]+)"/g)) {
          if (!first.includes(`assets/${name}`)) brought.add(`assets/${name}`);
        }
      }
      expect(await sizeTogether([...brought])).toBeLessThan(15_000);
    }
  });

  test('starts every page with the libraries and one file of ours, and names the files of pages in none that others share', async () => {
    const scripts = (await filesIn(join(outDir, 'assets'))).filter((file) => file.endsWith('.js'));
    const startsWith: string[] = [];
    const leading: string[] = [];
    const shared = new Set<string>();
    for (const file of scripts) {
      const text = await readFile(join(outDir, 'assets', file), 'utf8');
      const asked = [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name = '']) => kindOf(name));
      for (const name of asked) shared.add(name);
      if (kindOf(file) === 'index') startsWith.push(...asked);
      if (/import\(`\.\/\w+Page-/.test(text)) leading.push(kindOf(file));
    }
    expect(startsWith.toSorted()).toEqual(['libraries', 'shell']);
    expect(leading.toSorted()).toEqual(['EscapeNoel', 'index']);
    expect(leading.filter((file) => shared.has(file))).toEqual([]);
  });

  test('keeps every document within the ten packets that a server sends before any is acknowledged, 600 bytes of headers included', async () => {
    const documents = (await filesIn(outDir)).filter((file) => file.endsWith('.html.br'));
    expect(documents.length).toBeGreaterThan(30);
    const tooLong: string[] = [];
    for (const file of documents) {
      const { size } = await stat(join(outDir, file));
      if (size > 10 * 1460 - 600) tooLong.push(`${file}: ${size} bytes`);
    }
    expect(tooLong).toEqual([]);
  });

  // In kilobytes, compressed with gzip: what a page asks for before anybody has touched it, and before it can be played.
  test.each([
    ['books.html', 14, 0],
    ['index.html', 14, 0],
    ['escape-noel.html', 17, 0],
    ['escape-noel/jour/1.html', 15, 95],
    ['escape-noel/jour/24.html', 15, 95],
    ['escape-noel/constellation.html', 12, 78],
    ['escape-noel/classement.html', 13, 83],
    ['escape-noel/artefacts.html', 12, 76],
    ['escape-noel/avis.html', 12, 78],
    ['escape-noel/login.html', 15, 80],
    ['escape-noel/profile.html', 12, 85],
  ])('keeps %s within %i kB, and its program within %i kB', async (file, pageLimit, programLimit) => {
    const html = await readFile(join(outDir, file), 'utf8');
    const program = await sizeTogether(scriptsOf(html));
    expect(
      [(await sizeTogether([file])) / 1000 < pageLimit, program / 1000 <= programLimit],
      `${await sizeTogether([file])} and ${program} bytes`,
    ).toEqual([true, true]);
  });

  test('answers in /edition at no address that could be written from the number of a day', async () => {
    const published = (await filesIn(outDir)).filter((file) => file.startsWith('edition/'));
    expect(published.length).toBeGreaterThan(24);
    expect(published.filter((file) => !/\/[\w-]+\.[0-9a-f]{16,}\.\w+$/.test(file))).toEqual([]);
  });

  test('has every file that the rows of the database tell, and names them in nothing that can be read', async () => {
    const media = await readMedia('supabase/edition');
    const sql = editionSql(await readEdition('supabase/edition/edition.json'), media);
    const inRows = [...sql.matchAll(/"\/(edition\/[^"]+)"/g)].map(([, file]) => file ?? '');
    const film = inRows.filter((file) => file.endsWith('.mp4'));
    const expected = [...inRows, ...film.flatMap((file) => [captionsOf(file), videoSources(file)[1]?.url])];
    const files = new Set(await filesIn(outDir));
    expect(inRows.length).toBeGreaterThan(24);
    expect(expected.filter((file) => !files.has(file ?? ''))).toEqual([]);
    const bundle = await everythingIn(outDir);
    const digests = media.map(({ address }) => /\.([0-9a-f]{16})\./.exec(address)?.[1] ?? '');
    expect(
      media.filter(({ name }, index) => bundle.includes(name) || bundle.includes(digests[index] ?? '')),
    ).toEqual([]);
  });

  test.each([
    ['', ''],
    ['https://projet-hospitalier.supabase.co', ''],
  ])(
    'fails without its two variables (« %s », « %s »), saying which',
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
