import * as v from 'valibot';
import { call, callAs } from './call';
import { inEdition } from './journey';
import { calendarDay, jsonb, timestamp } from './replies';

const figures = { totalScore: v.number(), completedCount: v.number() };
const rankedKnight = v.object({
  position: v.number(),
  rank: v.number(),
  isMe: v.boolean(),
  name: v.string(),
  ...figures,
  lastQuestAt: v.nullable(calendarDay),
});

/** A line of the ranking, in which others have no id and no time of day (rule 6.5). Equal totals share a rank. */
export type RankedKnight = v.InferOutput<typeof rankedKnight>;

const leaderboardPage = v.pipe(
  v.object({
    playerCount: v.number(),
    page: v.number(),
    pageCount: v.number(),
    rows: v.array(rankedKnight),
    /** When the ranking ends, null for never, and whether it has, by the server's clock (rule 6.7). */
    endsAt: v.nullable(timestamp),
    isOver: v.boolean(),
  }),
  v.transform(({ rows, ...page }) => ({ ...page, knights: rows })),
);

export type LeaderboardPage = v.InferOutput<typeof leaderboardPage>;

/** `isMe` marks the row of the knight that plays. @param page from 1; out of range, the server answers the nearest page. */
export const fetchLeaderboardPage = (page: number, edition: string | null): Promise<LeaderboardPage> =>
  call((supabase) => supabase.rpc('leaderboard_page', { page, ...inEdition(edition) }, { get: true }), {
    idempotent: true,
    schema: jsonb(leaderboardPage),
  });

const standing = v.object({
  rank: v.nullable(v.number()),
  page: v.nullable(v.number()),
  playerCount: v.number(),
  ...figures,
  lastQuestAt: v.nullable(timestamp),
  outOfRanking: v.boolean(),
  isClass: v.boolean(),
});

/** `rank` is null without a score, for a test account, a class's (rule 25.7), and a knight taken out of the ranking by the team (rule 6.8). */
export type Standing = v.InferOutput<typeof standing>;

/** A knight's place in the ranking; null when the account is gone. @throws {ApiError} */
export const fetchStanding = (player: string): Promise<Standing | null> =>
  callAs(player, jsonb(v.nullable(standing)), (supabase) => supabase.rpc('my_standing'));
