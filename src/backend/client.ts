import { createClient, type PostgrestError, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from './database.types';
import { BackendError, fromAuth, fromPostgrest, isUnreachable } from './errors';
import { SESSION_KEY } from './sessionKey';

/** How long a request may take before the page says that the backend does not answer. */
const REQUEST_TIMEOUT_MS = 20_000;

let client: SupabaseClient<Database> | undefined;

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} manque : voir .env.example`);
  return value;
}

function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
}

function connect(auth: { storageKey: string; persistSession: boolean; autoRefreshToken: boolean }) {
  return createClient<Database>(
    // « / » is the embedded backend, at whatever origin serves the page.
    new URL(required('VITE_SUPABASE_URL', import.meta.env.VITE_SUPABASE_URL), location.origin).origin,
    required('VITE_SUPABASE_ANON_KEY', import.meta.env.VITE_SUPABASE_ANON_KEY),
    {
      // What an address carries is read in one place (authLink.ts), never by the client itself.
      auth: { ...auth, flowType: 'pkce', detectSessionInUrl: false },
      global: { fetch: fetchInTime },
    },
  );
}

/** The one client, made when something first needs the backend. For this folder alone: pages call its verbs. */
export function supabase(): SupabaseClient<Database> {
  client ??= connect({ storageKey: SESSION_KEY, persistSession: true, autoRefreshToken: true });
  return client;
}

/** A client of one moment, whose session is nobody's in this browser and is kept nowhere. */
export function supabaseApart(): SupabaseClient<Database> {
  return connect({ storageKey: `${SESSION_KEY}-apart`, persistSession: false, autoRefreshToken: false });
}

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
  const { data, error } = await supabase().auth.getSession();
  const failure = error && fromAuth(error);
  if (failure?.code === 'unreachable') throw failure;
  return data.session?.user.id ?? null;
}

const signedOut = () => new BackendError('signed_out', 'Connecte-toi pour continuer');

/** As `currentUserId`, for verbs that make no sense without an account. @throws {BackendError} `signed_out`, `unreachable`. */
export async function requireUserId(): Promise<string> {
  const id = await currentUserId();
  if (id === null) throw signedOut();
  return id;
}

/**
 * Throws unless the request would be sent as this player: once a knight's session has ended the library would send it as a
 * visitor's, and what the page then shows as won would be saved nowhere.
 * @param player the account that the page knows; null for a visitor, who needs no session.
 * @throws {BackendError} `signed_out`, `unreachable`.
 */
export async function requirePlayer(player: string | null): Promise<void> {
  if (player !== null && (await currentUserId()) !== player) throw signedOut();
}

/** A moment as the API writes it, whichever of its two spellings. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))),
  v.date(),
);
