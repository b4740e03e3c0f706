import type { PGlite } from '@electric-sql/pglite';
import { setExperimental, type App } from '@supabase/lite';
import * as v from 'valibot';
import { isSigned } from './config.ts';
import { expectAnswer } from './quiet.ts';

/** In bytes: above the buckets' own limit, with the parts of a form around a file. */
export const UPLOAD_LIMIT = 5_500_000;

/** Addresses of Storage. */
export const STORAGE = '/storage/v1/';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

const storedFile = v.object({
  content: v.instance(Uint8Array),
  type: v.string(),
  cache_control: v.string(),
  etag: v.string(),
  stored_at: v.pipe(
    v.string(),
    v.transform((instant) => new Date(instant)),
  ),
});

async function bytesOf(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  return body instanceof Uint8Array
    ? body
    : new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
}

/** Keeps files in the database: in memory or in the data folder, as everything else. */
function databaseAdapter(driver: PGlite): StorageAdapter {
  const read = async (bucket: string, key: string) => {
    const { rows } = await driver.query(
      `select content, type, cache_control, md5(content) as etag, stored_at::text
       from supabase_migrations.embedded_media where bucket = $1 and key = $2`,
      [bucket, key],
    );
    const [row] = rows;
    if (!row) throw expectAnswer(new Error(`No file ${bucket}/${key}`));
    const { content, type, cache_control, etag, stored_at } = v.parse(storedFile, row);
    const metadata = {
      cacheControl: cache_control,
      contentLength: content.length,
      size: content.length,
      mimetype: type,
      lastModified: stored_at,
      eTag: `"${etag}"`,
    } satisfies Metadata;
    return { content, metadata };
  };
  const remove = (bucket: string, keys: string[]) =>
    driver.query(
      'delete from supabase_migrations.embedded_media where bucket = $1 and key = any ($2::text[])',
      [bucket, keys],
    );
  return {
    driver: null,
    async getObject(bucket, key) {
      const { content, metadata } = await read(bucket, key);
      return { metadata, httpStatusCode: 200, body: Buffer.from(content) };
    },
    async uploadObject(bucket, key, _version, body, type, cacheControl) {
      await driver.query(
        `insert into supabase_migrations.embedded_media (bucket, key, content, type, cache_control)
         values ($1, $2, $3, $4, $5)
         on conflict (bucket, key) do update set
           content = excluded.content, type = excluded.type, cache_control = excluded.cache_control, stored_at = now()`,
        [bucket, key, await bytesOf(body), type, cacheControl],
      );
      return (await read(bucket, key)).metadata;
    },
    deleteObject: async (bucket, key) => void (await remove(bucket, [key])),
    deleteObjects: async (bucket, keys) => void (await remove(bucket, keys)),
    async copyObject(bucket, key, _version, toBucket, toKey) {
      await driver.query(
        `insert into supabase_migrations.embedded_media (bucket, key, content, type, cache_control)
         select $3, $4, content, type, cache_control from supabase_migrations.embedded_media
         where bucket = $1 and key = $2`,
        [bucket, key, toBucket, toKey],
      );
      const { metadata } = await read(toBucket, toKey);
      return { httpStatusCode: 200, eTag: metadata.eTag, lastModified: metadata.lastModified };
    },
    headObject: async (bucket, key) => (await read(bucket, key)).metadata,
    privateAssetUrl: async (bucket, key) => `${STORAGE}object/${bucket}/${key}`,
  };
}

/** Storage is experimental in @supabase/lite: without this, it answers 404 and makes no schema. */
setExperimental('storage', true);

/** Gives an embedded backend its Storage, before its system schemas are made. */
export async function addStorage(app: App, driver: PGlite): Promise<void> {
  Object.assign(app, { _storageAdapter: databaseAdapter(driver) });
  await driver.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.embedded_media (
      bucket text,
      key text,
      content bytea not null,
      type text not null,
      cache_control text not null,
      stored_at timestamptz not null default now(),
      primary key (bucket, key)
    )`);
}

const refusal = (code: number, error: string, message: string) =>
  Response.json({ statusCode: String(code), error, message }, { status: 400 });

/** The file of a form, which the client library names '' and @supabase/lite does not find, sent by itself. */
async function unwrapped(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;
  const parts = [...(await request.formData().catch(() => new FormData()))];
  const file = parts.map(([, value]) => value).find((value) => value instanceof File);
  const headers = new Headers(request.headers);
  headers.set('content-type', file?.type ?? '');
  const seconds = parts.find(([name]) => name === 'cacheControl')?.[1];
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`);
  return new Request(request.url, { method: request.method, headers, body: file ?? '' });
}

/** With its length: a file without one would be measured by nothing. @returns null above the limit. */
async function measured(request: Request): Promise<Request | null> {
  const body = await request.arrayBuffer();
  if (body.byteLength > UPLOAD_LIMIT) return null;
  const passed = new Request(request, { method: request.method, body });
  passed.headers.set('content-length', String(body.byteLength));
  return passed;
}

const signature = v.object({ signedUrl: v.string() });

/**
 * The API with Storage as a hosted project answers: no file is stored unmeasured, a signed address has the key and the root that
 * the client library expects, and a forged one is refused without a server error. Roles and policies are the database's own (decision 0017).
 */
export function storingAsHosted(
  call: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(STORAGE)) return call(request);
    const isSignature = pathname.startsWith(`${STORAGE}object/sign/`);
    if (request.method === 'GET' && isSignature && !isSigned(searchParams.get('token') ?? ''))
      return refusal(400, 'InvalidJWT', 'The signature of the address is not valid');
    const passed = request.body ? await measured(await unwrapped(request)) : request;
    if (!passed) return refusal(413, 'Payload too large', 'The object exceeded the maximum allowed size');
    const answer = await call(passed);
    if (request.method !== 'POST' || !isSignature || !answer.ok) return answer;
    const { signedUrl } = v.parse(signature, await answer.json());
    return Response.json({ signedURL: signedUrl.replace(STORAGE, '/') });
  };
}
