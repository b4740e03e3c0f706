// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from './sessionKey';

const ME = '00000000-0000-4000-8000-000000000001';
const HOUR_S = 3_600;
/** The auth client repeats a renewal that got no answer for less than this. */
const AUTH_RETRIES_MS = 60_000;
const nowS = () => Math.floor(Date.now() / 1000);

const session = (token: string, expiresAt: number) => ({
  access_token: `e30.${token}.c2ln`,
  refresh_token: `renews-${token}`,
  token_type: 'bearer',
  expires_in: HOUR_S,
  expires_at: expiresAt,
  user: { id: ME, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
});
const signIn = (token: string, expiresAt = nowS() + HOUR_S) =>
  localStorage.setItem(SESSION_KEY, JSON.stringify(session(token, expiresAt)));
const isSignedIn = () => localStorage.getItem(SESSION_KEY) !== null;

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const html = (status: number) => () =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
const wrong = json(200, { status: 'wrong', retry_after_s: 0 });
const expired = json(401, { code: 'PGRST303', message: 'JWT expired', details: null, hint: null });

type Answer = (headers: Headers) => Response;
const onlyNew: Answer = (headers) => (headers.get('authorization')?.includes('new') ? wrong() : expired());
const noMail = (msg: string) => json(429, { code: 429, error_code: 'over_email_send_rate_limit', msg });

/** Answers by the end of the path. @returns the paths asked for, each with its bearer token. */
function answerWith(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    const name = pathname.split('/').at(-1) ?? '';
    asked.push([name, headers.get('authorization')?.slice('Bearer '.length)].join(' ').trim());
    const answer = answers[name];
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(answer(headers));
  });
  return asked;
}

/** As after a page load. @returns calls of the API. */
async function load(key = 'e30.anon.c2ln') {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
  const { submitAnswer } = await import('./answers');
  const { fetchRiddle } = await import('./riddles');
  const { sendRecovery } = await import('./auth');
  return {
    fetchRiddle,
    sendRecovery,
    answer: (player: string | null) => submitAnswer({ player, edition: null }, 3, 'ombre'),
  };
}

