import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { inspect, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, runHosted } from './hosted';
import { withoutSecrets } from './secrets';

const PASSWORD = 'TOP SECRET:p@ssword';
const url = `postgresql://postgres.ref:${encodeURIComponent(PASSWORD)}@127.0.0.1:1/postgres`;
const SECRETS = ['TOP SECRET', 'TOP%20SECRET', 'p@ssword', 'p%40ssword', 'sbp_never'];
const ROOT = join(import.meta.dirname, '..');
const failure = async (promise: Promise<unknown>) =>
  promise.then(String, (error: unknown) => (error instanceof Error ? error : String(error)));

/** Stands for a server that speaks no TLS, and refuses with all that it was sent. */
let server: Server;
let refusing: string;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.once('data', () => {
      socket.write('N');
      socket.once('data', () => {
        const fields = `SFATAL\0C28P01\0Mno entry for ${PASSWORD} at ${refusing}\0\0`;
        const length = Buffer.alloc(4);
        length.writeInt32BE(Buffer.byteLength(fields) + 4);
        socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]));
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a network address, not on a path
  refusing = url.replace(':1/', `:${port}/`);
});
afterAll(() => server.close());

/** Runs a command as at a terminal. @returns all that it printed. */
async function printedBy(env: Record<string, string>, ...command: string[]): Promise<string> {
  const running = promisify(execFile)('npx', ['tsx', ...command], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  const { stdout, stderr } = await running.catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  ); // as `execFile` documents
  return stdout + stderr;
}

test('audit finding 2: what the database says is shown without secrets, and has no cause that holds them', async () => {
  const error = await failure(runHosted(refusing, 'select 1'));
  expect(String(error)).toContain('no entry for … at …');
  expect(error).not.toHaveProperty('cause');
  for (const secret of SECRETS) expect(inspect(error)).not.toContain(secret);
});

test.each([
  'postgresql://postgres:to/secret@127.0.0.1/postgres',
  'postgresql://postgres:to@secret@127.0.0.1/postgres',
  'postgresql://postgres@127.0.0.1/postgres?password=tosecret',
  'host=127.0.0.1 password=tosecret',
  'postgresql://postgres:to%secret@127.0.0.1/postgres',
])('audit finding 2: « %s » is refused before anything connects, without being shown', async (wrong) => {
  const error = await failure(runHosted(wrong, 'select 1'));
  expect(String(error)).toMatch(/DATABASE_URL/);
  expect(String(error)).not.toContain('secret');
});

test('An address that was copied with white space is read, with or without a password', () => {
  expect(addressOf(' postgresql:///golive\n')).toBe('postgresql:///golive');
  expect(addressOf(url)).toBe(url);
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
    expect(golive).toContain('✗ migrations: connect ECONNREFUSED 127.0.0.1:1');
    const season = await printedBy(env, 'tools/season.ts', '--purge');
    expect(season).toContain('connect ECONNREFUSED 127.0.0.1:1');
    for (const secret of SECRETS) expect(golive + season).not.toContain(secret);
  },
);

test('Secrets are hidden in any form; short values and public names are not', () => {
  const env = { DATABASE_URL: url, API_KEY: 'abc', HOME: '/root', DB_PASSWORD: 'é longue' };
  const said = `${url} ${PASSWORD} abc /root ${encodeURIComponent('é longue')} host=h password=1`;
  expect(withoutSecrets(said, env)).toBe('… … abc /root … host=h password=1');
});
