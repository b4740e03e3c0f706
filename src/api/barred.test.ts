// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** @param site what the site itself answers. */
function answerWith(site: () => Promise<Response>): RequestInit[] {
  const probes: RequestInit[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (!input.startsWith(location.origin)) return Promise.reject(new TypeError('Failed to fetch'));
    probes.push(init ?? {});
    return site();
  });
  return probes;
}

async function failure(): Promise<unknown> {
  const { fetchRiddle } = await import('./riddles');
  return fetchRiddle(3, null).catch((error: unknown) => error);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'e30.anon.c2ln');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('Where the site answers and the API does not, the network bars it, or it is down', async () => {
  const probes = answerWith(() => Promise.resolve(new Response(null, { status: 404 })));
  expect(await failure()).toMatchObject({ code: 'offline', reason: 'barred' });
  // Neither the browser's cache nor the service worker answers.
  expect(probes[0]).toMatchObject({ method: 'HEAD', cache: 'no-store' });
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered by a proxy', () => Promise.resolve(new Response(null, { status: 502 }))],
])('Where the site %s either, it is the connection', async (_, site) => {
  answerWith(site);
  const error = await failure();
  expect(error).toMatchObject({ code: 'offline' });
  expect(error).not.toMatchObject({ reason: 'barred' });
});
