import type { AuthError, PostgrestError } from '@supabase/supabase-js';

/**
 * What went wrong, by what a page does about it (docs/error-codes.md). `offline`: no answer; `timeout`: no answer in time;
 * `signed_out`: the session is gone; `refused`: the rules or the input; `not_found`; `closed`: the day's door is not open yet;
 * `unexpected`: our fault (a server error, a missing function, a reply of another shape).
 */
export type ApiErrorCode =
  'offline' | 'timeout' | 'signed_out' | 'refused' | 'not_found' | 'closed' | 'unexpected';

type Details = { reason?: string | null; opensAt?: Date | null; cause?: unknown };

/** Any failure of the API, for the page to explain. Its message is French when the database wrote it for players. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The code of docs/error-codes.md or of the auth service. */
  readonly reason: string | null;
  readonly opensAt: Date | null;

  constructor(code: ApiErrorCode, message: string, { reason = null, opensAt = null, cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.reason = reason;
    this.opensAt = opensAt;
  }
}

const hasCode = (error: unknown, codes: readonly ApiErrorCode[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

export const isUnanswered = (error: unknown): boolean => hasCode(error, ['offline', 'timeout']);

/** Whether the request may have been carried out all the same. */
export const mayBeDone = (error: unknown): boolean => hasCode(error, ['offline', 'timeout', 'unexpected']);

/** Why there is no HTTP status. The client libraries keep only the browser's message. */
function unansweredCode(message: string): ApiErrorCode {
  if (message.includes('JSON')) return 'unexpected';
  return /time(?:d )?out/i.test(message) ? 'timeout' : 'offline';
}

function codeOf(status: number, { code, hint, message }: PostgrestError): ApiErrorCode {
  if (status === 0) return unansweredCode(message);
  if (hint === 'riddle_closed') return 'closed';
  if (status === 401) return 'signed_out';
  if (code === 'PT404') return 'not_found';
  const isRefused = status === 403 || code === '22023' || code === '22P02';
  return isRefused ? 'refused' : 'unexpected';
}

/** @param status the HTTP status; 0 when no answer came. */
export function fromPostgrest(status: number, error: PostgrestError): ApiError {
  const code = codeOf(status, error);
  return new ApiError(code, error.message, {
    reason: error.hint || error.code || null,
    opensAt: code === 'closed' ? new Date(error.details) : null,
    cause: error,
  });
}

export function fromAuth(error: AuthError): ApiError {
  const { status = 500, message, code = null } = error;
  const details = { reason: code, cause: error };
  if (error.name === 'AuthSessionMissingError')
    return new ApiError('signed_out', message, { ...details, reason: 'session_not_found' });
  if (status === 0) return new ApiError(unansweredCode(message), message, details);
  return new ApiError(status >= 500 ? 'unexpected' : 'refused', message, details);
}
