import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

const DRAFTS = 'edition-drafts';
const MEDIA = 'edition-media';

const bytes = (text: string, length = text.length) => {
  const content = new Uint8Array(length);
  content.set(new TextEncoder().encode(text));
  return content;
};
const digestName = (content: Uint8Array, extension = 'webp') =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${extension}`;

const PICTURE = bytes('A picture that is cache');
const NAME = digestName(PICTURE);
const OTHER = digestName(bytes('other'));

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
  await upload(admin);
});

type Upload = {
  bucket?: string;
  name?: string;
  content?: Uint8Array<ArrayBuffer>;
  type?: string;
  method?: string;
};
const upload = (
  who: ApiClient,
  { bucket = DRAFTS, name = NAME, content = PICTURE, type = 'image/webp', method = 'POST' }: Upload = {},
  headers: Record<string, string> = {},
) =>
  who.request(`/storage/v1/object/${bucket}/${name}`, {
    method,
    body: content,
    headers: { 'content-type': type, ...headers },
  });
/** As the client library sends a file: in a form, which states its type. */
async function uploadForm(who: ApiClient, file: Upload) {
  const form = new FormData();
  form.set('cacheControl', '60');
  form.set('', new Blob([file.content ?? PICTURE], { type: file.type ?? 'image/webp' }));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return upload(who, { ...file, content: new Uint8Array(await sent.arrayBuffer()), type });
}
const post = (who: ApiClient, path: string, body: object = {}, method = 'POST') =>
  who.request(`/storage/v1/${path}`, { method, body });
const copy = (who: ApiClient, destinationKey = NAME, from = DRAFTS, to = MEDIA) =>
  post(who, 'object/copy', { bucketId: from, sourceKey: NAME, destinationBucket: to, destinationKey });
/** Every file of Storage, with its content, as its owner sees them. */
const stored = async () =>
  (
    await backend.query(
      `select objects.bucket_id || '/' || objects.name as name, convert_from(media.content, 'UTF8') as content
       from storage.objects
       left join supabase_migrations.embedded_media as media
         on media.bucket = objects.bucket_id and media.key = objects.name
       order by 1`,
    )
  ).map(({ name, content }) => [name, content]);
const text = new TextDecoder().decode(PICTURE);
const DRAFT = [`${DRAFTS}/${NAME}`, text];

describe.each([
  ['a visitor', () => backend.visitor],
  ['a knight', () => knight],
])('A draft\u2019s file is closed to %s', (_, who) => {
  test.each([
    ['reading', 'GET', `object/${DRAFTS}/${NAME}`],
    ['reading with a token', 'GET', `object/authenticated/${DRAFTS}/${NAME}`],
    ['its public address', 'GET', `object/public/${DRAFTS}/${NAME}`],
    ['asking whether it exists', 'HEAD', `object/${DRAFTS}/${NAME}`],
    ['what is known of it', 'GET', `object/info/${DRAFTS}/${NAME}`],
    ['a smaller picture', 'GET', `render/image/public/${DRAFTS}/${NAME}?width=10`],
    ['a forged signature', 'GET', `object/sign/${DRAFTS}/${NAME}?token=eyJhbGciOiJub25lIn0.e30.`],
    ['a way out of the public bucket', 'GET', `object/public/${MEDIA}/../${DRAFTS}/${NAME}`],
    ['an encoded way out', 'GET', `object/public/${MEDIA}/%2e%2e%2f${DRAFTS}%2f${NAME}`],
    ['a bucket with a slash', 'GET', `object/public/${MEDIA}%2f..%2f${DRAFTS}/${NAME}`],
  ])('by %s', async (_way, method, path) => {
    const { status, text: reply } = await who().request(`/storage/v1/${path}`, { method });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(reply).not.toContain('cache');
  });

  test('by signing, listing, copying, moving and writing', async () => {
    const refused = [
      await post(who(), `object/sign/${DRAFTS}/${NAME}`, { expiresIn: 60 }),
      await post(who(), `object/upload/sign/${DRAFTS}/${OTHER}`),
      await copy(who()),
      await post(who(), 'object/move', { bucketId: DRAFTS, sourceKey: NAME, destinationKey: OTHER }),
      await upload(who(), { name: OTHER }),
      await upload(who(), { bucket: MEDIA, name: OTHER }),
      await upload(who(), { content: bytes('changed') }, { 'x-upsert': 'true' }),
      await upload(who(), { content: bytes('changed'), method: 'PUT' }),
      await post(who(), `bucket/${DRAFTS}/empty`),
      await post(who(), `bucket/${DRAFTS}`, { public: true }, 'PUT'),
      await post(who(), `bucket/${DRAFTS}`, {}, 'DELETE'),
      await post(who(), 'bucket', { id: 'mine', name: 'mine', public: true }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    const lists = [
      await post(who(), `object/list/${DRAFTS}`, { prefix: '' }),
      await post(who(), `object/list/${MEDIA}`, { prefix: '' }),
      await post(who(), `object/${DRAFTS}`, { prefixes: [NAME] }, 'DELETE'),
      await who().request('/storage/v1/bucket'),
    ];
    expect(lists.map(({ json }) => json)).toEqual(lists.map(() => []));
    expect(await stored()).toEqual([DRAFT]);
  });

  test('and open once it is copied to the public bucket, by its address alone', async () => {
    expect(await copy(admin)).toMatchObject({ status: 200 });
    const read = await who().request(`/storage/v1/object/public/${MEDIA}/${NAME}`);
    expect(read).toMatchObject({ status: 200, text });
    expect(read.headers.get('content-type')).toBe('image/webp');
    expect(await post(who(), `object/list/${MEDIA}`, { prefix: '' })).toMatchObject({ json: [] });
    await post(who(), `object/${MEDIA}`, { prefixes: [NAME] }, 'DELETE');
    expect(await stored()).toHaveLength(2);
  });
});

describe('An admin', () => {
  test('reads, lists and signs drafts; the signed address needs no account and ends', async () => {
    const read = await admin.request(`/storage/v1/object/${DRAFTS}/${NAME}`);
    expect(read).toMatchObject({ status: 200, text });
    const listed = await post(admin, `object/list/${DRAFTS}`, { prefix: '' });
    expect(listed.json).toMatchObject([{ name: NAME }]);
    const sign = async (expiresIn: number) => {
      const { json } = await post(admin, `object/sign/${DRAFTS}/${NAME}`, { expiresIn });
      return `/storage/v1${(json as { signedURL: string }).signedURL}`;
    };
    const address = await sign(60);
    expect(await backend.visitor.request(address)).toMatchObject({ status: 200, text });
    expect((await backend.visitor.request(address.replace(NAME, OTHER))).status).toBe(403);
    expect((await backend.visitor.request(await sign(-1))).status).toBe(400);
  });

  test('changes no file: the name of another content is refused, upserted or not', async () => {
    const content = bytes('changed');
    for (const method of ['POST', 'PUT'])
      for (const upsert of ['true', 'false'])
        expect((await upload(admin, { content, method }, { 'x-upsert': upsert })).status).toBe(400);
    expect(await copy(admin, NAME, DRAFTS, DRAFTS)).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([DRAFT]);
  });

  test.each<[string, Upload, string]>([
    ['a page named as a picture', { name: OTHER, type: 'text/html' }, '415'],
    [
      'a drawing that may contain scripts',
      { name: digestName(PICTURE, 'svg'), type: 'image/svg+xml' },
      '415',
    ],
    ['a page', { name: digestName(PICTURE, 'html') }, '403'],
    ['no type', { name: OTHER, type: 'application/octet-stream' }, '415'],
    ['a name that can be guessed', { name: 'jour-12.webp' }, '403'],
    ['a folder', { name: `jour/${OTHER}` }, '403'],
    ['a way out', { name: `..%2f${OTHER}` }, '400'],
    ['another bucket', { name: OTHER, bucket: 'other' }, '404'],
    ['more than a film', { name: OTHER, content: bytes('a', 1_500_001) }, '413'],
    ['20 MB', { name: OTHER, content: bytes('a', 20_000_000) }, '413'],
  ])('is refused %s', async (_what, file, statusCode) => {
    expect(await upload(admin, file)).toMatchObject({ status: 400, json: { statusCode } });
    expect(await uploadForm(admin, file)).toMatchObject({ status: 400, json: { statusCode } });
    expect(await stored()).toEqual([DRAFT]);
  });

  test('sends a file in a form too, which players keep as long as it says', async () => {
    const content = bytes('other');
    expect(await uploadForm(admin, { bucket: MEDIA, name: OTHER, content })).toMatchObject({ status: 200 });
    const read = await backend.visitor.request(`/storage/v1/object/public/${MEDIA}/${OTHER}`);
    expect(read).toMatchObject({ status: 200, text: 'other' });
    expect(read.headers.get('content-type')).toBe('image/webp');
    expect(read.headers.get('cache-control')).toBe('max-age=60');
    const broken = { name: digestName(content, 'png'), content, type: 'multipart/form-data; boundary=x' };
    expect(await upload(admin, broken)).toMatchObject({ status: 400 });
  });

  test('publishes and deletes', async () => {
    expect(await copy(admin)).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([DRAFT, [`${MEDIA}/${NAME}`, text]]);
    for (const bucket of [DRAFTS, MEDIA])
      await post(admin, `object/${bucket}`, { prefixes: [NAME] }, 'DELETE');
    expect(await stored()).toEqual([]);
    const gone = await backend.visitor.request(`/storage/v1/object/public/${MEDIA}/${NAME}`);
    expect(gone.status).toBe(400);
  });
});
