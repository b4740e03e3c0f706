import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMBEDDED_ANON_KEY } from '../../embedded/config';
import { checks } from '../checks';
import { CDN, PROJECT, SITE, startStub, type Stub } from './stub';

let server: Awaited<ReturnType<typeof startStub>>;
let stub: Stub;
beforeAll(async () => {
  server = await startStub();
  await server.check();
}, 180_000);
beforeEach(async () => {
  stub = await server.restore();
});
afterAll(() => server.close());

const names = Object.keys(checks);

test('A project in order passes every check, a line each', async () => {
  const { lines, failures } = await server.check();
  expect(lines.filter((line) => !line.startsWith('✓ '))).toEqual([]);
  expect(lines.map((line) => /^✓ (\w+): ./.exec(line)?.[1])).toEqual(names);
  expect(failures).toBe(0);
});

test('A legacy anon key passes as a publishable one does', async () => {
  stub.site.row = `${PROJECT}/rest/v1/enigmes?select=title&apikey=${EMBEDDED_ANON_KEY}`;
  const { failed, lines } = await server.check({ key: EMBEDDED_ANON_KEY });
  expect(failed).toEqual([]);
  expect(lines).toContain('✓ key: the legacy anon key is accepted; prefer a publishable one');
});

test.each(['no-store', 'private, No-Cache', 'public, max-age=0, must-revalidate'])(
  'A service worker that is sent with « %s » is asked for at each visit',
  async (caching) => {
    stub.worker['cache-control'] = caching;
    expect((await server.check()).failed).toEqual([]);
  },
);

test('What cannot be checked fails, and says what to give', async () => {
  const { failed, failures } = await server.check({ management: null, query: null });
  const needs = failed.map((line) => /^✗ (\w+): not checked: set (\w+)/.exec(line)?.slice(1));
  expect(needs).toEqual([
    ...['smtp', 'quota', 'templates', 'links', 'redirects', 'realtime'].map((name) => [
      name,
      'SUPABASE_ACCESS_TOKEN',
    ]),
    ...['publication', 'doors', 'accounts', 'migrations', 'policies', 'jobs'].map((name) => [
      name,
      'DATABASE_URL',
    ]),
  ]);
  expect(failures).toBe(12);
});

test('A check that is skipped does not fail, and is named', async () => {
  stub.auth['smtp_host'] = null;
  const { lines, failures } = await server.check({}, ['smtp']);
  expect(lines).toContain('– smtp: skipped');
  expect(failures).toBe(0);
});

test('A project that does not exist, and a site that is down, fail without stopping the others', async () => {
  const { failed } = await server.check({ project: 'https://none.supabase.co' });
  expect(failed[0]).toMatch(/^✗ awake: https:\/\/none\.supabase\.co does not exist/);
  stub.routes[`GET ${new URL(SITE).host}/escape-noel`] = () => ({ status: 502 });
  expect((await server.check()).failed).toEqual([`✗ headers: ${SITE}/escape-noel answers 502`]);
});

test('A wrong access token is named as such', async () => {
  stub.routes['GET api.supabase.com/v1/projects/abcdefghijklmnopqrst/config/auth'] = () => ({ status: 401 });
  const { failed } = await server.check();
  expect(failed).toHaveLength(5);
  expect(failed[0]).toMatch(/^✗ smtp: the Management API answers 401: check SUPABASE_ACCESS_TOKEN/);
});

test('Behind a CDN, it must be confirmed that clients are counted by their own address', async () => {
  stub.forwarded = () => '203.0.113.9';
  stub.site.row = stub.site.row.replace(PROJECT, CDN);
  const behind = { project: CDN };
  const { failed } = await server.check(behind);
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatch(
    /^✗ addresses: this machine is counted as 203\.0\.113\.9: .* --address=203\.0\.113\.9;/,
  );
  expect((await server.check({ ...behind, address: '203.0.113.9' })).failed).toEqual([]);
});

test('A name that does not exist beside the site is no fault: nobody can play there', async () => {
  stub.routes = Object.fromEntries(
    Object.entries(stub.routes).filter(([name]) => !name.includes(' plume-etoile.fr/')),
  );
  const { lines, failed } = await server.check();
  expect(failed).toEqual([]);
  expect(lines).toContain('✓ www: https://plume-etoile.fr does not exist: nobody can begin a game there');
});
