import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { SESSION_KEY } from '../../src/api/sessionKey';
import { API_URL, PUBLIC_KEY, SECRET_KEY } from './project';

/** Any address of the product that is answered at once and runs no script: a place to reach the browser's storage from. */
const QUIET_PATH = '/favicon.svg';

/**
 * The letters that a digit of a random number stands for: with neither vowels nor digits, no word that a name may not hold; without
 * the h, no name that « de » is elided before.
 */
const LETTERS = 'bcfgjklmnqrtvwxz';

/** A word that no other test has, for a knight's name. */
export const freshWord = (): string =>
  randomUUID()
    .slice(0, 8)
    .replaceAll(/./g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)));

/** A name of as many letters as a knight's may have, wide ones, in one word. */
export const LONGEST_NAME = 'Wwwwwwwwwwwwwwwwwwww';

/** An account of one test's own. */
export interface Knight {
  id: string;
  email: string;
  password: string;
  name: string;
  /** The stored value of a signed-in session. */
  session: unknown;
}

/**
 * Makes a fresh account through the auth service, signed in nowhere yet.
 * @param name the knight's name, which the game may not refuse.
 */
export async function makeKnight(request: APIRequestContext, name = 'Chevalier Essai'): Promise<Knight> {
  const email = `essai-${randomUUID()}@exemple.test`;
  const password = 'etoile24';
  const ask = async (path: string, apikey: string, data: object): Promise<unknown> => {
    const response = await request.post(`${API_URL}/auth/v1/${path}`, { headers: { apikey }, data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const metadata = { username: name };
  let reply: unknown;
  if (SECRET_KEY === null) reply = await ask('signup', PUBLIC_KEY, { email, password, data: metadata });
  else {
    // No e-mail, of which a project sends few an hour.
    const account = { email, password, email_confirm: true, user_metadata: metadata };
    await ask('admin/users', SECRET_KEY, account);
    reply = await ask('token?grant_type=password', PUBLIC_KEY, { email, password });
  }
  const session = reply as { access_token: string; user: { id: string } }; // the auth service's own
  const { id } = session.user;
  const given = await request.get(`${API_URL}/rest/v1/users?select=username&id=eq.${id}`, {
    headers: { apikey: PUBLIC_KEY, authorization: `Bearer ${session.access_token}` },
  });
  // « Chevalier » for a name that the game refuses, or that an admin bears (rules 2.2, 2.3).
  if (!isDeepStrictEqual(await given.json(), [{ username: name }]))
    throw new Error(`A knight named ${name}: ${await given.text()}`);
  return { id, email, password, name, session };
}

/** The same knight as after a first sign-in with Google: without a name yet. */
export function nameless(knight: Knight): Knight {
  const session = knight.session as { user: object }; // the auth service's own reply, in makeKnight
  return { ...knight, session: { ...session, user: { ...session.user, user_metadata: {} } } };
}

/** Adds a knight to an account (rule 28.1). @returns its id. */
export async function addKnight(
  request: APIRequestContext,
  { session }: Knight,
  name: string,
): Promise<string> {
  const { access_token: token } = session as { access_token: string };
  const reply = await request.post(`${API_URL}/rest/v1/rpc/add_knight`, {
    headers: { apikey: PUBLIC_KEY, authorization: `Bearer ${token}` },
    data: { name, portrait: 3 },
  });
  if (!reply.ok()) throw new Error(`add_knight: ${await reply.text()}`);
  return ((await reply.json()) as { id: string }).id;
}

/** Signs a knight in in a page's browser, as the login page would. The next page that it opens is theirs. */
export async function signIn(page: Page, knight: Knight): Promise<void> {
  await page.goto(QUIET_PATH);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(knight.session),
  ] as const);
}

/** Ends a knight's session on the server and makes the stored one expire. */
export async function expireSession(
  page: Page,
  request: APIRequestContext,
  knight: Pick<Knight, 'id'>,
): Promise<void> {
  await sql(request, 'delete from auth.sessions where user_id = $1', [knight.id]);
  await sql(request, 'delete from auth.refresh_tokens where user_id::text = $1', [knight.id]);
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  }, SESSION_KEY);
}

/**
 * Asks the embedded database itself, as its owner.
 * @param params values for `$1`, `$2`…; without any, several statements may follow each other.
 * @returns the rows.
 */
export async function sql<Row = Record<string, unknown>>(
  request: APIRequestContext,
  text: string,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  // A connection that was kept open may have been closed in the meantime: then the question was never read.
  const response = await request.post('/__embedded/sql', { data: { sql: text, params }, maxRetries: 2 });
  if (!response.ok()) throw new Error(`SQL: ${await response.text()}`);
  return (await response.json()) as Row[];
}
