const REQUEST_TIMEOUT_MS = 20_000;

/** Like `fetch`, aborted after 20 seconds. */
export const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
