import { expect, test } from 'vitest';
import { cacheChecks } from '../cache';
import type { Target } from '../target';

const rows = [{ day_number: 1 }, { day_number: 2 }];

/** The API: its reply depends on the headers that PostgREST reads. */
function api(headers: Headers): Response {
  const cors = { 'access-control-allow-origin': headers.get('origin') ?? '*' };
  if (headers.get('accept') === 'text/csv') return new Response('day_number\n1\n2', { headers: cors });
  if (headers.get('accept-profile') === 'private') return new Response('{}', { status: 406, headers: cors });
  const sent = headers.get('range') === '0-0' ? rows.slice(0, 1) : rows;
  return new Response(JSON.stringify(sent), { headers: cors });
}

/** A CDN before it, which stores replies 200. @param keyOf the key of a request. @param drop headers that it does not pass on. */
function behind(keyOf: (address: string, headers: Headers) => string, drop: readonly string[] = []) {
  const stored = new Map<string, Response>();
  const target: Target = {
    project: 'https://api.example',
    site: 'https://www.example',
    key: 'sb_publishable_x',
    address: null,
    examples: [],
    management: null,
    query: null,
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      for (const name of drop) headers.delete(name);
      const key = keyOf(address, headers);
      const reply = stored.get(key) ?? api(headers);
      if (reply.status === 200) stored.set(key, reply);
      return reply.clone();
    },
  };
  return target;
}

const withOrigin = (address: string, headers: Headers) => `${headers.get('origin')} ${address}`;
const everything = (address: string, headers: Headers) => JSON.stringify([address, [...headers]]);
const DROPPED = ['accept', 'accept-profile', 'prefer', 'range', 'range-unit', 'x-http-method-override'];

test('audit finding 18: a CDN that is keyed by the address alone gives one visitor’s reply to all', async () => {
  const found = await cacheChecks['cache']?.(behind((address) => address));
  expect(found).toMatchObject({ verdict: 'fault' });
  expect(found?.text).toMatch(
    /accept: text\/csv; range: 0-0, range-unit: items; origin: https:\/\/example\.org/,
  );
});

test('audit finding 18: one that forgets the origin, or the range, is seen', async () => {
  const origin = await cacheChecks['cache']?.(behind((address) => address, DROPPED));
  expect(origin?.text).toContain('origin: https://example.org');
  expect(origin?.text).not.toContain('text/csv');
  const range = await cacheChecks['cache']?.(
    behind((address, headers) => `${headers.get('accept')} ${headers.get('origin')} ${address}`),
  );
  expect(range?.text).toContain('range: 0-0');
  expect(range?.text).not.toMatch(/text\/csv|origin:/);
});

test('audit finding 18: one that drops these headers, or has them in its key, holds; so does the API without a CDN', async () => {
  let requests = 0;
  for (const target of [behind(withOrigin, DROPPED), behind(everything), behind(() => `${(requests += 1)}`)])
    expect(await cacheChecks['cache']?.(target)).toMatchObject({ verdict: 'ok' });
});
