import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEdition } from '../tools/edition/seed.ts';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'bundle-'));
});

afterEach(() => rm(outDir, { recursive: true, force: true }));

const buildForProduction = () =>
  build({ mode: 'production', logLevel: 'silent', build: { outDir, emptyOutDir: true } });

async function everythingIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter(
    (entry) => entry.isFile() && /\.(html|js|css|json|map|xml|txt)$/.test(entry.name),
  );
  return (await Promise.all(texts.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')))).join(
    '\n',
  );
}

describe('Un paquet de production', () => {
  test('parle au projet hébergé, et ne contient ni la base embarquée, ni ses doublures, ni rien de ce que les énigmes révèlent', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://projet-hospitalier.supabase.co');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'cle-publique-du-projet');
    await buildForProduction();
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
    const { riddles } = await readEdition('supabase/edition/edition.json');
    const told = riddles.filter(({ explanation }) => bundle.includes(explanation.slice(0, 40)));
    expect(told.map(({ day }) => day)).toEqual([]);
  }, 120_000);

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
