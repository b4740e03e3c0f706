import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

const WRONG = { status: 'wrong', retry_after_s: 0 };
const right = (day: number) => ({ day, answer: `motcache ${day}` });

/** Sends an answer from an address, with a browser's token unless it is null. */
const attempt = async (forwarded: string, browser: string | null, answer = 'non') => {
  const { json } = await backend.visitor.request('/rest/v1/rpc/submit_answer', {
    method: 'POST',
    body: { day: 1, answer },
    headers: { 'x-forwarded-for': forwarded, ...(browser === null ? {} : { 'x-browser': browser }) },
  });
  return json;
};
const right1 = 'motcache 1';
/** The address under which a request with these headers is counted. */
const countedAs = async (headers: Record<string, string>) =>
  (await backend.visitor.request('/rest/v1/rpc/caller_address', { headers })).json;
/** Records wrong answers of other browsers behind the address that has just answered. */
const fill = (count: number) =>
  backend.query(
    `insert into private.visitor_attempts (browser_digest, address_digest, tried_at)
     select 'browser ' || n, address_digest, tried_at
     from (select * from private.visitor_attempts order by id desc limit 1) as last, generate_series(1, $1) as n`,
    [count],
  );

describe('Visitors', () => {
  test('A right answer returns the revelation without score or total, and stores nothing', async () => {
    const before = await backend.value('select count(*)::int from public.enigme_progress');
    const reply = await backend.visitor.call('submit_answer', right(1));
    expect(reply).toEqual({
      status: 'correct',
      revealed: false,
      answer: 'Motcaché 1',
      closing: 'Finalecache 1',
      explanation: 'Explicationcache 1',
      fragment: 'Fragmentcache1',
      artefact: { title: 'Artefactcache 1', description: 'Objetcache 1', image_url: null },
      book: null,
    });
    expect(await backend.value('select count(*)::int from public.enigme_progress')).toBe(before);
  });

  test('Sixty wrong answers in a minute lock one browser until the next minute, not its neighbours (rule 3.9)', async () => {
    await backend.setClock('2024-12-02T10:00:10Z');
    for (let count = 1; count <= 60; count += 1) expect(await attempt('192.0.2.1', 'a')).toEqual(WRONG);
    expect(await attempt('192.0.2.1', 'a', right1)).toEqual({
      status: 'locked',
      retry_after_s: 50,
    });
    // The token follows the browser to another address; thirty pupils share one.
    expect(await attempt('192.0.2.9', 'a', right1)).toMatchObject({ status: 'locked' });
    for (let pupil = 1; pupil <= 30; pupil += 1)
      for (let count = 1; count <= 4; count += 1)
        expect(await attempt('192.0.2.1', `pupil ${pupil}`)).toEqual(WRONG);
    await backend.setClock('2024-12-02T10:01:00Z');
    expect(await attempt('192.0.2.1', 'a', right1)).toMatchObject({ status: 'correct' });
  });

  test('Without a token, an address counts as one browser', async () => {
    await backend.setClock('2024-12-02T11:00:10Z');
    for (let count = 1; count <= 60; count += 1) await attempt('192.0.2.3', null);
    expect(await attempt('192.0.2.3', null, right1)).toEqual({ status: 'locked', retry_after_s: 50 });
    expect(await attempt('192.0.2.4', null, right1)).toMatchObject({ status: 'correct' });
  });

  test('Three thousand wrong answers in a minute lock an address, and the reply says that it is shared', async () => {
    await backend.setClock('2024-12-02T12:00:10Z');
    await attempt('192.0.2.5', 'b');
    await fill(2998);
    expect(await attempt('192.0.2.5', 'c')).toEqual(WRONG);
    expect(await attempt('192.0.2.5', 'd', right1)).toEqual({
      status: 'locked',
      retry_after_s: 50,
      shared: true,
    });
    // A client can write the earlier entries of the header itself.
    expect(await attempt('198.51.100.9, 192.0.2.5', 'd')).toMatchObject({ status: 'locked' });
    expect(await attempt('192.0.2.6', 'd', right1)).toMatchObject({ status: 'correct' });
  });

  test('The deployment names the header of the address and how many of its proxies append to it', async () => {
    await backend.setClock('2024-12-02T13:00:10Z');
    await backend.query('update private.client_address set trusted_hops = 2');
    await attempt('forged, 192.0.2.7, 203.0.113.1', 'e');
    await fill(2999);
    expect(await attempt('192.0.2.7, 203.0.113.2', 'f')).toMatchObject({ status: 'locked' });
    expect(await attempt('192.0.2.8, 203.0.113.1', 'f')).toEqual(WRONG);
    await backend.query("update private.client_address set header = 'cf-connecting-ip', trusted_hops = 1");
    const { json } = await backend.visitor.request('/rest/v1/rpc/submit_answer', {
      method: 'POST',
      body: { day: 1, answer: 'non' },
      headers: { 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '192.0.2.7', 'x-browser': 'f' },
    });
    expect(json).toMatchObject({ status: 'locked' });
    await backend.query("update private.client_address set header = 'x-forwarded-for', trusted_hops = 1");
  });

  test.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['::1', '::/64'],
    ['192.0.2.7:443', 'unknown'],
    ['[2001:db8:1:2::1]:443', 'unknown'],
    ['[2001:db8:1:2::1]', 'unknown'],
    ['192.0.2.7/24', 'unknown'],
    ['2001:db8::/32', 'unknown'],
    ['fe80::1%eth0', 'unknown'],
    ['999.0.2.7', 'unknown'],
    ['un mot', 'unknown'],
  ])('audit finding 8: « %s » is counted as %s', async (written, counted) => {
    expect(await countedAs({ 'x-forwarded-for': written })).toBe(counted);
  });

  test('audit finding 8: addresses of one /64 share a limit', async () => {
    await backend.setClock('2024-12-02T14:00:10Z');
    for (let last = 1; last <= 60; last += 1) await attempt(`2001:db8:9:9::${last}`, null);
    expect(await attempt('2001:db8:9:9:8000::1', null)).toMatchObject({ status: 'locked' });
    expect(await attempt('2001:db8:9:a::1', null)).toEqual(WRONG);
  });

  test('A caller can read the address under which they are counted, which an entry that they wrote does not change', async () => {
    expect(await countedAs({ 'x-forwarded-for': '192.0.2.7' })).toBe('192.0.2.7');
    expect(await countedAs({ 'x-forwarded-for': 'forged, 192.0.2.7' })).toBe('192.0.2.7');
    expect(await countedAs({})).toBe('unknown');
  });

  test('Only salted digests are stored, for an hour, and the salt changes each day', async () => {
    const forget = () => backend.query('select private.forget_visitors()');
    const stored = () => backend.query('select browser_digest, address_digest from private.visitor_attempts');
    await backend.query('delete from private.visitor_attempts');
    await backend.setClock('2024-12-03T10:00:00Z');
    await forget();
    await attempt('192.0.2.77', 'token 77');
    const rows = await stored();
    expect(rows).toHaveLength(1);
    for (const secret of ['192.0.2.77', 'token 77']) {
      const unsalted = createHash('sha256').update(secret).digest('hex');
      for (const text of [secret, unsalted]) expect(JSON.stringify(rows)).not.toContain(text);
    }
    await backend.setClock('2024-12-03T11:00:00Z');
    await forget();
    await attempt('192.0.2.77', 'token 77');
    expect(await stored()).toEqual([...rows, ...rows]);
    await backend.setClock('2024-12-03T23:05:00Z');
    await forget();
    expect(await stored()).toEqual([]);
    await attempt('192.0.2.77', 'token 77');
    for (const [column, digest] of Object.entries(rows[0] ?? {}))
      expect((await stored())[0]?.[column]).not.toBe(digest);
    expect(await backend.value('select count(*)::int from private.visitor_salt')).toBe(1);
  });
});
