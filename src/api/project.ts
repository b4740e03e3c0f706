/** How long a request may take before the page says that the backend does not answer. */
const REQUEST_TIMEOUT_MS = 20_000;

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} manque\u00A0: voir .env.example`);
  return value;
}

/** Stands for the page's own origin in a page that is written ahead. */
export const OWN_ORIGIN = 'http://page.invalid';

/** Where the backend answers. « / » is the embedded one, at whatever origin serves the page. */
export function backendOrigin(): string {
  const own = typeof location === 'undefined' ? OWN_ORIGIN : location.origin;
  return new URL(required('VITE_SUPABASE_URL', import.meta.env.VITE_SUPABASE_URL), own).origin;
}

/** The key by which the project knows its own pages: no secret. */
export const publicKey = (): string =>
  required('VITE_SUPABASE_ANON_KEY', import.meta.env.VITE_SUPABASE_ANON_KEY);

/** As `fetch`, given up once it is too late. */
export function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
}
