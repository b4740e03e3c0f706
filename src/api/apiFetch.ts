import { siteAnswers } from '../lib/siteAnswers';
import { BARRED, INTERCEPTED, LIMITED } from './errors';
import { timeoutSignal } from '../lib/timeoutSignal';

const REQUEST_TIMEOUT_MS = 20_000;
/** A film of 1.5 MB on a slow network. */
const UPLOAD_TIMEOUT_MS = 120_000;
const STORAGE_PATH = '/storage/v1/';
const JWT_BEARER = /^Bearer [\w-]+\.[\w-]+\.[\w-]*$/;
const SESSION_PATHS = /\/auth\/v1\/(?:token|verify|signup)$/;

/** @returns null to send the request. */
type Reply = (request: Request) => Promise<Response | null>;
let replyInstead: Reply | null = null;

/** From now on this page's requests are answered in place of the server: in the preview of an edition. A reply that fails is none. */
export function answerRequests(reply: Reply): void {
  replyInstead = reply;
}

/**
 * The `fetch` of the Supabase clients.
 * @throws when no answer came, or one that must not reach the auth client: it would take it for the end of the session.
 */
export const apiFetch: typeof fetch = async (input, init) => {
  const given = await replyInstead?.(new Request(input, init));
  if (given) return given;
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  const headers = new Headers(init?.headers);
  // Without a session the library sends the public key as a token; one that begins with `sb_publishable_` is no JWT.
  if (!JWT_BEARER.test(headers.get('authorization') ?? '')) headers.delete('authorization');
  const timeout = pathname.startsWith(STORAGE_PATH) ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
  const signal = init?.signal ?? timeoutSignal(timeout);
  const reply = await fetch(input, { ...init, headers, signal }).catch(async (cause: unknown) => {
    if (signal.aborted || !(await siteAnswers())) throw cause;
    throw new Error(BARRED, { cause });
  });

  const isRenewal = searchParams.get('grant_type') === 'refresh_token';
  const isExplained = await isFromService(reply);
  if (reply.status === 429 && (isRenewal || !isExplained)) throw new Error(LIMITED);
  if (!isExplained) throw new Error(INTERCEPTED);
  return reply.ok && SESSION_PATHS.test(pathname) ? onDeviceClock(reply) : reply;
};

/** True if the service has answered, and not a proxy, a filter or the portal of a network: its errors have a code. A 5xx is ours. */
async function isFromService(reply: Response): Promise<boolean> {
  const type = reply.headers.get('content-type');
  if (reply.status >= 500 || (reply.ok && type === null)) return true;
  if (!type?.includes('json')) return false;
  if (reply.ok) return true;
  const body: unknown = await reply
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && CODES.some((name) => name in body);
}

/** The fields in which the data API, the auth service and Storage give the reason of a refusal. */
const CODES = ['code', 'error_code', 'statusCode'] as const;

/**
 * A reply without the server's time of expiry: the auth client then counts the token's life from now, on the clock with which it
 * will compare it. A clock that is hours wrong would otherwise renew the session at each request, or never.
 */
async function onDeviceClock(reply: Response): Promise<Response> {
  const session: unknown = JSON.parse(await reply.text(), (name, value: unknown) =>
    name === 'expires_at' ? undefined : value,
  );
  return new Response(JSON.stringify(session), {
    status: reply.status,
    headers: { 'content-type': 'application/json' },
  });
}
