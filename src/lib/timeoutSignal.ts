/**
 * Aborts after a time, like `AbortSignal.timeout`, which Safari 15 and Chrome 102 do not have (README, « Browsers »).
 * @param ms in milliseconds.
 */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('timed out')), ms);
  return controller.signal;
}
