import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bootEmbedded } from './database';

/** A Postgres in WebAssembly that is made from nothing takes its time on a busy machine. */
const BOOT_LIMIT_MS = 240_000;

let root: string;
let folder: string;

beforeAll(async () => {
  // Leaves a snapshot, from which every database made here and in the end-to-end tests is made in seconds.
  await (await bootEmbedded()).close();
  root = mkdtempSync(join(tmpdir(), 'database-'));
  folder = join(root, 'data');
}, BOOT_LIMIT_MS);

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function riddlesIn(dataDir: string): Promise<number> {
  const backend = await bootEmbedded({ dataDir });
  const { rows } = await backend.driver.query<{ count: number }>(
    'select count(*)::int as count from public.enigmes',
  );
  await backend.close();
  return rows[0]?.count ?? 0;
}

/** Starts making the folder in a process of its own, and kills that as soon as it has written something. */
async function cutShort(dataDir: string): Promise<void> {
  const beside = `${dataDir}.making`;
  const program = `import(${JSON.stringify(new URL('database.ts', import.meta.url).href)}).then(({ bootEmbedded }) => bootEmbedded({ dataDir: ${JSON.stringify(dataDir)} }))`;
  const tsx = fileURLToPath(new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', program], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  await vi.waitUntil(() => existsSync(join(beside, 'base')), { timeout: BOOT_LIMIT_MS, interval: 10 });
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

test(
  'A first start that is killed half-way leaves nothing that the next one does not make anew',
  async () => {
    await cutShort(folder);
    expect(readdirSync(root)).toEqual(['data.making']);
    expect(await riddlesIn(folder)).toBe(24);
    expect(readdirSync(root)).toEqual(['data']);
  },
  BOOT_LIMIT_MS,
);

test(
  'A folder that received another text of a migration is refused by name, and nothing of it is run again',
  async () => {
    const before = await bootEmbedded({ dataDir: folder });
    const name = (
      await before.driver.query<{ name: string }>(
        `update supabase_migrations.embedded_files set hash = 'another text'
         where name = (select min(name) from supabase_migrations.embedded_files where name like '%.sql') returning name`,
      )
    ).rows[0]?.name;
    await before.close();
    await expect(riddlesIn(folder)).rejects.toThrow(`${name} has changed since`);
  },
  BOOT_LIMIT_MS,
);

test(
  'A folder that such a start left under its own name is put aside and made anew',
  async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const old = join(root, 'old');
    mkdirSync(join(old, 'base'), { recursive: true });
    expect(await riddlesIn(old)).toBe(24);
    expect(readdirSync(root).filter((name) => /^old\.\d{4}-/.test(name))).toHaveLength(1);
    expect(said.mock.calls.flat().join('\n')).toContain('put aside');
  },
  BOOT_LIMIT_MS,
);

test(
  'A database that is damaged is told in one sentence, and left where it is',
  async () => {
    writeFileSync(join(folder, 'PG_VERSION'), '12\n');
    await expect(riddlesIn(folder)).rejects.toThrow(/does not open.*npm start -- --fresh/);
    expect(readdirSync(folder)).toContain('base');
  },
  BOOT_LIMIT_MS,
);
