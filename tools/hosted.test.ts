import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionOf, runHosted } from './hosted';
import { withoutSecrets } from './secrets';

const PASSWORD = 'TOP SECRET:p@ssword';
const url = `postgresql://postgres.ref:${encodeURIComponent(PASSWORD)}@127.0.0.1:1/postgres`;
const SECRETS = ['TOP SECRET', 'TOP%20SECRET', 'p@ssword', 'p%40ssword', 'sbp_never'];
const ROOT = join(import.meta.dirname, '..');
const failure = async (promise: Promise<unknown>) =>
  promise.then(String, (error: unknown) => (error instanceof Error ? error : String(error)));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosted-'));
  // Stands for psql: writes down its arguments, and fails as it does, with all that it was given.
  const psql = join(folder, 'psql');
  await writeFile(
    psql,
    `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/arguments"\nprintf '%s' "$PGPASSWORD" > "${folder}/password"\n` +
      `echo "psql: error: connection to server failed: $* $PGPASSWORD ${url}" >&2\nexit 2\n`,
  );
  await chmod(psql, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command as at a terminal, with a psql that fails. @returns all that it printed. */
async function printedBy(env: Record<string, string>, ...command: string[]): Promise<string> {
  const running = promisify(execFile)('npx', ['tsx', ...command], {
    cwd: ROOT,
    env: { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter), ...env },
  });
  const { stdout, stderr } = await running.catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  ); // as `execFile` documents
  return stdout + stderr;
}

test('audit finding 2: the password is given to psql in its environment, never as an argument', async () => {
  await failure(runHosted(url, 'select 1', join(folder, 'psql')));
  const given = await readFile(join(folder, 'arguments'), 'utf8');
  expect(given.split('\n')[0]).toBe('postgresql://postgres.ref@127.0.0.1:1/postgres');
  for (const secret of SECRETS) expect(given).not.toContain(secret);
  expect(await readFile(join(folder, 'password'), 'utf8')).toBe(PASSWORD);
});

test('audit finding 2: what psql says is shown without secrets, and has no cause that holds them', async () => {
  const error = await failure(runHosted(url, 'select 1', join(folder, 'psql')));
  expect(String(error)).toContain('connection to server failed');
  expect(error).not.toHaveProperty('cause');
  for (const secret of SECRETS) expect(String(error)).not.toContain(secret);
});

test.each([
  'postgresql://postgres:to/secret@127.0.0.1/postgres',
  'postgresql://postgres:to@secret@127.0.0.1/postgres',
  'postgresql://postgres@127.0.0.1/postgres?password=tosecret',
  'host=127.0.0.1 password=tosecret',
  'postgresql://postgres:to%secret@127.0.0.1/postgres',
])('audit finding 2: « %s » is refused before psql runs, without being shown', async (wrong) => {
  const error = await failure(runHosted(wrong, 'select 1', join(folder, 'psql')));
  expect(String(error)).toMatch(/DATABASE_URL/);
  expect(String(error)).not.toContain('secret');
});

test('An address without a password keeps its own', () => {
  expect(connectionOf('postgresql://postgres@/golive?host=%2Ftmp')).toEqual({
    address: 'postgresql://postgres@/golive?host=%2Ftmp',
    password: null,
  });
});

test(
  'audit finding 2: no command prints a secret of its environment when it fails',
  { timeout: 120_000 },
  async () => {
    const env = {
      DATABASE_URL: url,
      SUPABASE_ACCESS_TOKEN: 'sbp_never printed\n',
      SUPABASE_PROJECT_REF: 'ref',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
    };
    const address = 'https://127.0.0.1:1';
    const golive = await printedBy(
      env,
      'tools/golive/golive.ts',
      address,
      `--site=${address}`,
      '--skip=emailjs',
    );
    expect(golive).toContain('✗ migrations: psql: error: connection to server failed');
    const season = await printedBy(env, 'tools/season.ts', '--purge');
    expect(season).toContain('connection to server failed');
    for (const secret of SECRETS) expect(golive + season).not.toContain(secret);
  },
);

test('Secrets are hidden in any form; short values and public names are not', () => {
  const env = { DATABASE_URL: url, API_KEY: 'abc', HOME: '/root', DB_PASSWORD: 'é longue' };
  const said = `${url} ${PASSWORD} abc /root ${encodeURIComponent('é longue')} host=h password=1`;
  expect(withoutSecrets(said, env)).toBe('… … abc /root … host=h password=1');
});
