import { vi } from 'vitest';

export interface Received {
  path: string;
  filters: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** Answers every request. @returns the requests received, oldest first. */
export function answerWith(answer: (request: Received) => { status?: number; json: unknown }): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    // Asked after a failure (`siteAnswers`): without a network the site does not answer either.
    if (init?.method === 'HEAD') return Promise.reject(new TypeError('Failed to fetch'));
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const request: Received = {
      path: pathname.replace('/rest/v1/', ''),
      filters: searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      headers: new Headers(init?.headers),
    };
    received.push(request);
    return new Promise((resolve) => {
      const { status = 200, json } = answer(request);
      resolve(
        new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } }),
      );
    });
  });
  return received;
}

/** The settings of a backend at another address than the page. */
export function stubSettings(): void {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
}