beforeEach(() => {
  localStorage.clear();
  // The auth client logs what it catches, and that a test before has made one too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => void vi.useRealTimers());

describe('An answer that is not the one of the service', () => {
  test.each([
    ['too many requests, in the words of a CDN', html(429), 'limited'],
    [
      'too many requests, in those of the gateway',
      json(429, { message: 'API rate limit exceeded' }),
      'limited',
    ],
    ["the page of a network's portal", html(200), 'intercepted'],
    ['the page of a filter', html(403), 'intercepted'],
    ["a proxy's 401", html(401), 'intercepted'],
    ["a proxy's 401 in JSON", json(401, { error: 'Unauthorized' }), 'intercepted'],
    ['a gateway whose service is down', html(502), 'unexpected'],
  ])('has a cause of its own: %s', async (_, answer, code) => {
    answerWith({ submit_answer: answer });
    const { answer: send } = await load();
    await expect(send(null)).rejects.toMatchObject({ code });
  });

  test.each([
    [
      'too many requests',
      json(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'Too many' }),
      'limited',
    ],
    ["a proxy's page", html(403), 'intercepted'],
    ["a proxy's 401 in JSON", json(401, { error: 'Unauthorized' }), 'intercepted'],
  ])('does not end the session that was being renewed: %s', async (_, answer, code) => {
    vi.useFakeTimers();
    signIn('old', nowS() - 1);
    answerWith({ token: answer });
    const { answer: send } = await load();
    const [failure] = await Promise.all([
      send(ME).catch((error: unknown) => error),
      vi.advanceTimersByTimeAsync(AUTH_RETRIES_MS),
    ]);
    expect(failure).toMatchObject({ code });
    expect(isSignedIn()).toBe(true);
  });
});

describe('A public key that is no JWT', () => {
  test('is never sent as a token, by a visitor or with a session', async () => {
    const asked = answerWith({ submit_answer: wrong, recover: json(200, {}) });
    const { answer: send, sendRecovery } = await load('sb_publishable_abc');
    await send(null);
    await sendRecovery('aurore@exemple.fr');
    expect(asked).toEqual(['submit_answer', 'recover']);
    signIn('mine');
    await send(ME);
    expect(asked.at(-1)).toBe('submit_answer e30.mine.c2ln');
  });

  test('and one that is a JWT still is', async () => {
    const asked = answerWith({ submit_answer: wrong });
    await (await load()).answer(null);
    expect(asked).toEqual(['submit_answer e30.anon.c2ln']);
  });
});

describe('A token that the server refuses', () => {
  test('is renewed once, and the request sent again, on a device whose clock is slow', async () => {
    signIn('old', nowS() + 2 * HOUR_S);
    const asked = answerWith({ submit_answer: onlyNew, token: () => Response.json(session('new', nowS())) });
    const { answer: send } = await load();
    await expect(send(ME)).resolves.toMatchObject({ status: 'wrong' });
    expect(asked.map((each) => each.split(' ')[0])).toEqual(['submit_answer', 'token', 'submit_answer']);
  });

  test('is not renewed twice for a request', async () => {
    signIn('old');
    const asked = answerWith({ submit_answer: expired, token: () => Response.json(session('new', nowS())) });
    const { answer: send } = await load();
    await expect(send(ME)).rejects.toMatchObject({ code: 'signed_out' });
    expect(asked.filter((each) => each.startsWith('token'))).toHaveLength(1);
  });

  test('and that cannot be renewed ends the session, so that the player can sign in', async () => {
    signIn('old', nowS() + 2 * HOUR_S);
    answerWith({
      submit_answer: expired,
      token: json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid' }),
    });
    const { answer: send } = await load();
    await expect(send(ME)).rejects.toMatchObject({ code: 'signed_out', reason: 'session_expired' });
    expect(isSignedIn()).toBe(false);
  });

  test("of a visitor is the site's fault: no session has ended", async () => {
    answerWith({ submit_answer: expired });
    await expect((await load()).answer(null)).rejects.toMatchObject({ code: 'unexpected' });
  });

  test('hides no public riddle', async () => {
    signIn('old');
    const asked = answerWith({
      enigmes: (headers) => (headers.get('authorization')?.includes('old') ? expired() : json(200, [])()),
      enigme_calendar: json(200, [
        { edition: '2026', day: 3, opensAt: null, isOpen: false, timeZone: 'Europe/Paris' },
      ]),
    });
    const { fetchRiddle } = await load();
    await expect(fetchRiddle(3, null)).rejects.toMatchObject({ code: 'closed' });
    expect(asked.filter((each) => each.includes('old'))).toEqual([]);
  });
});

test('A clock that is hours fast renews the session once, not at each request', async () => {
  signIn('old', nowS() - 2 * HOUR_S);
  const asked = answerWith({
    submit_answer: wrong,
    token: () => Response.json(session('new', nowS() - HOUR_S)),
  });
  const { answer: send } = await load();
  await send(ME);
  await send(ME);
  expect(asked.filter((each) => each.startsWith('token'))).toHaveLength(1);
});

describe('An e-mail', () => {
  test('that left a moment ago counts as sent', async () => {
    answerWith({ recover: noMail('For security purposes, you can only request this after 59 seconds.') });
    await expect((await load()).sendRecovery('a@exemple.fr')).resolves.toBeUndefined();
  });

  test('that the project may not send this hour does not', async () => {
    answerWith({ recover: noMail('email rate limit exceeded') });
    await expect((await load()).sendRecovery('a@exemple.fr')).rejects.toMatchObject({
      code: 'limited',
      reason: 'email_quota',
    });
  });
});
