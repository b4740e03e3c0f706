import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { captionsOf, videoSources } from '../src/escape-noel/pages/riddle/media/mediaSources.ts';
import { readMedia } from '../tools/edition/media.ts';
import { editionSql, readEdition } from '../tools/edition/seed.ts';

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'bundle-'));
});

afterAll(() => rm(outDir, { recursive: true, force: true }));

const buildForProduction = () =>
  build({ mode: 'production', logLevel: 'silent', build: { outDir, emptyOutDir: true } });

/** Every file of a folder, as a path from it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

async function everythingIn(folder: string): Promise<string> {
  const texts = (await filesIn(folder)).filter((file) =>
    /\.(html|js|css|json|map|xml|txt|webmanifest)$|^_/.test(file),
  );
  return (await Promise.all(texts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

describe('Un paquet de production', () => {
  beforeAll(async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://projet-hospitalier.supabase.co');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'cle-publique-du-projet');
    await buildForProduction();
  }, 120_000);

  test('parle au projet hébergé, et ne contient ni la base embarquée, ni ses doublures, ni rien de ce que les énigmes révèlent', async () => {
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
    const told = riddles.filter(({ explanation }) => bundle.includes(explanation.slice(0, 40)));
    expect(told.map(({ day }) => day)).toEqual([]);
  });

  test("ne répond, dans /edition, à aucune adresse que l'on pourrait écrire d'après le numéro du jour", async () => {
    const published = (await filesIn(outDir)).filter((file) => file.startsWith('edition/'));
    expect(published.length).toBeGreaterThan(24);
    expect(published.filter((file) => !/\/[\w-]+\.[0-9a-f]{16,}\.\w+$/.test(file))).toEqual([]);
  });

  test('a chaque fichier que disent les lignes de la base, et rien de lisible ne les nomme', async () => {
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
    'sans ses deux variables (« %s », « %s »), échoue en disant lesquelles',
    async (url, key) => {
      vi.stubEnv('VITE_SUPABASE_URL', url);
      vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
      await expect(buildForProduction()).rejects.toThrow(
        'VITE_SUPABASE_URL et VITE_SUPABASE_ANON_KEY doivent être renseignées',
      );
    },
    60_000,
  );
});
