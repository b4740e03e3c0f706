import { UPLOADED_DIGITS } from '@/lib/editionMedia';
import { BOOK_MEDIA, UPLOADED } from '@/lib/uploadedMedia';
import { client, type Client } from './client';
import { ApiError, BARRED, BARRED_REASON, codeOf } from './errors';
import { siteAnswers } from '@/lib/siteAnswers';
import { timeoutSignal } from '@/lib/timeoutSignal';

const DRAFTS = 'edition-drafts';
const MEDIA = 'edition-media';
const BOOKS = 'book-media';
/** A name is a digest: its file never changes. */
const CACHE_S = 365 * 24 * 60 * 60;
const SIGNED_S = 60 * 60;
/** A film of 1.5 MB on a slow network. */
const FILE_TIMEOUT_MS = 120_000;
const LIST_PAGE = 1000;
const ALREADY_THERE = '409';

type Bucket = ReturnType<Client['storage']['from']>;
type StorageFailure = {
  message: string;
  status?: number | undefined;
  statusCode?: string | undefined;
};
type Reply<Data> = { data: Data | null; error: StorageFailure | null };

/** Storage answers 400 and writes the status into the reply. */
function fromStorage(error: StorageFailure): ApiError {
  const { message } = error;
  const status = Number(error.statusCode ?? error.status ?? 0) || 0;
  const unanswered = message.includes(BARRED) ? BARRED_REASON : null;
  const details = { reason: status === 0 ? unanswered : String(status), cause: error };
  if (status === 404) return new ApiError('not_found', message, details);
  if ([400, 409, 413, 415].includes(status)) return new ApiError('refused', message, details);
  return new ApiError(codeOf(status, { message, code: '', hint: '' }), message, details);
}

async function ask<Data>(bucket: string, request: (files: Bucket) => Promise<Reply<Data>>): Promise<Data> {
  const { storage } = await client();
  const { data, error } = await request(storage.from(bucket));
  if (error) throw fromStorage(error);
  if (data === null) throw new ApiError('unexpected', 'Storage has answered nothing');
  return data;
}

/** Accepts that the file is there: of the same name, it is the same. */
async function ignoringDuplicate(request: Promise<unknown>): Promise<void> {
  await request.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.reason !== ALREADY_THERE) throw error;
  });
}

async function digestOf(files: readonly Blob[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await new Blob([...files]).arrayBuffer());
  const hexadecimal = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hexadecimal.join('').slice(0, UPLOADED_DIGITS);
}

/** A file as it is stored: its extension without a dot. Its type is the one of the blob. */
export interface UploadedFile {
  content: Blob;
  extension: string;
}

type Files = readonly [UploadedFile, ...UploadedFile[]];

/** The address that files get when they are uploaded together. @param files as `uploadMedia`. @param prefix of the addresses of their bucket. */
export async function uploadAddress(files: Files, prefix = UPLOADED): Promise<string> {
  return `${prefix}${await digestOf(files.map(({ content }) => content))}.${files[0].extension}`;
}

export interface Sent {
  /** In a document. */
  address: string;
  /** True where Storage had every file before: nothing was sent (rule 17.10). */
  wasThere: boolean;
}

async function upload(files: Files, bucket: string, prefix: string): Promise<Sent> {
  const address = await uploadAddress(files, prefix);
  const name = address.slice(prefix.length, -files[0].extension.length);
  // Asked first: Storage refuses a name that it has, and the browser's console shows each refusal as an error.
  const known = new Set(
    (await ask(bucket, (folder) => folder.list('', { search: name }))).map((each) => each.name),
  );
  const missing = files.filter(({ extension }) => !known.has(name + extension));
  for (const { content, extension } of missing) {
    const options = { contentType: content.type, cacheControl: String(CACHE_S) };
    await ignoringDuplicate(ask(bucket, (folder) => folder.upload(name + extension, content, options)));
  }
  return { address, wasThere: missing.length === 0 };
}

/**
 * Adds files to the media of drafts. The files of one call (a film and its captions) have one name, from which the page derives one another.
 * @returns the address of the first, from the start the one it will have for players. A file that is there already is not sent again.
 * @throws {ApiError} `refused` unless the caller is an admin, or for a type or a size that Storage does not accept.
 */
export const uploadMedia = (files: Files): Promise<Sent> => upload(files, DRAFTS, UPLOADED);

/** Adds a picture or an activity of a book (rule 26.19), which its address shows at once. @returns and @throws as `uploadMedia`. */
export const uploadBookMedia = (files: Files): Promise<Sent> => upload(files, BOOKS, BOOK_MEDIA);

/**
 * The content of a medium.
 * @param url of the site, of Storage, or signed.
 * @returns null where nothing has it.
 * @throws {ApiError} `offline` when no answer came.
 */
export async function fetchMedium(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const reply = await fetch(url, { signal: timeoutSignal(FILE_TIMEOUT_MS) });
    // The site answers an address that it does not know with its page.
    const isPage = reply.headers.get('content-type')?.startsWith('text/html') === true;
    return reply.ok && !isPage ? new Uint8Array(await reply.arrayBuffer()) : null;
  } catch (cause) {
    const reason = (await siteAnswers()) ? BARRED_REASON : null;
    throw new ApiError('offline', `No answer for ${url}`, { reason, cause });
  }
}

/**
 * An address at which an admin's browser loads a file of a draft for an hour.
 * @returns null where no draft has the name: it was published before, or does not exist.
 * @throws {ApiError}
 */
export async function signDraft(name: string): Promise<string | null> {
  try {
    const { signedUrl } = await ask(DRAFTS, (drafts) => drafts.createSignedUrl(name, SIGNED_S));
    return signedUrl;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

async function namesIn(bucket: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (let offset = 0; ; offset += LIST_PAGE) {
    const page = await ask(bucket, (files) => files.list('', { limit: LIST_PAGE, offset }));
    for (const { name } of page) names.add(name);
    if (page.length < LIST_PAGE) return names;
  }
}

/** The addresses of every file of a draft. @throws {ApiError} `refused` unless the caller is an admin. */
export async function fetchDraftAddresses(): Promise<Set<string>> {
  return new Set([...(await namesIn(DRAFTS))].map((name) => UPLOADED + name));
}

/**
 * Copies the files of drafts that are not public yet. Safe to call twice.
 * @param used names in the bucket.
 * @throws {ApiError} `not_found` where a file is neither in a draft nor public; `refused` unless the caller is an admin.
 */
export async function publishMedia(used: readonly string[]): Promise<void> {
  if (used.length === 0) return;
  const published = await namesIn(MEDIA);
  for (const name of used) {
    if (published.has(name)) continue;
    await ignoringDuplicate(ask(DRAFTS, (drafts) => drafts.copy(name, name, { destinationBucket: MEDIA })));
  }
}
