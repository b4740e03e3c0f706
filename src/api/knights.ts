import * as v from 'valibot';
import { call, callOwn } from './call';
import { ApiError, UNKNOWN_KNIGHT } from './errors';
import { jsonb } from './replies';

/** The row of the knight that plays; null when the account is gone. @throws {ApiError} */
export const fetchKnight = (player: string) =>
  callOwn(player, (supabase, id) =>
    supabase
      .from('users')
      .select(
        'id, username, displayName:display_name, nameWithheld:name_withheld, totalScore:total_score, completedCount:completed_enigmes, hasReview:review_points, hasMedia:media_points, isAdmin:is_admin, portrait',
      )
      .eq('id', id)
      .maybeSingle(),
  );

/** A knight that plays. `nameWithheld` is why others read « Chevalier » (a code of docs/error-codes.md); null when they read the name. */
export type Knight = NonNullable<Awaited<ReturnType<typeof fetchKnight>>>;

/** @param name 1 to 20 characters. @throws {ApiError} `refused` (docs/error-codes.md), `signed_out` when the account is gone. */
export async function renameKnight(player: string, name: string): Promise<void> {
  const renamed = await callOwn(player, (supabase, id) =>
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
  await call((supabase) => supabase.rpc('delete_account'), { idempotent: true, ofAccount: true });
}

/** Everything stored about the account and its knights, by table, to download (rule 1.7). @throws {ApiError} */
export const fetchMyData = () =>
  call((supabase) => supabase.rpc('my_data'), { idempotent: true, ofAccount: true });

/** Knights an account may have (rule 28.1). */
export const MAX_KNIGHTS = 6;

/** The knights of the account, the first one first. @throws {ApiError} */
export const fetchMyKnights = () =>
  call(
    (supabase) =>
      supabase
        .rpc('my_knights')
        .select(
          'id, name, portrait, totalScore:total_score, completedCount:completed_enigmes, isFirst:is_first',
        ),
    { idempotent: true, ofAccount: true },
  );

/** A knight in the list of its account. Without a name it is shown as « Chevalier ». */
export type ListedKnight = Awaited<ReturnType<typeof fetchMyKnights>>[number];

/** @param portrait 1 to 12. @returns the id of the new knight. @throws {ApiError} `refused` (docs/error-codes.md). */
export async function addKnight(name: string, portrait: number): Promise<string> {
  const added = await call((supabase) => supabase.rpc('add_knight', { name, portrait }), {
    idempotent: false,
    ofAccount: true,
    schema: jsonb(v.object({ id: v.string() })),
  });
  return added.id;
}

/** @throws {ApiError} `refused` (docs/error-codes.md), `signed_out` with the reason `unknown_knight`. */
export async function changeKnight(
  knight: string,
  change: { name?: string; portrait?: number },
): Promise<void> {
  await call((supabase) => supabase.rpc('change_knight', { knight, ...change }), {
    idempotent: true,
    ofAccount: true,
  });
}

/** Removes a knight and everything about it, for ever. One that is removed already is no failure. @throws {ApiError} */
export async function removeKnight(knight: string): Promise<void> {
  await call((supabase) => supabase.rpc('remove_knight', { knight }), {
    idempotent: true,
    ofAccount: true,
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.reason === UNKNOWN_KNIGHT)) throw error;
  });
}
