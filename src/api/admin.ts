import * as v from 'valibot';
import { call } from './call';
import { jsonb, timestamp } from './replies';

const named = { userId: v.string(), username: v.nullable(v.string()), displayName: v.nullable(v.string()) };

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
  topUsers: v.array(v.object({ ...named, totalScore: v.number(), completedCount: v.number() })),
  enigmeStats: v.array(
    v.object({ day: v.number(), completionCount: v.number(), completionRate: v.number() }),
  ),
  recentActivity: v.array(v.object({ ...named, action: v.string(), timestamp })),
  dailyStats: v.array(
    v.object({
      date: v.string(),
      newUsers: v.number(),
      completedCount: v.number(),
      reviewsSubmitted: v.number(),
    }),
  ),
});

/** The figures of the admin dashboard (rule 8.3); rates are whole percents. */
export type AdminStats = v.InferOutput<typeof statsReply>;

/** @throws {ApiError} `refused` unless the caller is an admin. */
export const fetchAdminStats = (): Promise<AdminStats> =>
  call((supabase) => supabase.rpc('admin_stats'), { idempotent: true, schema: jsonb(statsReply) });

/** Validates or withdraws a review and its photo; recorded as a decision. @returns the knight's new total, in points. @throws as `fetchAdminStats`. */
export const validateReview = (userId: string, hasReview: boolean, hasMedia: boolean): Promise<number> =>
  call(
    (supabase) =>
      supabase.rpc('validate_user_review', { user_uuid: userId, has_review: hasReview, has_media: hasMedia }),
    { idempotent: false, schema: v.number() },
  );

/** Which reviews the list of accounts is limited to (rule 8.4); a photo may stand alone. */
export type ReviewFilter = 'all' | 'no_review' | 'review_only' | 'media_only' | 'review_and_media';

export type AccountsRequest = {
  search: string;
  review: ReviewFilter;
  hidesTestAccounts: boolean;
  swiftOnly: boolean;
  page: number;
  pageSize: number;
  /** Instead of `page`: the accounts that follow this id, in the order of ids. */
  after?: string;
};

const account = v.pipe(
  v.object({
    id: v.string(),
    email: v.nullable(v.string()),
    username: v.nullable(v.string()),
    displayName: v.nullable(v.string()),
    totalScore: v.number(),
    completedCount: v.number(),
    hasReview: v.boolean(),
    hasMedia: v.boolean(),
    isTest: v.boolean(),
    createdAt: timestamp,
    /** Seconds in which five riddles were found, when that is a minute at most. */
    swiftFive: v.nullable(v.number()),
    /** Seconds from the first riddle to the last, when that is an hour at most. */
    swiftQuest: v.nullable(v.number()),
    /** Whether the journey was started again: the answers were then known. */
    hasReplayed: v.boolean(),
    /** Riddles imported from a game without an account: when they were found is not known. */
    importedCount: v.number(),
    /** The latest decision on this knight's review; without a name when the admin's account is gone. */
    decision: v.nullable(
      v.object({
        hasReview: v.boolean(),
        hasMedia: v.boolean(),
        adminName: v.nullable(v.string()),
        decidedAt: timestamp,
      }),
    ),
  }),
  v.transform(({ displayName, username, ...rest }) => ({ ...rest, name: displayName ?? username })),
);

export type KnightAccount = v.InferOutput<typeof account>;

const accountsPage = v.pipe(
  v.object({ total: v.number(), page: v.number(), pageCount: v.number(), rows: v.array(account) }),
  v.transform(({ rows, ...page }) => ({ ...page, accounts: rows })),
);

export type AccountsPage = v.InferOutput<typeof accountsPage>;

/** Newest first. @throws as `fetchAdminStats`. */
export function fetchAccounts(request: AccountsRequest): Promise<AccountsPage> {
  const { hidesTestAccounts, swiftOnly, pageSize, ...rest } = request;
  return call(
    (supabase) =>
      supabase.rpc('admin_users', {
        ...rest,
        hide_test_accounts: hidesTestAccounts,
        swift_only: swiftOnly,
        page_size: pageSize,
      }),
    { idempotent: true, schema: jsonb(accountsPage) },
  );
}

const wrongAnswer = v.object({
  normalized: v.string(),
  typed: v.string(),
  times: v.number(),
  knights: v.number(),
  almost: v.boolean(),
});

/** A wrong answer of a riddle: how often it came, from how many knights, and whether the page answered « Presque » (rule 12.5). */
export type WrongAnswer = v.InferOutput<typeof wrongAnswer>;

/** @throws as `fetchAdminStats`. */
export const fetchWrongAnswers = (day: number): Promise<WrongAnswer[]> =>
  call((supabase) => supabase.rpc('admin_wrong_answers', { day }), {
    idempotent: true,
    schema: jsonb(v.array(wrongAnswer)),
  });

/** Accepts a variant. @returns how many knights were regraded, 0 when it is sent twice. @throws as `fetchAdminStats`. */
export async function acceptAnswer(day: number, answer: string): Promise<number> {
  const { regraded } = await call((supabase) => supabase.rpc('accept_answer', { day, answer }), {
    idempotent: false,
    schema: jsonb(v.object({ regraded: v.number() })),
  });
  return regraded;
}
