import * as v from 'valibot';
import { call, requireUserId } from './call';
import { jsonb, timestamp } from './replies';

const place = { totalScore: v.number(), completedCount: v.number(), lastQuestAt: v.nullable(timestamp) };
const rankedKnight = v.object({ rank: v.number(), userId: v.string(), name: v.string(), ...place });

/** A line of the ranking. Equal totals share a rank. */
export type RankedKnight = v.InferOutput<typeof rankedKnight>;

const leaderboardPage = v.pipe(
  v.object({ playerCount: v.number(), page: v.number(), pageCount: v.number(), rows: v.array(rankedKnight) }),
  v.transform(({ rows, ...page }) => ({ ...page, knights: rows })),
);

export type LeaderboardPage = v.InferOutput<typeof leaderboardPage>;

/** @param page from 1; out of range, the server answers the nearest page. */
export const fetchLeaderboardPage = (page: number): Promise<LeaderboardPage> =>
  call((supabase) => supabase.rpc('leaderboard_page', { page }, { get: true }), {
    idempotent: true,
    schema: jsonb(leaderboardPage),
  });

const standing = v.object({
  rank: v.nullable(v.number()),
  page: v.nullable(v.number()),
  playerCount: v.number(),
  ...place,
});

/** `rank` is null without a score. */
export type Standing = v.InferOutput<typeof standing>;

/** The signed-in knight's place in the ranking; null when the account is gone. @throws {ApiError} */
export async function fetchStanding(): Promise<Standing | null> {
  await requireUserId();
  return call((supabase) => supabase.rpc('my_standing'), {
    idempotent: true,
    schema: jsonb(v.nullable(standing)),
  });
}
