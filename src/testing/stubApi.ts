import { vi } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';

export interface Received {
  path: string;
  filters: URLSearchParams;
  body: unknown;
  headers: Headers;
}

interface Answer {
  status?: number;
  json: unknown;
}

/** Answers every request. @returns the requests received, oldest first. */
export function answerWith(answer: (request: Received) => Answer | Promise<Answer>): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    // Asked after a failure (`siteAnswers`): without a network the site does not answer either.
    if (init?.method === 'HEAD') throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const request: Received = {
      path: pathname.replace('/rest/v1/', ''),
      filters: searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      headers: new Headers(init?.headers),
    };
    received.push(request);
    const { status = 200, json } = await answer(request);
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
  });
  return received;
}

/** The settings of a backend at another address than the page. */
export function stubSettings(): void {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
}

/** A session of an account, as the auth service gives it. @param token its access token. */
export function sessionOf(id: string, token: string) {
  const user = { id, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' };
  return {
    access_token: token,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user,
  };
}

/** Stores the session of an account, as the client would. */
export function storeSession(id: string, token = 'a.b.c'): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf(id, token)));
}
