import { randomUUID } from 'node:crypto';
import { EMBEDDED_ANON_KEY } from '../../../tools/embedded/config';
import type { Knight } from '../../support/knight';
import { OwnBackend } from '../../support/ownBackend';
import { sentAnswerOf } from '../../e2e/riddle/edition';

/** The origin of the pages. */
export const SITE = 'http://127.0.0.1:4173';

declare global {
  /** One backend per process; each test makes its own knights. */
  var backendOfPages: Promise<OwnBackend> | undefined;
}

let own: OwnBackend | undefined;

/** Gives the pages of this file a backend of their own, or the common one again. */
export function useBackend(backend: OwnBackend | undefined): void {
  own = backend;
}

/** Gives a test a backend of its file's own, and a session that has opened the game's door. @returns a function that ends it. */
export function playOn(backend: OwnBackend): () => void {
  own = backend;
  sessionStorage.setItem('escape-noel-porte', '1');
  return () => {
    own = undefined;
  };
}

/** The backend of the pages. */
export async function server(): Promise<OwnBackend> {
  globalThis.backendOfPages ??= OwnBackend.open(SITE, { demo: false });
  return own ?? globalThis.backendOfPages;
}

/** Queries the database, as its owner. */
export async function sql<Row = Record<string, unknown>>(
  text: string,
  params: unknown[] = [],
): Promise<Row[]> {
  return (await server()).sql<Row>(text, params);
}

/** A new knight with a session. */
export async function makeKnight(name = 'Chevalier Essai'): Promise<Knight> {
  return (await server()).makeKnight(randomUUID(), name);
}

/** Like `makeKnight`, through the auth service: with a password and a session that can be renewed. */
export async function signUp(name = 'Chevalier Essai'): Promise<Knight> {
  const email = `essai-${randomUUID()}@exemple.test`;
  const password = 'etoile24';
  const answer = await ask('/auth/v1/signup', { email, password, data: { username: name } });
  const session = (await answer.json()) as { user: { id: string } };
  await (await server()).requireName(session.user.id, name);
  return { id: session.user.id, email, password, name, session };
}

/** A knight who has solved the first riddles without a hint: `riddles` times five points. */
export async function makeScorer(riddles: number, name = 'Dame Œillet'): Promise<Knight> {
  const knight = await makeKnight(name);
  await sql(
    `insert into public.enigme_progress (user_id, enigme_id, score, completed_at)
     select $1::uuid, private.find_riddle(day, null), 5, now() from generate_series(1, $2::int) as day`,
    [knight.id, riddles],
  );
  await sql('select total_score from private.refresh_totals($1::uuid)', [knight.id]);
  return knight;
}

/** The admins of the tests. No knight of the same database may bear their names (rule 2.3): those of other tests have others. */
type AdminName = 'Intendante' | 'Dame Registre';

/** An admin, who never ranks. */
export async function makeAdmin(name: AdminName = 'Intendante'): Promise<Knight> {
  return promote(await makeKnight(), name);
}

/** Makes an admin of a knight. @returns the same account, with its name. */
export async function promote(knight: Knight, name: AdminName): Promise<Knight> {
  await sql('update public.users set is_admin = true, isnotuser = true where id = $1', [knight.id]);
  // Only an admin may have the name of another admin.
  await sql('update public.users set username = $2, display_name = $2 where id = $1', [knight.id, name]);
  return { ...knight, name };
}

/** Solves a day for a knight, through the API. */
export async function solve(knight: Knight, day: number): Promise<void> {
  const answer = await ask('/rest/v1/rpc/submit_answer', { day, answer: sentAnswerOf(day) }, knight);
  if (!answer.ok) throw new Error(`submit_answer: ${answer.status} ${await answer.text()}`);
}

/** Posts to the API as a knight or a visitor. */
export async function ask(path: string, body: object, knight?: Knight): Promise<Response> {
  const token = knight ? (knight.session as { access_token: string }).access_token : EMBEDDED_ANON_KEY;
  return (await server()).fetch(
    new Request(`${SITE}${path}`, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_ANON_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
}
