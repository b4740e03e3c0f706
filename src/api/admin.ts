import * as v from 'valibot';
import { call } from './call';
import { jsonb, pageOf, PAGING, timestamp, toDate } from './replies';

const named = { userId: v.string(), username: v.nullable(v.string()), displayName: v.nullable(v.string()) };

const statsReply = v.object({
  /** Knights, of how many accounts. */
  totalUsers: v.number(),
  totalAccounts: v.number(),
  testAccounts: v.number(),
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

/** Limits the list of accounts by review (rule 8.4); a photo may stand alone. */
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

/** Newest first. @throws as `fetchAdminStats`. */
export async function fetchAccounts(request: AccountsRequest) {
  const { hidesTestAccounts, swiftOnly, pageSize, ...rest } = request;
  const found = await call(
    (supabase) =>
      supabase
        .rpc('admin_users', {
          ...rest,
          hide_test_accounts: hidesTestAccounts,
          swift_only: swiftOnly,
          page_size: pageSize,
        })
        .select(
          `id, email, username, displayName:display_name, totalScore:total_score, completedCount:completed_enigmes, hasReview:review_points, hasMedia:media_points, isTest:isnotuser, createdAt:created_at, swiftFive:swift_five, swiftQuest:swift_quest, hasReplayed:replayed, importedCount:imported, knightCount:knight_count, decidedReview:decided_review, decidedMedia:decided_media, decidedBy:decided_by, decidedAt:decided_at, ${PAGING}`,
        ),
    { idempotent: true },
  );
  const { rows, ...page } = pageOf(found);
  const accounts = rows.map(
    ({
      displayName,
      username,
      createdAt,
      decidedReview,
      decidedMedia,
      decidedBy,
      decidedAt,
      ...account
    }) => ({
      ...account,
      name: displayName ?? username,
      createdAt: toDate(createdAt),
      decision:
        decidedAt === null
          ? null
          : {
              hasReview: decidedReview === true,
              hasMedia: decidedMedia === true,
              adminName: decidedBy,
              decidedAt: toDate(decidedAt),
            },
    }),
  );
  return { ...page, accounts };
}

export type AccountsPage = Awaited<ReturnType<typeof fetchAccounts>>;

/**
 * `swiftFive`: seconds in which five riddles were found, when that is a minute at most. `swiftQuest`: seconds from the first riddle to
 * the last, when that is an hour at most. `hasReplayed`: the journey was started again, so the answers were known. `importedCount`:
 * riddles imported from a game without an account, whose time is not known. `knightCount`: knights of its account. `decision`: the latest one on this knight's review; without
 * a name when the admin's account is gone.
 */
export type KnightAccount = AccountsPage['accounts'][number];

/** The most frequent first. @throws as `fetchAdminStats`. */
export const fetchWrongAnswers = (day: number) =>
  call(
    (supabase) =>
      supabase.rpc('admin_wrong_answers', { day }).select('normalized, typed, times, knights, almost'),
    { idempotent: true },
  );

/** A wrong answer of a riddle: how often it came, from how many knights, and whether the page answered « Presque » (rule 12.5). */
export type WrongAnswer = Awaited<ReturnType<typeof fetchWrongAnswers>>[number];

/** Accepts a variant. @returns how many knights were regraded, 0 when it is sent twice. @throws as `fetchAdminStats`. */
export async function acceptAnswer(day: number, answer: string): Promise<number> {
  const { regraded } = await call((supabase) => supabase.rpc('accept_answer', { day, answer }), {
    idempotent: false,
    schema: jsonb(v.object({ regraded: v.number() })),
  });
  return regraded;
}
