import { BackendError } from '@/backend/errors';

/** Whether the backend did not answer: what was asked may have been done, and its reply lost. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof BackendError && error.code === 'unreachable';
}

/** The `retry` of a query: once, after a network error. */
export function retryNetworkErrorOnce(failures: number, error: unknown): boolean {
  return failures < 1 && isNetworkError(error);
}

const RETRY_DELAY_MS = 800;

/**
 * Asks once more when no answer came: every verb of the game is safe to repeat, and a reply may have been lost on its way.
 * @param ask what to ask.
 */
export async function retryOnce<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return ask();
  }
}
