import * as v from 'valibot';
import { moment, read, requireUserId, supabase } from './client';
import { BackendError, fromPostgrest } from './errors';

const knightRow = v.object({
  id: v.string(),
  username: v.nullable(v.string()),
  display_name: v.nullable(v.string()),
  name_withheld: v.nullable(v.string()),
  total_score: v.number(),
  completed_enigmes: v.number(),
  review_points: v.boolean(),
  media_points: v.boolean(),
  is_admin: v.boolean(),
});

/** The signed-in person, as the game knows them. */
export type Knight = {
  id: string;
  username: string | null;
  displayName: string | null;
  /** Why others read « Chevalier » in place of the name (a code of docs/error-codes.md); null when they read it. */
  nameWithheld: string | null;
  totalScore: number;
  completedCount: number;
  hasReview: boolean;
  hasMedia: boolean;
  isAdmin: boolean;
};

const KNIGHT_COLUMNS =
  'id, username, display_name, name_withheld, total_score, completed_enigmes, review_points, media_points, is_admin';

/** The signed-in knight's own row; null when the account is gone. @throws {BackendError} */
export async function fetchKnight(): Promise<Knight | null> {
  const rows = await read(
    v.array(knightRow),
    supabase()
      .from('users')
      .select(KNIGHT_COLUMNS)
      .eq('id', await requireUserId()),
  );
  const [row] = rows;
  return row
    ? {
        id: row.id,
        username: row.username,
        displayName: row.display_name,
        nameWithheld: row.name_withheld,
        totalScore: row.total_score,
        completedCount: row.completed_enigmes,
        hasReview: row.review_points,
        hasMedia: row.media_points,
        isAdmin: row.is_admin,
      }
    : null;
}

/**
 * Gives the signed-in knight the name that everybody sees.
 * @param name 1 to 20 characters; the server refuses what docs/error-codes.md lists, with a French message.
 * @throws {BackendError} `invalid` when the name is refused, `signed_out` when the account is gone.
 */
export async function renameKnight(name: string): Promise<void> {
  const { data, error, status } = await supabase()
    .from('users')
    .update({ username: name, display_name: name })
    .eq('id', await requireUserId())
    .select('id');
  if (error) throw fromPostgrest(status, error);
  // A filtered update that finds nobody is no error to the API: the account is gone, and nothing was saved.
  if (data.length === 0) {
    throw new BackendError('signed_out', "Ce compte n'existe plus : ton nom n'a pas été enregistré.", {
      reason: 'account_gone',
    });
  }
}

/** Removes the signed-in person's account and every row about them, for ever. @throws {BackendError} */
export async function deleteAccount(): Promise<void> {
  const { error, status } = await supabase().rpc('delete_account');
  if (error) throw fromPostgrest(status, error);
}

const myRows = v.array(v.record(v.string(), v.unknown()));

/** Everything that the game keeps about the signed-in person, as it is kept. */
export type MyData = { exported_at: string } & Record<
  'users' | 'enigme_progress' | 'enigme_fragments' | 'artefacts' | 'hints_revealed',
  Record<string, unknown>[]
>;

/** Reads every row about the signed-in person, for them to take away. @throws {BackendError} */
export async function fetchMyData(): Promise<MyData> {
  const id = await requireUserId();
  const mine = (table: 'enigme_progress' | 'enigme_fragments' | 'artefacts' | 'hints_revealed') =>
    read(myRows, supabase().from(table).select('*').eq('user_id', id));
  const [users, enigme_progress, enigme_fragments, artefacts, hints_revealed] = await Promise.all([
    read(myRows, supabase().from('users').select('*').eq('id', id)),
    mine('enigme_progress'),
    mine('enigme_fragments'),
    mine('artefacts'),
    mine('hints_revealed'),
  ]);
  const exported_at = new Date().toISOString();
  return { exported_at, users, enigme_progress, enigme_fragments, artefacts, hints_revealed };
}

const rankedRow = v.object({
  rank: v.number(),
  user_id: v.string(),
  name: v.string(),
  total_score: v.number(),
  completed_enigmes: v.number(),
  last_quest_at: v.nullable(moment),
});
const pageReply = v.object({
  player_count: v.number(),
  page: v.number(),
  page_count: v.number(),
  rows: v.array(rankedRow),
});

/** A line of the ranking. Equal totals share a rank. */
export type RankedKnight = {
  rank: number;
  userId: string;
  name: string;
  totalScore: number;
  completedCount: number;
  lastQuestAt: Date | null;
};

/** One page of the ranking. */
export type LeaderboardPage = {
  playerCount: number;
  page: number;
  pageCount: number;
  knights: RankedKnight[];
};

/**
 * A page of ten of « Table d'Honneur ».
 * @param page from 1; out of range, the server answers the nearest page.
 * @throws {BackendError}
 */
export async function fetchLeaderboardPage(page: number): Promise<LeaderboardPage> {
  const reply = await read(pageReply, supabase().rpc('leaderboard_page', { page }));
  return {
    playerCount: reply.player_count,
    page: reply.page,
    pageCount: reply.page_count,
    knights: reply.rows.map((row) => ({
      rank: row.rank,
      userId: row.user_id,
      name: row.name,
      totalScore: row.total_score,
      completedCount: row.completed_enigmes,
      lastQuestAt: row.last_quest_at,
    })),
  };
}

const standingReply = v.nullable(
  v.object({
    rank: v.nullable(v.number()),
    page: v.nullable(v.number()),
    player_count: v.number(),
    total_score: v.number(),
    completed_enigmes: v.number(),
    last_quest_at: v.nullable(moment),
  }),
);

/** Where the signed-in knight stands; `rank` is null without a score. */
export type Standing = {
  rank: number | null;
  page: number | null;
  playerCount: number;
  totalScore: number;
  completedCount: number;
  lastQuestAt: Date | null;
};

/** The signed-in knight's place in the ranking; null when the account is gone. @throws {BackendError} */
export async function fetchStanding(): Promise<Standing | null> {
  await requireUserId();
  const reply = await read(standingReply, supabase().rpc('my_standing'));
  return (
    reply && {
      rank: reply.rank,
      page: reply.page,
      playerCount: reply.player_count,
      totalScore: reply.total_score,
      completedCount: reply.completed_enigmes,
      lastQuestAt: reply.last_quest_at,
    }
  );
}
