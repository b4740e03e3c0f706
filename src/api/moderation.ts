import * as v from 'valibot';
import { call } from './call';
import { pageOf, PAGING, toDate } from './replies';

/** Limits the list to accounts whose name others cannot read, whose name the team has hidden, or out of the ranking. */
export type ModerationFilter = 'all' | 'name_withheld' | 'name_hidden' | 'out_of_ranking';

export type ModeratedRequest = { search: string; moderation: ModerationFilter; page: number };

const PAGE_SIZE = 20;

/** Newest first, test accounts included. @throws {ApiError} `refused` unless the caller is an admin. */
export async function fetchModeratedAccounts(request: ModeratedRequest) {
  const found = await call(
    (supabase) =>
      supabase
        .rpc('admin_users', { ...request, hide_test_accounts: false, page_size: PAGE_SIZE })
        .select(
          `id, email, username, displayName:display_name, totalScore:total_score, completedCount:completed_enigmes, isTest:isnotuser, nameWithheld:name_withheld, outOfRanking:out_of_ranking, hiddenNames:hidden_names, knightCount:knight_count, ${PAGING}`,
        ),
    { idempotent: true },
  );
  const { rows, ...page } = pageOf(found);
  const accounts = rows.map(({ displayName, username, ...account }) => ({
    ...account,
    // An empty name counts as none, like in the database (private.chosen_name).
    name: displayName?.trim() || username?.trim() || null,
  }));
  return { ...page, accounts };
}

/**
 * An account as the team looks after it. `nameWithheld`: why others read « Chevalier » (a code of docs/error-codes.md); null when they
 * read the name. `hiddenNames`: hidden by the team, newest first: the present name, or one that its owner has replaced.
 */
export type ModeratedAccount = Awaited<ReturnType<typeof fetchModeratedAccounts>>['accounts'][number];

const unread = v.unknown();

/**
 * Hides a knight's name (rule 2.6). @param name as the admin has read it. @param reason 1 to 300 characters; the knight may read it
 * in their data. @throws {ApiError} `refused`: `name_changed` when the knight has another name by now, or as `fetchModeratedAccounts`.
 */
export const hideName = (userId: string, name: string, reason: string) =>
  call((supabase) => supabase.rpc('hide_name', { user_uuid: userId, name, reason }), {
    idempotent: true,
    schema: unread,
  });

/** Undoes `hideName`. @param reason may be empty. @throws as `fetchModeratedAccounts`. */
export const restoreName = (userId: string, name: string, reason: string) =>
  call((supabase) => supabase.rpc('restore_name', { user_uuid: userId, name, reason }), {
    idempotent: true,
    schema: unread,
  });

/** Takes a knight out of the ranking (rule 6.8), or back. @param reason required to take them out. @throws as `fetchModeratedAccounts`. */
export const setOutOfRanking = (userId: string, isOut: boolean, reason: string) =>
  call((supabase) => supabase.rpc('set_out_of_ranking', { user_uuid: userId, is_out: isOut, reason }), {
    idempotent: true,
    schema: unread,
  });

/** Newest first. @param page from 1; out of range, the server answers the nearest page. @throws as `fetchModeratedAccounts`. */
export async function fetchAdminLog(page: number) {
  const rows = await call(
    (supabase) =>
      supabase.rpc('admin_log', { page, page_size: PAGE_SIZE }).select(
        `action, decidedAt:decided_at, adminName:admin_name, userId:user_id, userName:user_name, userEmail:user_email,
          subject, edition, day:day_number, reason, entrants, winners, ${PAGING}`,
      ),
    { idempotent: true },
  );
  const { rows: lines, ...paging } = pageOf(rows);
  return {
    ...paging,
    decisions: lines.map(({ decidedAt, ...line }) => ({ ...line, decidedAt: toDate(decidedAt) })),
  };
}

/**
 * A line of the log of the team (rule 8.6). `action`: what was decided; a later release may know others than this one. `adminName`:
 * null for a command, and once the admin's account is gone. `subject`: the name or the text decided on; the days of a correction or a
 * restoring, « 0,3,12 » (0: the rest of an edition). `entrants` and `winners`: of a draw.
 */
export type LoggedDecision = Awaited<ReturnType<typeof fetchAdminLog>>['decisions'][number];
