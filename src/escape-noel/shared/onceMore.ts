import { BackendError } from '@/backend/errors';

/** Whether this is a silence of the backend: what was asked may have been done, and its reply lost. */
export function isSilence(error: unknown): boolean {
  return error instanceof BackendError && error.code === 'unreachable';
}

/** The `retry` of a query, or of a mutation that is safe to repeat: once more after a silence. */
export function onceMore(failures: number, error: unknown): boolean {
  return failures < 1 && isSilence(error);
}
