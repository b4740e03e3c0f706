import { call, callOwn } from './call';
import { ApiError } from './errors';

/** The signed-in knight's own row; null when the account is gone. @throws {ApiError} */
export const fetchKnight = () =>
  callOwn((supabase, id) =>
    supabase
      .from('users')
      .select(
        'id, username, displayName:display_name, nameWithheld:name_withheld, totalScore:total_score, completedCount:completed_enigmes, hasReview:review_points, hasMedia:media_points, isAdmin:is_admin',
      )
      .eq('id', id)
      .maybeSingle(),
  );

/** The signed-in knight. `nameWithheld` is why others read « Chevalier » (a code of docs/error-codes.md); null when they read the name. */
export type Knight = NonNullable<Awaited<ReturnType<typeof fetchKnight>>>;

/** @param name 1 to 20 characters. @throws {ApiError} `refused` (docs/error-codes.md), `signed_out` when the account is gone. */
export async function renameKnight(name: string): Promise<void> {
  const renamed = await callOwn((supabase, id) =>
    supabase.from('users').update({ username: name, display_name: name }).eq('id', id).select('id'),
  );
  // To the API, an update of no row is no error.
  if (renamed.length === 0) {
    throw new ApiError('signed_out', "Ce compte n'existe plus : ton nom n'a pas été enregistré.", {
      reason: 'account_gone',
      forPlayers: true,
    });
  }
}

/** Deletes the signed-in account and every row about it, for ever. @throws {ApiError} */
export async function deleteAccount(): Promise<void> {
  await call((supabase) => supabase.rpc('delete_account'), { idempotent: true });
}

/** Everything stored about the signed-in knight, by table, for them to download (rule 1.7). @throws {ApiError} */
export const fetchMyData = () => callOwn((supabase) => supabase.rpc('my_data'));
