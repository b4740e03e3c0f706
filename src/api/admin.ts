import * as v from 'valibot';
import { moment, read, readOnce, rest } from './client';
import { row } from './row';

const named = { user_id: v.string(), username: v.nullable(v.string()), display_name: v.nullable(v.string()) };

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
  topUsers: v.array(v.object({ ...named, total_score: v.number(), completed_enigmes: v.number() })),
  enigmeStats: v.array(v.object({ enigme_id: v.number(), completion_rate: v.number() })),
  recentActivity: v.array(v.object({ ...named, action: v.string(), timestamp: moment })),
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
  return read(statsReply, rest().rpc('admin_stats'));
}

/**
 * Validates or withdraws a knight's review and photo, each without the other if need be. Each time is a decision that is recorded.
 * @returns the knight's new total, in points.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export function validateReview(userId: string, hasReview: boolean, hasMedia: boolean): Promise<number> {
  return readOnce(
    v.number(),
    rest().rpc('validate_user_review', { user_uuid: userId, has_review: hasReview, has_media: hasMedia }),
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
  row(
    {
      id: v.string(),
      email: v.nullable(v.string()),
      username: v.nullable(v.string()),
      displayName: v.nullable(v.string()),
      totalScore: v.number(),
      completedCount: v.number(),
      hasReview: v.boolean(),
      hasMedia: v.boolean(),
      isTest: v.boolean(),
      createdAt: moment,
      /** Seconds in which five riddles were found, when that is a minute at most. */
      swiftFive: v.nullable(v.number()),
      /** Seconds from the first riddle to the last, when that is an hour at most. */
      swiftQuest: v.nullable(v.number()),
      /** Whether the journey was begun again: whoever replays knows the answers. */
      hasReplayed: v.boolean(),
      /** Riddles brought from a game without an account: when they were found is not known. */
      importedCount: v.number(),
      /** The latest decision on this knight's review; without a name when the admin's account is gone. */
      decision: v.nullable(
        row({
          hasReview: v.boolean(),
          hasMedia: v.boolean(),
          adminName: v.nullable(v.string()),
          decidedAt: moment,
        }),
      ),
    },
    {
      completedCount: 'completed_enigmes',
      hasReview: 'review_points',
      hasMedia: 'media_points',
      isTest: 'isnotuser',
      hasReplayed: 'replayed',
      importedCount: 'imported',
    },
  ),
  v.transform(({ displayName, username, ...same }) => ({ ...same, name: displayName ?? username })),
);

/** A line of the staff's list. */
export type KnightAccount = v.InferOutput<typeof account>;

const accountsPage = row(
  { total: v.number(), page: v.number(), pageCount: v.number(), accounts: v.array(account) },
  { accounts: 'rows' },
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
    rest().rpc('admin_users', {
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
  almost: v.boolean(),
});

/** What was typed in vain for a riddle: how often, by how many knights, and whether they were told « Presque » (rule 12.5). */
export type WrongAnswer = v.InferOutput<typeof wrongAnswer>;

/** The most frequent wrong answers of a day. @throws {BackendError} `forbidden` unless the caller is an admin. */
export function fetchWrongAnswers(day: number): Promise<WrongAnswer[]> {
  return read(v.array(wrongAnswer), rest().rpc('admin_wrong_answers', { day }));
}

/**
 * Accepts a variant and regrades those who gave it, once. Repeated, it would tell that nobody was.
 * @returns how many knights were regraded.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export async function acceptAnswer(day: number, answer: string): Promise<number> {
  const reply = v.object({ regraded: v.number() });
  return (await readOnce(reply, rest().rpc('accept_answer', { day, answer }))).regraded;
}
