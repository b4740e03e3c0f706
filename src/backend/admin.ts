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
 * Validates or withdraws a knight's review and photo; a photo needs its review.
 * @returns the knight's new total, in points.
 * @throws {BackendError} `forbidden` unless the caller is an admin.
 */
export function validateReview(userId: string, hasReview: boolean, hasMedia: boolean): Promise<number> {
  return read(
    v.number(),
    supabase().rpc('validate_user_review', { user_uuid: userId, has_review: hasReview, has_media: hasMedia }),
  );
}
