import type { AuthError, PostgrestError } from '@supabase/supabase-js';

/**
 * Failures, classified by how a page reacts (docs/error-codes.md). `offline`: no answer (`BARRED_REASON`: from this host alone);
 * `timeout`: none in time, or the server gave up;
 * `intercepted`: something on the network answered in place of the service; `limited`: too many requests; `outdated`: the code of
 * this release only comes with a reload; `signed_out`: the session is gone; `refused`: the rules or the input; `not_found`;
 * `closed`: the day's door is not open yet; `unexpected`: our fault (a server error, a missing function, a reply of another shape).
 */
export type ApiErrorCode =
  | 'offline'
  | 'timeout'
  | 'intercepted'
  | 'limited'
  | 'outdated'
  | 'signed_out'
  | 'refused'
  | 'not_found'
  | 'closed'
  | 'unexpected';

type Details = {
  reason?: string | null;
  weaknesses?: readonly string[];
  opensAt?: Date | null;
  forPlayers?: boolean;
  cause?: unknown;
};

/** Any failure of the API, for the page to explain. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The code of docs/error-codes.md or of the auth service. */
  readonly reason: string | null;
  /** Why the auth service finds a password weak: `length`, `characters`, `pwned`. */
  readonly weaknesses: readonly string[];
  readonly opensAt: Date | null;
  /** True if the message is a French sentence written for players. */
  readonly forPlayers: boolean;

  constructor(
    code: ApiErrorCode,
    message: string,
    { reason = null, weaknesses = [], opensAt = null, forPlayers = false, cause }: Details = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.reason = reason;
    this.weaknesses = weaknesses;
    this.opensAt = opensAt;
    this.forPlayers = forPlayers;
  }
}

const hasCode = (error: unknown, codes: readonly ApiErrorCode[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

export const isUnanswered = (error: unknown): boolean => hasCode(error, ['offline', 'timeout']);

/** True if the request may have been carried out all the same. */
export const mayBeDone = (error: unknown): boolean =>
  hasCode(error, ['offline', 'timeout', 'intercepted', 'unexpected']);

/** True if the data API has refused the session's token, whatever this device's clock says of it. */
export const isRefusedToken = (error: unknown): boolean =>
  hasCode(error, ['signed_out']) && error instanceof ApiError && TOKEN_CODES.has(error.reason);

const TOKEN_CODES: ReadonlySet<string | null> = new Set(['PGRST301', 'PGRST303']);

/** Messages of `apiFetch`: of an exception the client libraries keep the message alone. */
export const INTERCEPTED = 'Something else than the service answered';
export const LIMITED = 'Too many requests';
export const BARRED = 'No answer, although the site answers';

/** The hint of a call whose knight the account does not have, or no longer. */
export const UNKNOWN_KNIGHT = 'unknown_knight';

/** The reason of an `offline` failure where the site itself answers: the network bars the service's host, or the host is down. */
export const BARRED_REASON = 'barred';

/**
 * A statement took too long and was undone: an answer that waits while an edition is published, for instance. Asked again, it is judged
 * in the next one.
 */
const STATEMENT_TIMEOUT = '57014';

/** Why there is no HTTP status. */
function unansweredCode(message: string): ApiErrorCode {
  if (message.includes(INTERCEPTED)) return 'intercepted';
  if (message.includes(LIMITED)) return 'limited';
  if (message.includes('JSON')) return 'unexpected';
  return /time(?:d )?out/i.test(message) ? 'timeout' : 'offline';
}

/** @param status the HTTP status; 0 when no answer came. */
export function codeOf(
  status: number,
  { code, hint, message }: Pick<PostgrestError, 'code' | 'hint' | 'message'>,
): ApiErrorCode {
  if (status === 0) return unansweredCode(message);
  if (hint === 'riddle_closed') return 'closed';
  // Not `not_found`: what the knight was about is still there.
  if (status === 401 || hint === UNKNOWN_KNIGHT) return 'signed_out';
  if (status === 429) return 'limited';
  if (code === STATEMENT_TIMEOUT) return 'timeout';
  if (code === 'PT404') return 'not_found';
  const isRefused = status === 403 || ['22023', '22P02', 'PT409'].includes(code);
  return isRefused ? 'refused' : 'unexpected';
}

/** The hints of our own functions, whose messages are in French; PostgreSQL's are sentences. */
const OUR_HINT = /^[a-z]+(?:_[a-z]+)+$/;

/** @param status the HTTP status; 0 when no answer came. */
export function fromPostgrest(status: number, error: PostgrestError): ApiError {
  const code = codeOf(status, error);
  return new ApiError(code, error.message, {
    reason: error.message.includes(BARRED) ? BARRED_REASON : error.hint || error.code || null,
    opensAt: code === 'closed' ? new Date(error.details) : null,
    forPlayers: OUR_HINT.test(error.hint),
    cause: error,
  });
}

/** The service's code for an e-mail that left for this address a moment ago, and for a project that may send no more this hour. */
export const EMAIL_TOO_SOON = 'over_email_send_rate_limit';
const TOO_SOON = /^For security purposes/;
/** A password of more than 72 bytes, the most that bcrypt hashes; the code is that of any invalid field. */
const TOO_LONG = /longer than 72/;

function reasonOf({ code, message }: AuthError): string | null {
  if (message.includes(BARRED)) return BARRED_REASON;
  if (code === EMAIL_TOO_SOON && !TOO_SOON.test(message)) return 'email_quota';
  if (code === 'validation_failed' && TOO_LONG.test(message)) return 'password_too_long';
  return code ?? null;
}

/** The reasons of an `AuthWeakPasswordError`. */
function weaknessesOf(error: AuthError): string[] {
  const reasons: unknown = 'reasons' in error ? error.reasons : [];
  return Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [];
}

export function fromAuth(error: AuthError): ApiError {
  const { status = 500, message } = error;
  const details = { reason: reasonOf(error), weaknesses: weaknessesOf(error), cause: error };
  if (error.name === 'AuthSessionMissingError')
    return new ApiError('signed_out', message, { ...details, reason: 'session_not_found' });
  if (status === 0) return new ApiError(unansweredCode(message), message, details);
  if (status === 429) return new ApiError('limited', message, details);
  return new ApiError(status >= 500 ? 'unexpected' : 'refused', message, details);
}
