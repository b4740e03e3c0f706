import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { EMBEDDED_ANON_KEY } from '../../tools/embedded/config';
import { SESSION_KEY } from '../../src/api/sessionKey';

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
 * @param name the knight's name.
 */
export async function makeKnight(request: APIRequestContext, name = 'Chevalier Essai'): Promise<Knight> {
  const email = `essai-${randomUUID()}@exemple.test`;
  const password = 'etoile24';
  const response = await request.post('/auth/v1/signup', {
    headers: { apikey: EMBEDDED_ANON_KEY },
    data: { email, password, data: { username: name } },
  });
  if (!response.ok()) throw new Error(`Sign-up: ${response.status()} ${await response.text()}`);
  const session = (await response.json()) as { user: { id: string } };
  return { id: session.user.id, email, password, name, session };
}

/** The same knight as after a first sign-in with Google: without a name yet. */
export function nameless(knight: Knight): Knight {
  const session = knight.session as { user: object }; // the auth service's own reply, in makeKnight
  return { ...knight, session: { ...session, user: { ...session.user, user_metadata: {} } } };
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
