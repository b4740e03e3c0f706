import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js';
import * as v from 'valibot';
import { currentSession } from './authClient';
import type { Database } from './database.types';
import { BackendError, fromPostgrest, isUnreachable } from './errors';
import { backendOrigin, fetchInTime, publicKey } from './project';

type RestClient = PostgrestClient<Database, { PostgrestVersion: '12' }>;

let client: RestClient | undefined;

/** The one client of the data, made when something first needs it. For this folder alone: pages call its verbs. */
export function rest(): RestClient {
  client ??= new PostgrestClient(`${backendOrigin()}/rest/v1`, { fetch: send });
  return client;
}

/**
 * Sends a request as whoever is signed in. A visitor's reading has no header of its own: a browser then asks nothing before it, and
 * what stands between may keep its reply.
 */
async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = (await currentSession())?.access_token ?? null;
  const headers = new Headers(init.headers);
  const address = new URL(input instanceof Request ? input.url : input);
  if (token === null && init.method === 'GET') {
    address.searchParams.set('apikey', publicKey());
  } else {
    headers.set('apikey', publicKey());
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
  }
  return fetchInTime(address, { ...init, headers });
}

/** The address of a reading on the backend, for what asks it ahead. */
export const addressOf = (request: unknown): string =>
  v.parse(v.object({ url: v.instance(URL) }), request).url.href;

/** A request of the client, which is sent each time that it is awaited. */
type Request = {
  retry: (enabled: boolean) => PromiseLike<{ data: unknown; error: PostgrestError | null; status: number }>;
};

/** How long after a lost reply the same thing is asked again. */
const RETRY_DELAY_MS = 800;

/**
 * Asks what is safe to repeat, which every reading is: once more when no answer came, as its reply may have been lost.
 * @param schema what the data must be, and what becomes of it.
 * @throws {BackendError} on any refusal, missing answer or answer of another shape.
 */
export async function read<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  try {
    return await readOnce(schema, request);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return readOnce(schema, request);
  }
}

/**
 * As `read`, for what would tell something else, or be written down twice, if it were asked again. The reply is read with a schema,
 * so that a foreign answer (a proxy's page, another version) is a fault of the backend and never a broken page.
 */
export async function readOnce<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  // The library would ask three more times, further and further apart: whoever waits is told sooner, and has « Réessayer ».
  const { data, error, status } = await request.retry(false);
  if (error) throw fromPostgrest(status, error);
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) {
    throw new BackendError('unreachable', 'Le serveur a répondu autre chose que prévu', {
      cause: parsed.issues,
    });
  }
  return parsed.output;
}

/** The columns that the schema of a row reads, for `select`. */
export const columnsOf = (row: { entries: v.ObjectEntries }): string => Object.keys(row.entries).join();

/**
 * Where somebody is signed in, their id; null for a visitor.
 * @throws {BackendError} `unreachable` when whose session it is cannot be known: it has to be renewed, and no answer comes.
 */
export async function currentUserId(): Promise<string | null> {
  return (await currentSession())?.user.id ?? null;
}

const signedOut = () => new BackendError('signed_out', 'Connecte-toi pour continuer');

/** As `currentUserId`, for verbs that make no sense without an account. @throws {BackendError} `signed_out`, `unreachable`. */
export async function requireUserId(): Promise<string> {
  const id = await currentUserId();
  if (id === null) throw signedOut();
  return id;
}

/**
 * As `read`, for whoever plays: once a knight's session has ended the library would send the request as a visitor's, and what the page
 * then shows as won would be saved nowhere.
 * @param player the account that the page knows; null for a visitor, who needs no session.
 * @throws {BackendError} `signed_out` when the player's session has ended.
 */
export async function readAs<Schema extends v.GenericSchema>(
  player: string | null,
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  if (player !== null && (await currentUserId()) !== player) throw signedOut();
  return read(schema, request);
}

/** A moment as the API writes it, whichever of its two spellings. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))),
  v.date(),
);
