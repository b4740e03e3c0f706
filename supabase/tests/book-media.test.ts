import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

const bytes = (text: string, length = text.length) => {
  const content = new Uint8Array(length);
  content.set(new TextEncoder().encode(text));
  return content;
};
const digestName = (content: Uint8Array, extension = 'webp') =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${extension}`;

const PICTURE = bytes('The cover of a draft');
const NAME = digestName(PICTURE);
const SCRIPT = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

let backend: EditionsBackend;
let admin: ApiClient;
let knight: ApiClient;

beforeAll(async () => {
  backend = await openEditionsBackend();
  [admin, knight] = [await backend.newAdmin(), await backend.newKnight()];
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.query('delete from storage.objects');
  await backend.query('delete from supabase_migrations.embedded_media');
});

type Sent = { name?: string; content?: Uint8Array<ArrayBuffer>; type?: string; method?: string };
const send = (
  who: ApiClient,
  { name = NAME, content = PICTURE, type = 'image/webp', method = 'POST' }: Sent = {},
) =>
  who.request(`/storage/v1/object/book-media/${name}`, {
    method,
    body: content,
    headers: { 'content-type': type },
  });
const post = (who: ApiClient, path: string, body: object, method = 'POST') =>
  who.request(`/storage/v1/object/${path}`, { method, body });
const read = (name: string) => backend.visitor.request(`/storage/v1/object/public/book-media/${name}`);
const names = async () =>
  (await backend.query('select name from storage.objects order by name')).map(({ name }) => name);

test('a picture and a document that an admin has sent are read by their address', async () => {
  expect(await send(admin)).toMatchObject({ status: 200 });
  const picture = await read(NAME);
  expect(picture).toMatchObject({ status: 200, text: 'The cover of a draft' });
  expect(picture.headers.get('content-type')).toBe('image/webp');
  const document = bytes('%PDF-1.7', 4_900_000);
  const name = digestName(document, 'pdf');
  expect(await send(admin, { name, content: document, type: 'application/pdf' })).toMatchObject({
    status: 200,
  });
  expect((await read(name)).headers.get('content-type')).toBe('application/pdf');
});

test('the same picture twice is refused as a duplicate, and stays', async () => {
  await send(admin);
  expect(await send(admin)).toMatchObject({ status: 400, json: { statusCode: '409' } });
  expect(await names()).toEqual([NAME]);
});

test('no picture changes, even by an admin', async () => {
  await send(admin);
  expect((await send(admin, { content: bytes('changed'), method: 'PUT' })).status).toBe(400);
  expect((await read(NAME)).text).toBe('The cover of a draft');
});

test.each<[string, Sent, string]>([
  [
    'a drawing with a script',
    { name: digestName(SCRIPT, 'svg'), content: SCRIPT, type: 'image/svg+xml' },
    '415',
  ],
  ['a drawing named as a picture', { content: SCRIPT, type: 'image/svg+xml' }, '415'],
  ['a page', { content: SCRIPT, type: 'text/html' }, '415'],
  ['a film', { name: digestName(PICTURE, 'mp4'), type: 'video/mp4' }, '415'],
  ['a name that can be guessed', { name: 'couverture.webp' }, '403'],
  ['a folder', { name: `livres/${NAME}` }, '403'],
  ['more than a document', { content: bytes('a', 5_000_001) }, '413'],
  ['20 MB', { content: bytes('a', 20_000_000) }, '413'],
])('an admin is refused %s', async (_what, file, statusCode) => {
  expect(await send(admin, file)).toMatchObject({ status: 400, json: { statusCode } });
  expect(await names()).toEqual([]);
});

test('a page that is sent as a picture is served as a picture, so that no browser runs it', async () => {
  await send(admin, { name: digestName(SCRIPT), content: SCRIPT });
  expect((await read(digestName(SCRIPT))).headers.get('content-type')).toBe('image/webp');
});

describe.each([
  ['a visitor', () => backend.visitor],
  ['a knight', () => knight],
])('%s', (_who, who) => {
  test('sends, changes, moves, copies and deletes nothing', async () => {
    await send(admin);
    const other = digestName(bytes('other'));
    const refused = [
      await send(who(), { name: other }),
      await send(who(), { content: bytes('changed'), method: 'PUT' }),
      await post(who(), 'move', { bucketId: 'book-media', sourceKey: NAME, destinationKey: other }),
      await post(who(), 'copy', { bucketId: 'book-media', sourceKey: NAME, destinationKey: other }),
      await post(who(), `upload/sign/book-media/${other}`, {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    await post(who(), 'book-media', { prefixes: [NAME] }, 'DELETE');
    expect(await names()).toEqual([NAME]);
  });

  test('does not find the pictures of drafts, whose names cannot be guessed', async () => {
    await send(admin);
    expect(await post(who(), 'list/book-media', { prefix: '' })).toMatchObject({ json: [] });
    expect((await read(digestName(bytes('another')))).status).toBe(400);
  });
});
