import * as v from 'valibot';
import { moment, read, requireUserId, supabase } from './client';

const rankedKnight = v.pipe(
  v.object({
    rank: v.number(),
    user_id: v.string(),
    name: v.string(),
    total_score: v.number(),
    completed_enigmes: v.number(),
    last_quest_at: v.nullable(moment),
  }),
  v.transform((row) => ({
    rank: row.rank,
    userId: row.user_id,
    name: row.name,
    totalScore: row.total_score,
    completedCount: row.completed_enigmes,
    lastQuestAt: row.last_quest_at,
  })),
);

/** A line of the ranking. Equal totals share a rank. */
export type RankedKnight = v.InferOutput<typeof rankedKnight>;

const leaderboardPage = v.pipe(
  v.object({
    player_count: v.number(),
    page: v.number(),
    page_count: v.number(),
    rows: v.array(rankedKnight),
  }),
  v.transform(({ player_count, page, page_count, rows }) => ({
    playerCount: player_count,
    page,
    pageCount: page_count,
    knights: rows,
  })),
);

/** One page of the ranking. */
export type LeaderboardPage = v.InferOutput<typeof leaderboardPage>;

/**
 * A page of ten of « Table d'Honneur ».
 * @param page from 1; out of range, the server answers the nearest page.
 * @throws {BackendError}
 */
export function fetchLeaderboardPage(page: number): Promise<LeaderboardPage> {
  return read(leaderboardPage, supabase().rpc('leaderboard_page', { page }));
}

const standing = v.pipe(
  v.object({
    rank: v.nullable(v.number()),
    page: v.nullable(v.number()),
    player_count: v.number(),
    total_score: v.number(),
    completed_enigmes: v.number(),
    last_quest_at: v.nullable(moment),
  }),
  v.transform((row) => ({
    rank: row.rank,
    page: row.page,
    playerCount: row.player_count,
    totalScore: row.total_score,
    completedCount: row.completed_enigmes,
    lastQuestAt: row.last_quest_at,
  })),
);

/** Where the signed-in knight stands; `rank` is null without a score. */
export type Standing = v.InferOutput<typeof standing>;

/** The signed-in knight's place in the ranking; null when the account is gone. @throws {BackendError} */
export async function fetchStanding(): Promise<Standing | null> {
  await requireUserId();
  return read(v.nullable(standing), supabase().rpc('my_standing'));
}
