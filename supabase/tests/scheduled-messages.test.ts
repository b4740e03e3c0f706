import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

const WRITTEN_AT = '2030-12-04T17:00:00Z';
/** 19:00 in Paris. */
const MOMENT = '2030-12-04T18:00:00Z';
const SECRET = 'La lanterne compte aussi.';

let backend: EditionsBackend;
let admin: ApiClient;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.startAfresh();
  await backend.query('delete from private.day_messages');
  await backend.setClock(WRITTEN_AT);
  admin = await backend.newAdmin();
});

const post = (name: string, body: object) => admin.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
const write = async (body = SECRET, day = 1) =>
  Number((await post('save_message', { edition: 'tests', day, body })).json);
const set = async (message: number, status: string, at?: string) =>
  (await post('set_message_status', { message, status, ...(at !== undefined && { at }) })).json;
const listed = () => admin.rows('admin_messages');
const readBy = async (who: ApiClient) => (await who.request('/rest/v1/day_messages?select=body')).json;

/** Requests by which a player could find a message, or that there is one. */
const ATTACKS: readonly { path: string; method?: string; headers?: Record<string, string>; body?: object }[] =
  [
    { path: 'day_messages' },
    { path: 'day_messages?select=*&order=published_at.desc&limit=1' },
    { path: 'day_messages?select=id&id=gt.0' },
    { path: 'day_messages?select=count' },
    { path: 'day_messages?select=id.max()' },
    { path: 'day_messages?body=ilike.*lanterne*' },
    { path: 'day_messages?published_at=gt.2030-12-04T17:30:00Z' },
    { path: 'day_messages?or=(day_number.eq.1,published_at.is.null)' },
    { path: 'day_messages?select=*,editions(*)' },
    { path: 'day_messages?select=*,enigmes(*)' },
    { path: 'editions?select=code,day_messages(body)' },
    { path: 'enigmes?select=day_number,day_messages(body)' },
    { path: 'day_messages', headers: { Prefer: 'count=exact', Range: '0-0' } },
    { path: 'day_messages', method: 'HEAD', headers: { Prefer: 'count=exact' } },
    { path: 'day_messages', headers: { Prefer: 'count=planned' } },
    { path: 'day_messages', headers: { Accept: 'application/vnd.pgrst.object+json' } },
    { path: 'day_messages', headers: { 'Accept-Profile': 'private' } },
    { path: 'admin_messages' },
    { path: 'rpc/admin_messages', method: 'POST', body: {} },
    { path: 'rpc/admin_log', method: 'POST', body: {} },
    { path: 'rpc/my_data', method: 'POST', body: {} },
    { path: 'rpc/is_scheduled', method: 'POST', body: { status: 'published', published_at: MOMENT } },
    { path: 'day_messages', method: 'PATCH', body: { body: 'Ruse.' } },
  ];

/** Every reply to the attacks, without the instant of the export. */
async function repliesTo(who: ApiClient): Promise<string[]> {
  const replies = [];
  for (const { path, ...request } of ATTACKS) {
    const { status, text, headers } = await who.request(`/rest/v1/${path}`, request);
    replies.push(
      `${path} ${status} ${headers.get('content-range') ?? ''} ${text.replace(/"exported_at":"[^"]+"/, '')}`,
    );
  }
  return replies;
}

test('Before its moment no request differs from those without a message; after it, players read it', async () => {
  const knight = await backend.newKnight();
  for (const who of [backend.visitor, knight]) {
    await backend.query('delete from private.day_messages');
    await backend.setClock(WRITTEN_AT);
    const without = await repliesTo(who);
    await set(await write(), 'published', MOMENT);
    await write('Un brouillon sur la lanterne.', 2);
    const resolved = await write('Une lanterne réglée.', 3);
    for (const status of ['published', 'resolved']) await set(resolved, status);
    expect(await repliesTo(who)).toEqual(without);
    await backend.setClock('2030-12-04T17:59:59.999Z');
    expect(await repliesTo(who)).toEqual(without);

    await backend.setClock(MOMENT);
    expect(await readBy(who)).toEqual([{ body: SECRET }]);
    expect((await repliesTo(who)).filter((reply) => reply.includes('brouillon'))).toEqual([]);
    await backend.setClock('2031-12-04T18:00:00Z');
    expect(await readBy(who)).toEqual([{ body: SECRET }]);
  }
});

