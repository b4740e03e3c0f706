import type { AuthError } from '@supabase/auth-js';
import type { PostgrestError } from '@supabase/postgrest-js';

/**
 * What went wrong, in the few ways that a page treats differently (docs/error-codes.md):
 * `unreachable` the backend did not answer, or not as itself; `signed_out` the session is gone; `forbidden` the rules say no;
 * `missing` no such thing; `closed` its door is not open yet; `invalid` the input was refused, the message says why.
 */
export type BackendErrorCode = 'unreachable' | 'signed_out' | 'forbidden' | 'missing' | 'closed' | 'invalid';

type Details = { reason?: string | null; opensAt?: Date | null; cause?: unknown };

/** Any failure of the backend, for the page to explain. Its message is French when the server wrote it for people. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  /** The machine-readable reason that the server gave: a code of docs/error-codes.md or of the auth service. */
  readonly reason: string | null;
  /** With `closed`: when the door opens. */
  readonly opensAt: Date | null;

  constructor(
    code: BackendErrorCode,
    message: string,
    { reason = null, opensAt = null, cause }: Details = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.reason = reason;
    this.opensAt = opensAt;
  }
}

/** Whether the backend did not answer: what was asked may have been done, and its reply lost. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof BackendError && error.code === 'unreachable';
}

function codeOf(status: number, error: Pick<PostgrestError, 'code' | 'hint'>): BackendErrorCode {
  if (error.hint === 'riddle_closed') return 'closed';
  if (status === 401) return 'signed_out';
  if (status === 403) return 'forbidden';
  if (status === 404 && error.hint) return 'missing';
  if (status === 400 && (error.code === '22023' || error.code === '22P02')) return 'invalid';
  return 'unreachable';
}

/**
 * Turns a refusal of the data API into a BackendError.
 * @param status the HTTP status; 0 when no answer came.
 */
export function fromPostgrest(status: number, error: PostgrestError): BackendError {
  const code = codeOf(status, error);
  return new BackendError(code, error.message, {
    reason: error.hint || error.code || null,
    opensAt: code === 'closed' ? new Date(error.details) : null,
    cause: error,
  });
}

/** Turns a refusal of the auth service into a BackendError; `reason` keeps its code, for the page to translate. */
export function fromAuth(error: AuthError): BackendError {
  const unanswered = error.status === undefined || error.status === 0 || error.status >= 500;
  return new BackendError(unanswered ? 'unreachable' : 'invalid', error.message, {
    reason: error.code ?? null,
    cause: error,
  });
}
