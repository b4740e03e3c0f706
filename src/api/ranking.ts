import * as v from 'valibot';
import { moment, read, requireUserId, rest } from './client';
import { row } from './row';

/** What is told of a place in the ranking, whoever's it is. */
const place = {
  totalScore: v.number(),
  completedCount: v.number(),
  lastQuestAt: v.nullable(moment),
};
const rankedKnight = row(
  { rank: v.number(), userId: v.string(), name: v.string(), ...place },
  { completedCount: 'completed_enigmes' },
);

/** A line of the ranking. Equal totals share a rank. */
export type RankedKnight = v.InferOutput<typeof rankedKnight>;

const leaderboardPage = row(
  { playerCount: v.number(), page: v.number(), pageCount: v.number(), knights: v.array(rankedKnight) },
  { knights: 'rows' },
);

/** One page of the ranking. */
export type LeaderboardPage = v.InferOutput<typeof leaderboardPage>;

export const leaderboardRequest = (page: number) =>
  // A reading, which may be asked ahead and be kept on its way.
  rest().rpc('leaderboard_page', { page }, { get: true });

/**
 * A page of ten of « Table d'Honneur ».
 * @param page from 1; out of range, the server answers the nearest page.
 * @throws {BackendError}
 */
export function fetchLeaderboardPage(page: number): Promise<LeaderboardPage> {
  return read(leaderboardPage, leaderboardRequest(page));
}

const standing = row(
  { rank: v.nullable(v.number()), page: v.nullable(v.number()), playerCount: v.number(), ...place },
  { completedCount: 'completed_enigmes' },
);

/** Where the signed-in knight stands; `rank` is null without a score. */
export type Standing = v.InferOutput<typeof standing>;

/** The signed-in knight's place in the ranking; null when the account is gone. @throws {BackendError} */
export async function fetchStanding(): Promise<Standing | null> {
  await requireUserId();
  return read(v.nullable(standing), rest().rpc('my_standing'));
}
