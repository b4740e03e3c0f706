import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

let backend: EditionsBackend;
let admin: ApiClient;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.startAfresh();
  await backend.query('delete from private.day_messages');
  admin = await backend.newAdmin();
});

const read = async (path = 'day_messages?select=day:day_number,body') =>
  (await backend.visitor.request(`/rest/v1/${path}`)).json;

async function write(body: string, day = 1, edition = 'tests'): Promise<number> {
  const { json } = await admin.request('/rest/v1/rpc/save_message', {
    method: 'POST',
    body: { edition, day, body },
  });
  return Number(json);
}
const set = (message: number, status: string, at?: string) =>
  admin.request('/rest/v1/rpc/set_message_status', {
    method: 'POST',
    body: { message, status, ...(at !== undefined && { at }) },
  });
const listed = async () => (await admin.request('/rest/v1/rpc/admin_messages', { method: 'POST' })).json;

test('A message is read once it is published, until it is resolved', async () => {
  const id = await write('  Il manque un mot à la question.  ');
  expect(await read()).toEqual([]);
  await set(id, 'published');
  expect(await read()).toEqual([{ day: 1, body: 'Il manque un mot à la question.' }]);
  await set(id, 'published');
  await admin.request('/rest/v1/rpc/save_message', {
    method: 'POST',
    body: { edition: 'tests', day: 1, body: 'Corrigé.', message: id },
  });
  expect(await read()).toEqual([{ day: 1, body: 'Corrigé.' }]);
  await set(id, 'resolved');
  expect(await read()).toEqual([]);
  expect(await listed()).toMatchObject([{ id, status: 'resolved', day_number: 1, body: 'Corrigé.' }]);
  await set(id, 'published');
  expect(await read()).toHaveLength(1);
});

test('Players read neither its author, nor the message of a closed day or a draft edition', async () => {
  const id = await write('Un mot.', 2);
  await set(id, 'published');
  expect(Object.keys(((await read('day_messages')) as object[])[0] ?? {}).toSorted()).toEqual([
    'body',
    'day_number',
    'edition',
    'id',
    'is_current',
    'published_at',
  ]);
  await backend.query(
    "update public.enigmes set opens_at = '2999-01-01' where edition = 'tests' and day_number = 2",
  );
  expect(await read()).toEqual([]);

  await backend.apply('next');
  await set(await write('Un secret.', 1, 'next'), 'published');
  expect(await read()).toEqual([]);
  await backend.publish('next');
  expect(await read('day_messages?select=edition,body&order=edition')).toEqual([
    { edition: 'next', body: 'Un secret.' },
    // Doors of a past edition are open.
    { edition: 'tests', body: 'Un mot.' },
  ]);
});

test('Only a draft is deleted', async () => {
  const [draft, published] = [await write('Un brouillon.'), await write('Publié.')];
  await set(published, 'published');
  for (const id of [draft, published]) await set(id, 'deleted');
  expect(await listed()).toMatchObject([{ id: published }]);
  expect((await set(draft, 'published')).json).toMatchObject({ hint: 'message_missing' });
});

test.each([
  [{ body: ' ' }, 'message_length'],
  [{ body: 'a'.repeat(401) }, 'message_length'],
  [{ day: 25 }, 'riddle_missing'],
  [{ edition: 'nowhere' }, 'riddle_missing'],
  [{ message: 999_999 }, 'message_missing'],
])('%j is refused with a reason', async (change, hint) => {
  const input = { edition: 'tests', day: 1, body: 'Un mot.', ...change };
  expect(await admin.call('save_message', input)).toMatchObject({ hint });
});

test('A knight and a visitor write none, and read no draft', async () => {
  const id = await write('Un brouillon.');
  for (const who of [backend.visitor, await backend.newKnight()]) {
    for (const [name, input] of [
      ['admin_messages', {}],
      ['save_message', { edition: 'tests', day: 1, body: 'Ruse.' }],
      ['set_message_status', { message: id, status: 'published' }],
    ] as const)
      expect(await who.call(name, input)).toMatchObject({ code: '42501' });
    expect((await who.request('/rest/v1/day_messages')).json).toEqual([]);
  }
});
