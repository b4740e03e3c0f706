import * as v from 'valibot';
import { moment, read, readOnce, supabase } from './client';

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

/** The statistics that the staff reads (rule 8.3); rates are whole percents. */
export type AdminStats = v.InferOutput<typeof statsReply>;

/** Every figure of the admin page, in one call. @throws {BackendError} `forbidden` unless the caller is an admin. */
export function fetchAdminStats(): Promise<AdminStats> {
  return read(statsReply, supabase().rpc('admin_stats'));
}

/**
 * Validates or withdraws a knight's review and photo, each without the other if need be. Each time is a decision that is recorded.
 * @returns the knight's new total, in points.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export function validateReview(userId: string, hasReview: boolean, hasMedia: boolean): Promise<number> {
  return readOnce(
    v.number(),
    supabase().rpc('validate_user_review', { user_uuid: userId, has_review: hasReview, has_media: hasMedia }),
  );
}

/** Which reviews the list of accounts is limited to (rule 8.4); a photo may stand alone. */
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

const account = v.pipe(
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
      v.pipe(
        v.object({
          has_review: v.boolean(),
          has_media: v.boolean(),
          admin_name: v.nullable(v.string()),
          decided_at: moment,
        }),
        v.transform((row) => ({
          hasReview: row.has_review,
          hasMedia: row.has_media,
          /** Null when the admin's account is gone. */
          adminName: row.admin_name,
          decidedAt: row.decided_at,
        })),
      ),
    ),
  }),
  v.transform((row) => ({
    id: row.id,
    email: row.email,
    name: row.display_name ?? row.username,
    totalScore: row.total_score,
    completedCount: row.completed_enigmes,
    hasReview: row.review_points,
    hasMedia: row.media_points,
    isTest: row.isnotuser,
    createdAt: row.created_at,
    /** Seconds in which five riddles were found, when that is a minute at most. */
    swiftFive: row.swift_five,
    /** Seconds from the first riddle to the last, when that is an hour at most. */
    swiftQuest: row.swift_quest,
    /** Whether the journey was begun again: whoever replays knows the answers. */
    hasReplayed: row.replayed,
    /** Riddles brought from a game without an account: when they were found is not known. */
    importedCount: row.imported,
    /** The latest decision on this knight's review. */
    decision: row.decision,
  })),
);

/** A line of the staff's list. */
export type KnightAccount = v.InferOutput<typeof account>;

const accountsPage = v.pipe(
  v.object({ total: v.number(), page: v.number(), page_count: v.number(), rows: v.array(account) }),
  v.transform(({ total, page, page_count, rows }) => ({
    total,
    page,
    pageCount: page_count,
    accounts: rows,
  })),
);

/** A page of the staff's list. */
export type AccountsPage = v.InferOutput<typeof accountsPage>;

/**
 * A page of the accounts, newest first, searched and filtered by the server.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export function fetchAccounts(request: AccountsRequest): Promise<AccountsPage> {
  const { hidesTestAccounts, swiftOnly, pageSize, ...same } = request;
  return read(
    accountsPage,
    supabase().rpc('admin_users', {
      ...same,
      hide_test_accounts: hidesTestAccounts,
      swift_only: swiftOnly,
      page_size: pageSize,
    }),
  );
}

const wrongAnswer = v.object({
  normalized: v.string(),
  typed: v.string(),
  times: v.number(),
  knights: v.number(),
});

/** What was typed in vain for a riddle: how often, and by how many knights. */
export type WrongAnswer = v.InferOutput<typeof wrongAnswer>;

/** The most frequent wrong answers of a day. @throws {BackendError} `forbidden` unless the caller is an admin. */
export function fetchWrongAnswers(day: number): Promise<WrongAnswer[]> {
  return read(v.array(wrongAnswer), supabase().rpc('admin_wrong_answers', { day }));
}

/**
 * Accepts a variant and regrades those who gave it, once. Repeated, it would tell that nobody was.
 * @returns how many knights were regraded.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export async function acceptAnswer(day: number, answer: string): Promise<number> {
  const reply = v.object({ regraded: v.number() });
  return (await readOnce(reply, supabase().rpc('accept_answer', { day, answer }))).regraded;
}
