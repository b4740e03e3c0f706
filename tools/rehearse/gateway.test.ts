import { afterEach, describe, expect, test } from 'vitest';
import { gateway, listen, remote, type Service } from './gateway.ts';
import { makeKeys, type ProjectKeys } from './keys.ts';

const API = 'http://127.0.0.1/';
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Answers with what reached it. */
const echo: Service = async ({ url, method, headers }) => {
  const { pathname, search } = new URL(url);
  return Response.json({ path: pathname + search, method, headers: Object.fromEntries(headers) });
};

/** The question of a browser: may a page of another origin send these headers? */
const preflight = (path: string, asked: string) =>
  new Request(API + path, { method: 'OPTIONS', headers: { 'access-control-request-headers': asked } });

/** A gateway in front of a service that answers with what reached it. */
function project(keys: ProjectKeys, services: Record<string, Service> = {}, timeoutMs = 1_000) {
  return gateway(keys, { auth: echo, rest: echo, storage: echo, ...services }, timeoutMs);
}

type Echo = { path: string; headers: Record<string, string> };

describe.each(['ES256', 'HS256'] as const)('with tokens signed by %s', async (signing) => {
  const keys = await makeKeys(signing);
  const ask = project(keys);
  const received = async (path: string, headers: Record<string, string> = {}) =>
    (await (await ask(new Request(API + path, { headers }))).json()) as Echo; // the service above
  const roleOf = async ({ headers }: Echo) =>
    (await keys.claimsOf(headers['authorization']?.replace('Bearer ', '') ?? ''))?.['role'];

  test('a request without an API key is refused, and one with the key of another project', async () => {
    const other = await makeKeys(signing);
    for (const headers of [{}, { apikey: other.publishable }, { apikey: 'sb_publishable_none' }]) {
      const { status } = await ask(new Request(`${API}rest/v1/enigmes`, { headers: new Headers(headers) }));
      expect(status).toBe(401);
    }
  });

  test.each([
    ['publishable', 'anon'],
    ['secret', 'service_role'],
  ] as const)('the %s key becomes a token of the role %s', async (name, role) => {
    expect(await roleOf(await received('rest/v1/enigmes', { apikey: keys[name] }))).toBe(role);
    expect(await roleOf(await received(`rest/v1/enigmes?apikey=${keys[name]}`))).toBe(role);
  });

  test('the token of an account reaches the service as it is', async () => {
    const headers = { apikey: keys.publishable, authorization: 'Bearer of.an.account' };
    expect((await received('rest/v1/enigmes', headers)).headers['authorization']).toBe(
      'Bearer of.an.account',
    );
  });

  test('the token of a key is that of no other project', async () => {
    const token = await (await makeKeys(signing)).tokenFor(keys.publishable);
    expect(token).toBeNull();
    const { claimsOf } = await makeKeys(signing);
    expect(await claimsOf((await keys.tokenFor(keys.publishable)) ?? '')).toBeNull();
  });
});

describe('the gateway of a project', async () => {
  const keys = await makeKeys('ES256');
  const ask = project(keys);
  const withKey = (path: string, headers: Record<string, string> = {}) =>
    new Request(API + path, { headers: { apikey: keys.publishable, ...headers } });

  test('a publishable or secret key is never accepted as a token', async () => {
    for (const key of [keys.publishable, keys.secret]) {
      const { status } = await ask(withKey('rest/v1/enigmes', { authorization: `Bearer ${key}` }));
      expect(status).toBe(401);
    }
  });

  test('links of e-mails and public files need no key', async () => {
    for (const path of [
      'auth/v1/verify?token=x',
      'auth/v1/.well-known/jwks.json',
      'storage/v1/object/public/a/b',
    ])
      expect((await ask(new Request(API + path))).status).toBe(200);
    expect((await ask(new Request(`${API}auth/v1/settings`))).status).toBe(401);
    expect((await ask(new Request(`${API}storage/v1/object/a/b`))).status).toBe(401);
  });

  test('a service receives its own path, without the key of the address', async () => {
    const { path } = (await (
      await ask(new Request(`${API}rest/v1/a?select=b&apikey=${keys.publishable}`))
    ).json()) as Echo;
    expect(path).toBe('/a?select=b');
  });

  test('a page of another origin may send its headers, and reads each answer, a refusal too', async () => {
    const asked = 'apikey,authorization,x-browser';
    const answer = await ask(preflight('rest/v1/a', asked));
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('access-control-allow-headers')).toBe(asked);
    for (const request of [withKey('rest/v1/a'), new Request(`${API}rest/v1/a`), withKey('none/v1/a')])
      expect((await ask(request)).headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a preflight is answered for every service but the auth service, which has a list of its own', async () => {
    for (const path of ['rest/v1/a', 'storage/v1/object/a/b'])
      expect((await ask(preflight(path, 'x-knight'))).headers.get('access-control-allow-headers')).toBe(
        'x-knight',
      );
    const answer = await ask(preflight('auth/v1/token', 'x-knight'));
    expect(answer.headers.get('access-control-allow-headers')).toBeNull();
    expect(await answer.json()).toMatchObject({ method: 'OPTIONS', path: '/token' });
  });

  test('an unknown service is 404, a late one 504, a broken one 502', async () => {
    const late = project(keys, { rest: () => new Promise(() => undefined) }, 20);
    const broken = project(keys, { rest: () => Promise.reject(new Error('down')) });
    expect((await ask(withKey('none/v1/a'))).status).toBe(404);
    expect((await late(withKey('rest/v1/a'))).status).toBe(504);
    expect((await broken(withKey('rest/v1/a'))).status).toBe(502);
  });

  test('a remote service gets the body and the headers, and its answer passes unchanged', async () => {
    const port = 4449;
    const server = await listen(async (request) => {
      const text = `${request.headers.get('x-sent')} ${await request.text()}`;
      return new Response(text, { status: 409, headers: { 'x-answered': 'yes' } });
    }, port);
    closing.push(() => server.close());
    const answer = await remote(`http://127.0.0.1:${port}`)(
      new Request(`${API}a`, { method: 'POST', headers: { 'x-sent': 'yes' }, body: 'body' }),
    );
    expect([answer.status, answer.headers.get('x-answered'), await answer.text()]).toEqual([
      409,
      'yes',
      'yes body',
    ]);
  });
});
