import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bootEmbedded } from './database';

/** Making a Postgres in WebAssembly takes a minute on a busy machine. */
const BOOT_LIMIT_MS = 240_000;

let root: string;
let folder: string;

beforeAll(async () => {
  // Writes the snapshot from which the other databases are made in seconds.
  await (await bootEmbedded()).close();
  root = mkdtempSync(join(tmpdir(), 'database-'));
  folder = join(root, 'data');
}, BOOT_LIMIT_MS);

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function riddlesIn(dataDir: string): Promise<number> {
  const backend = await bootEmbedded({ dataDir });
  const { rows } = await backend.driver.query<{ count: number }>(
    'select count(*)::int as count from public.enigme_calendar where is_current',
  );
  await backend.close();
  return rows[0]?.count ?? 0;
}

/** Starts making the folder in another process, and kills that as soon as it has written something. */
async function killFirstStart(dataDir: string): Promise<void> {
  const beside = `${dataDir}.making`;
  const program = `import(${JSON.stringify(new URL('database.ts', import.meta.url).href)}).then(({ bootEmbedded }) => bootEmbedded({ dataDir: ${JSON.stringify(dataDir)} }))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  await vi.waitUntil(() => existsSync(join(beside, 'base')), { timeout: BOOT_LIMIT_MS, interval: 10 });
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

test(
  'a first start that is killed while it makes the database is made again by the next one',
  async () => {
    await killFirstStart(folder);
    expect(readdirSync(root)).toEqual(['data.making']);
    expect(await riddlesIn(folder)).toBe(24);
    expect(readdirSync(root)).toEqual(['data']);
  },
  BOOT_LIMIT_MS,
);

test(
  'a folder that applied another version of a migration is refused by the name of that migration',
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
  'a folder that applied a migration that exists no longer is refused by the name of that migration',
  async () => {
    const older = join(root, 'older');
    const before = await bootEmbedded({ dataDir: older });
    await before.driver.exec(
      `update supabase_migrations.embedded_files set name = '20241101000000_setup.sql' where name like '%_setup.sql'`,
    );
    await before.close();
    await expect(riddlesIn(older)).rejects.toThrow(
      /20241101000000_setup\.sql .* no longer exists.*npm start -- --fresh/,
    );
  },
  BOOT_LIMIT_MS,
);

test(
  'a damaged database is reported in one sentence, and left where it is',
  async () => {
    writeFileSync(join(folder, 'PG_VERSION'), '12\n');
    await expect(riddlesIn(folder)).rejects.toThrow(/does not open.*npm start -- --fresh/);
    expect(readdirSync(folder)).toContain('base');
  },
  BOOT_LIMIT_MS,
);
