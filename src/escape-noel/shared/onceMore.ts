import { BackendError } from '@/backend/errors';

/** Whether this is a silence of the backend: what was asked may have been done, and its reply lost. */
export function isSilence(error: unknown): boolean {
  return error instanceof BackendError && error.code === 'unreachable';
}

/** The `retry` of a query: once more after a silence. */
export function onceMore(failures: number, error: unknown): boolean {
  return failures < 1 && isSilence(error);
}

const RETRY_DELAY_MS = 800;

/**
 * Asks once more when no answer came: every verb of the game is safe to repeat, and a reply may have been lost on its way.
 * @param ask what to ask.
 */
export async function askTwice<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask();
  } catch (error) {
    if (!isSilence(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return ask();
  }
}
