import * as v from 'valibot';
import { columnsOf, read, requireUserId, rest } from './client';
import { BackendError } from './errors';
import { row } from './row';

const knight = row(
  {
    id: v.string(),
    username: v.nullable(v.string()),
    displayName: v.nullable(v.string()),
    /** Why others read « Chevalier » in place of the name (a code of docs/error-codes.md); null when they read it. */
    nameWithheld: v.nullable(v.string()),
    totalScore: v.number(),
    completedCount: v.number(),
    hasReview: v.boolean(),
    hasMedia: v.boolean(),
    isAdmin: v.boolean(),
  },
  { completedCount: 'completed_enigmes', hasReview: 'review_points', hasMedia: 'media_points' },
);

/** The signed-in person, as the game knows them. */
export type Knight = v.InferOutput<typeof knight>;

export const knightRows = (id: string) => rest().from('users').select(columnsOf(knight)).eq('id', id);

/** The signed-in knight's own row; null when the account is gone. @throws {BackendError} */
export async function fetchKnight(): Promise<Knight | null> {
  return read(v.nullable(knight), knightRows(await requireUserId()).maybeSingle());
}

/**
 * Gives the signed-in knight the name that everybody sees. Safe to repeat.
 * @param name 1 to 20 characters; the server refuses what docs/error-codes.md lists, with a French message.
 * @throws {BackendError} `invalid` when the name is refused, `signed_out` when the account is gone.
 */
export async function renameKnight(name: string): Promise<void> {
  const renamed = rest()
    .from('users')
    .update({ username: name, display_name: name })
    .eq('id', await requireUserId())
    .select('id');
  // A filtered update that finds nobody is no error to the API: the account is gone, and nothing was saved.
  if ((await read(v.array(v.unknown()), renamed)).length === 0) {
    throw new BackendError('signed_out', "Ce compte n'existe plus : ton nom n'a pas été enregistré.", {
      reason: 'account_gone',
    });
  }
}

/** Removes the signed-in person's account and every row about them, for ever. Safe to repeat. @throws {BackendError} */
export async function deleteAccount(): Promise<void> {
  await read(v.unknown(), rest().rpc('delete_account'));
}

const myRows = v.array(v.record(v.string(), v.unknown()));

/** Where rows of a knight's stand, besides their own in `users`. */
const MY_TABLES = [
  'enigme_progress',
  'enigme_fragments',
  'artefacts',
  'hints_revealed',
  'bonus_questions_solved',
  'final_sentence_progress',
] as const;

/** Everything that the game keeps about the signed-in person, as it is kept, for them to take away. @throws {BackendError} */
export async function fetchMyData() {
  const id = await requireUserId();
  const [users, ...rows] = await Promise.all([
    read(myRows, rest().from('users').select('*').eq('id', id)),
    ...MY_TABLES.map((table) => read(myRows, rest().from(table).select('*').eq('user_id', id))),
  ]);
  const exported_at = new Date().toISOString();
  return {
    exported_at,
    users,
    ...Object.fromEntries(MY_TABLES.map((table, index) => [table, rows[index] ?? []])),
  };
}
