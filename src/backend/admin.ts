import * as v from 'valibot';
import { moment, read, supabase } from './client';

const statsReply = v.object({
  totalUsers: v.number(),
  totalEnigmesCompleted: v.number(),
  totalScore: v.number(),
  averageScore: v.number(),
  participationRate: v.number(),
  newUsersLast30Days: v.number(),
  usersWithReviews: v.number(),
  usersWithMedia: v.number(),
  totalReviewPoints: v.number(),
  topUsers: v.array(
    v.object({
      user_id: v.string(),
      username: v.nullable(v.string()),
      display_name: v.nullable(v.string()),
      total_score: v.number(),
      completed_enigmes: v.number(),
    }),
  ),
  enigmeStats: v.array(
    v.object({ enigme_id: v.number(), completion_count: v.number(), completion_rate: v.number() }),
  ),
  recentActivity: v.array(
    v.object({
      user_id: v.string(),
      username: v.nullable(v.string()),
      display_name: v.nullable(v.string()),
      action: v.string(),
      timestamp: moment,
    }),
  ),
  dailyStats: v.array(
    v.object({
      date: v.string(),
      new_users: v.number(),
      completed_enigmes: v.number(),
      reviews_submitted: v.number(),
    }),
  ),
});

/** The statistics object of spec §3; rates are whole percents. */
export type AdminStats = v.InferOutput<typeof statsReply>;

/** Every figure of the admin page, in one call. @throws {BackendError} `forbidden` unless the caller is an admin. */
export function fetchAdminStats(): Promise<AdminStats> {
  return read(statsReply, supabase().rpc('admin_stats'));
}

/**
 * Validates or withdraws a knight's review and photo, each without the other if need be.
 * @returns the knight's new total, in points.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export function validateReview(userId: string, hasReview: boolean, hasMedia: boolean): Promise<number> {
  return read(
    v.number(),
    supabase().rpc('validate_user_review', { user_uuid: userId, has_review: hasReview, has_media: hasMedia }),
  );
}

/** Which reviews the list of accounts is limited to (spec §5); a photo may stand alone. */
export type ReviewFilter = 'all' | 'no_review' | 'review_only' | 'media_only' | 'review_and_media';

/** What the list of accounts is asked for. */
export type AccountsRequest = {
  search: string;
  review: ReviewFilter;
  hidesTestAccounts: boolean;
  /** Only quests swifter than a family can read. */
  swiftOnly: boolean;
  page: number;
  pageSize: number;
};

const accountsReply = v.object({
  total: v.number(),
  page: v.number(),
  page_count: v.number(),
  rows: v.array(
    v.object({
      id: v.string(),
      email: v.nullable(v.string()),
      username: v.nullable(v.string()),
      display_name: v.nullable(v.string()),
      total_score: v.number(),
      completed_enigmes: v.number(),
      review_points: v.boolean(),
      media_points: v.boolean(),
      isnotuser: v.boolean(),
      created_at: moment,
      swift_five: v.nullable(v.number()),
      swift_quest: v.nullable(v.number()),
      replayed: v.boolean(),
      imported: v.number(),
      decision: v.nullable(
        v.object({
          has_review: v.boolean(),
          has_media: v.boolean(),
          admin_name: v.nullable(v.string()),
          decided_at: moment,
        }),
      ),
    }),
  ),
});

/** A line of the staff's list. */
export type KnightAccount = {
  id: string;
  email: string | null;
  name: string | null;
  totalScore: number;
  completedCount: number;
  hasReview: boolean;
  hasMedia: boolean;
  isTest: boolean;
  createdAt: Date;
  /** Seconds in which five riddles were found, when that is a minute at most. */
  swiftFive: number | null;
  /** Seconds from the first riddle to the last, when that is an hour at most. */
  swiftQuest: number | null;
  /** Whether the journey was begun again: whoever replays knows the answers. */
  hasReplayed: boolean;
  /** Riddles brought from a game without an account: when they were found is not known. */
  importedCount: number;
  /** The latest decision on this knight's review; the admin's name is null when their account is gone. */
  decision: { hasReview: boolean; hasMedia: boolean; adminName: string | null; decidedAt: Date } | null;
};

/** A page of the staff's list. */
export type AccountsPage = { total: number; page: number; pageCount: number; accounts: KnightAccount[] };

/**
 * A page of the accounts, newest first, searched and filtered by the server.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export async function fetchAccounts(request: AccountsRequest): Promise<AccountsPage> {
  const { search, review, hidesTestAccounts, swiftOnly, page, pageSize } = request;
  const reply = await read(
    accountsReply,
    supabase().rpc('admin_users', {
      search,
      review,
      hide_test_accounts: hidesTestAccounts,
      swift_only: swiftOnly,
      page,
      page_size: pageSize,
    }),
  );
  return {
    total: reply.total,
    page: reply.page,
    pageCount: reply.page_count,
    accounts: reply.rows.map((row) => ({
      id: row.id,
      email: row.email,
      name: row.display_name ?? row.username,
      totalScore: row.total_score,
      completedCount: row.completed_enigmes,
      hasReview: row.review_points,
      hasMedia: row.media_points,
      isTest: row.isnotuser,
      createdAt: row.created_at,
      swiftFive: row.swift_five,
      swiftQuest: row.swift_quest,
      hasReplayed: row.replayed,
      importedCount: row.imported,
      decision: row.decision && {
        hasReview: row.decision.has_review,
        hasMedia: row.decision.has_media,
        adminName: row.decision.admin_name,
        decidedAt: row.decision.decided_at,
      },
    })),
  };
}

const wrongAnswersReply = v.array(
  v.object({ normalized: v.string(), typed: v.string(), times: v.number(), knights: v.number() }),
);

/** What was typed in vain for a riddle: how often, and by how many knights. */
export type WrongAnswer = v.InferOutput<typeof wrongAnswersReply>[number];

/** The most frequent wrong answers of a day. @throws {BackendError} `forbidden` unless the caller is an admin. */
export function fetchWrongAnswers(day: number): Promise<WrongAnswer[]> {
  return read(wrongAnswersReply, supabase().rpc('admin_wrong_answers', { day }));
}

const acceptReply = v.object({ status: v.picklist(['accepted', 'already_accepted']), regraded: v.number() });

/**
 * Accepts a variant and regrades those who gave it, once.
 * @returns how many knights were regraded.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export async function acceptAnswer(day: number, answer: string): Promise<number> {
  const { regraded } = await read(acceptReply, supabase().rpc('accept_answer', { day, answer }));
  return regraded;
}
