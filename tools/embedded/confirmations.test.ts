import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EMBEDDED_ANON_KEY } from './config.ts';
import { bootEmbedded, type EmbeddedBackend } from './database.ts';
import { answerGoogle } from './standIns.ts';

const SITE = 'http://127.0.0.1:4173';
let backend: EmbeddedBackend;

beforeAll(async () => {
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  backend = await bootEmbedded({ siteUrl: SITE, demo: false, confirmEmails: true });
}, 60_000);
afterAll(() => backend.close());
afterEach(() => vi.unstubAllGlobals());

const post = (path: string, body: object) =>
  backend.fetch(
    new Request(`${SITE}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
const signUp = (email: string, password = 'etoile24') => post('signup', { email, password });
const signIn = (email: string, password: string) => post('token?grant_type=password', { email, password });
const mailsTo = (email: string) => backend.mailbox.messages.get(email) ?? [];
const age = (email: string, minutes: number) =>
  backend.driver.query(
    `update auth.users set confirmation_sent_at = now() - make_interval(mins => $2) where email = $1`,
    [email, minutes],
  );

/** Follows the newest link of a mailbox as the page does, with its one-time token. */
async function follow(email: string): Promise<Response> {
  const [, href = ''] = /href="([^"]+)"/.exec(mailsTo(email).at(-1)?.html ?? '') ?? [];
  const link = new URL(href.replaceAll('&amp;', '&'));
  expect(link.origin + link.pathname).toBe(`${SITE}/escape-noel`);
  return post('verify', {
    type: link.searchParams.get('type'),
    token_hash: link.searchParams.get('token_hash'),
  });
}

/** An answer as a caller sees it, without the fields that differ between accounts. */
async function visible(response: Response) {
  const body: unknown = await response.json();
  return { status: response.status, hasSession: JSON.stringify(body).includes('access_token') };
}

test('a sign-up waits for the link of its e-mail, which works once', async () => {
  await signUp('ysolde@exemple.test');
  expect((await signIn('ysolde@exemple.test', 'etoile24')).status).toBe(400);
  expect(await visible(await follow('ysolde@exemple.test'))).toEqual({ status: 200, hasSession: true });
  expect((await follow('ysolde@exemple.test')).status).toBe(403);
  expect((await signIn('ysolde@exemple.test', 'etoile24')).status).toBe(200);
});

test('signing up with an address that has an account looks like any sign-up, and sends no e-mail', async () => {
  await signUp('lancelot@exemple.test');
  await follow('lancelot@exemple.test');
  const again = await signUp('Lancelot@exemple.test', 'autre-mot');
  expect(await visible(again)).toEqual(await visible(await signUp('inconnu@exemple.test')));
  expect(mailsTo('lancelot@exemple.test')).toHaveLength(1);
  expect((await signIn('lancelot@exemple.test', 'autre-mot')).status).toBe(400);
});

test('an e-mail is sent again after a minute, by the button or by signing up again, and its link works', async () => {
  const email = 'perceval@exemple.test';
  await signUp(email);
  expect((await post('resend', { type: 'signup', email })).status).toBe(429);
  await age(email, 2);
  expect((await post('resend', { type: 'signup', email })).status).toBe(200);
  await age(email, 2);
  expect((await signUp(email)).status).toBe(200);
  expect(mailsTo(email)).toHaveLength(3);
  expect((await follow(email)).status).toBe(200);
});

test('an account that a stranger prepared loses their password once its owner signs in with Google', async () => {
  const email = 'victime@gmail.example';
  await signUp(email, 'mot-du-voleur');
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) =>
    answerGoogle(new Request(input, init)),
  );
  const leave = await backend.fetch(
    new Request(`${SITE}/auth/v1/authorize?provider=google&redirect_to=${SITE}/escape-noel`),
  );
  const state = new URL(leave.headers.get('location') ?? '').searchParams.get('state');
  const code = Buffer.from(JSON.stringify({ email, name: 'Victime' })).toString('base64url');
  const back = await backend.fetch(new Request(`${SITE}/auth/v1/callback?state=${state}&code=${code}`));
  expect(back.headers.get('location')).toContain('access_token');
  expect((await signIn(email, 'mot-du-voleur')).status).toBe(400);
  const { rows } = await backend.driver.query(
    `select identities.provider, users.raw_user_meta_data ->> 'username' as username
     from auth.users join auth.identities on identities.user_id = users.id where users.email = $1`,
    [email],
  );
  expect(rows).toEqual([{ provider: 'google', username: null }]);
});
