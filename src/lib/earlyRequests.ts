import { timeoutSignal } from './timeoutSignal';

const TIMEOUT_MS = 20_000;

declare global {
  // A property of `window` has to be declared with `var`.
  var earlyRequests: Map<string, Promise<unknown>> | undefined;
}

/** Paths name requests: a hosted database has another origin. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname + search;
}

/** Requests rows before the application has started. Part of the inline script. */
export function requestEarly<Rows>(url: string): Promise<Rows> {
  const rows = fetch(url, { signal: timeoutSignal(TIMEOUT_MS) }).then((reply): Promise<Rows> => reply.json());
  globalThis.earlyRequests ??= new Map<string, Promise<unknown>>();
  globalThis.earlyRequests.set(pathOf(url), rows);
  return rows;
}

/** True if the application has not yet taken the rows of a path or address. */
export const isEarly = (url: string): boolean => globalThis.earlyRequests?.has(pathOf(url)) ?? false;

/** The rows that the inline script has requested while the code was loading, once; null without an answer, or without a request. */
export async function takeEarly(path: string): Promise<unknown> {
  const rows = globalThis.earlyRequests?.get(path);
  globalThis.earlyRequests?.delete(path);
  return (await rows?.catch(() => null)) ?? null;
}