test("The moment is compared with the server's clock, whatever the request says", async () => {
  await set(await write(), 'published', MOMENT);
  const { json } = await backend.visitor.request('/rest/v1/day_messages', {
    headers: { Date: 'Wed, 04 Dec 2030 19:00:00 GMT', Prefer: 'timezone=Pacific/Kiritimati' },
  });
  expect(json).toEqual([]);
});

test('A scheduled message is corrected, given another moment, cancelled, and published at once', async () => {
  const message = await write();
  await set(message, 'published', MOMENT);
  expect(await listed()).toMatchObject([
    { status: 'scheduled', published_at: expect.stringMatching(/^2030-12-04.18:00/) as string },
  ]);
  await post('save_message', { edition: 'tests', day: 1, body: 'Corrigé.', message });
  expect(await listed()).toMatchObject([{ status: 'scheduled', body: 'Corrigé.' }]);

  await set(message, 'published', '2030-12-04T19:00:00Z');
  await backend.setClock('2030-12-04T18:30:00Z');
  expect(await readBy(backend.visitor)).toEqual([]);

  await set(message, 'draft');
  expect(await listed()).toMatchObject([{ status: 'draft', published_at: null }]);
  await backend.setClock('2030-12-04T20:00:00Z');
  expect(await readBy(backend.visitor)).toEqual([]);

  await set(message, 'published', '2030-12-04T21:00:00Z');
  await set(message, 'published');
  expect(await readBy(backend.visitor)).toEqual([{ body: 'Corrigé.' }]);
  expect(await listed()).toMatchObject([
    { status: 'published', published_at: expect.stringMatching(/^2030-12-04.20:00/) as string },
  ]);
});

test('A moment that is past publishes at once; a message that players read waits for none', async () => {
  const message = await write();
  await set(message, 'published', '2001-01-01T00:00:00Z');
  expect(await listed()).toMatchObject([
    { status: 'published', published_at: expect.stringMatching(/^2030-12-04.17:00/) as string },
  ]);
  expect(await set(message, 'published', MOMENT)).toMatchObject({ hint: 'message_not_scheduled' });
  expect(await set(message, 'draft')).toMatchObject({ hint: 'message_not_scheduled' });
  expect(await readBy(backend.visitor)).toEqual([{ body: SECRET }]);
  await set(message, 'resolved');
  expect(await set(message, 'draft')).toMatchObject({ hint: 'message_not_scheduled' });
});

test('A resolved message may be scheduled again', async () => {
  const message = await write();
  for (const status of ['published', 'resolved']) await set(message, status);
  await set(message, 'published', MOMENT);
  expect(await listed()).toMatchObject([{ status: 'scheduled', resolved_at: null }]);
  expect(await readBy(backend.visitor)).toEqual([]);
});

test.each(['2032-01-01T00:00:00Z', 'infinity'])('%s is too far', async (at) => {
  const message = await write();
  expect(await set(message, 'published', at)).toMatchObject({ hint: 'moment_too_far' });
  expect(await listed()).toMatchObject([{ status: 'draft' }]);
});

test('A scheduled message of a closed day waits for its door too', async () => {
  await set(await write(SECRET, 2), 'published', MOMENT);
  await backend.query(
    "update public.enigmes set opens_at = '2030-12-05T06:00:00Z' where edition = 'tests' and day_number = 2",
  );
  await backend.setClock('2030-12-04T19:00:00Z');
  expect(await readBy(backend.visitor)).toEqual([]);
  await backend.setClock('2030-12-05T06:00:00Z');
  expect(await readBy(backend.visitor)).toEqual([{ body: SECRET }]);
});
