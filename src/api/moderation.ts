import * as v from 'valibot';
import { call } from './call';
import { jsonb, timestamp } from './replies';

/** Which accounts the list is limited to: those whose name the team has hidden, or that play out of the ranking. */
export type ModerationFilter = 'all' | 'name_hidden' | 'out_of_ranking';

export type ModeratedRequest = { search: string; moderation: ModerationFilter; page: number };

const account = v.pipe(
  v.object({
    id: v.string(),
    email: v.nullable(v.string()),
    username: v.nullable(v.string()),
    displayName: v.nullable(v.string()),
    totalScore: v.number(),
    completedCount: v.number(),
    isTest: v.boolean(),
    /** Why others read « Chevalier » (a code of docs/error-codes.md); null when they read the name. */
    nameWithheld: v.nullable(v.string()),
    outOfRanking: v.boolean(),
    /** Hidden by the team, newest first: the present name, or one that its owner has replaced. */
    hiddenNames: v.array(v.string()),
  }),
  // An empty name counts as none, like in the database (private.chosen_name).
  v.transform(({ displayName, username, ...rest }) => ({
    ...rest,
    name: displayName?.trim() || username?.trim() || null,
  })),
);

/** An account as the team looks after it. */
export type ModeratedAccount = v.InferOutput<typeof account>;

const accountsPage = v.pipe(
  v.object({ total: v.number(), page: v.number(), pageCount: v.number(), rows: v.array(account) }),
  v.transform(({ rows, ...page }) => ({ ...page, accounts: rows })),
);

const PAGE_SIZE = 20;

/** Newest first, test accounts included. @throws {ApiError} `refused` unless the caller is an admin. */
export const fetchModeratedAccounts = (request: ModeratedRequest) =>
  call(
    (supabase) =>
      supabase.rpc('admin_users', { ...request, hide_test_accounts: false, page_size: PAGE_SIZE }),
    { idempotent: true, schema: jsonb(accountsPage) },
  );

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

const decision = v.object({
  /** What was decided; a later release may know others than this one. */
  action: v.string(),
  decidedAt: timestamp,
  /** Null for a command, and once the admin's account is gone. */
  adminName: v.nullable(v.string()),
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  userEmail: v.nullable(v.string()),
  /** The name or the text decided on; the days of a correction or a restoring, « 0,3,12 » (0: what an edition has beside them). */
  subject: v.nullable(v.string()),
  edition: v.nullable(v.string()),
  day: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  /** How many a draw was among, and how many won; null for any other decision. */
  entrants: v.nullable(v.number()),
  winners: v.nullable(v.number()),
});

/** A line of the log of the team (rule 8.6). */
export type LoggedDecision = v.InferOutput<typeof decision>;

const logPage = v.pipe(
  v.object({ total: v.number(), page: v.number(), pageCount: v.number(), rows: v.array(decision) }),
  v.transform(({ rows, ...page }) => ({ ...page, decisions: rows })),
);

/** Newest first. @param page from 1; out of range, the server answers the nearest page. @throws as `fetchModeratedAccounts`. */
export const fetchAdminLog = (page: number) =>
  call((supabase) => supabase.rpc('admin_log', { page, page_size: PAGE_SIZE }), {
    idempotent: true,
    schema: jsonb(logPage),
  });
