import { call } from './call';
import { toDate } from './replies';

/**
 * The contest of the edition that is played (rule 15.17): its end, by the server's clock, and what its rules say of this year; null
 * before an edition is published.
 * @throws {ApiError}
 */
export async function fetchContest() {
  const row = await call(
    (supabase) =>
      supabase
        .from('contest')
        .select(
          'endsAt:ends_at, isOver:is_over, opensOn:opens_on, writtenOn:written_on, drawOn:draw_on, winners, entrants, prizes, gift',
        )
        .maybeSingle(),
    { idempotent: true },
  );
  return (
    row && { ...row, endsAt: row.endsAt === null ? null : toDate(row.endsAt), isOver: row.isOver === true }
  );
}

export type Contest = NonNullable<Awaited<ReturnType<typeof fetchContest>>>;

/** The draws that were made, the latest first, without names. @throws {ApiError} */
export async function fetchDraws() {
  const rows = await call(
    (supabase) =>
      supabase
        .from('contest_draws')
        .select('edition, seed, entrants, ticketsDigest:tickets_digest, winners, drawnAt:drawn_at')
        .order('drawn_at', { ascending: false }),
    { idempotent: true, player: null },
  );
  return rows.map(({ drawnAt, ...draw }) => ({ ...draw, drawnAt: toDate(drawnAt) }));
}

/** The lists of those who take part, fixed when each contest ended, by their digests. @throws {ApiError} */
export async function fetchContestLists() {
  const rows = await call(
    (supabase) =>
      supabase
        .from('contest_lists')
        .select('edition, entrants, ticketsDigest:tickets_digest, closedAt:closed_at')
        .order('closed_at', { ascending: false }),
    { idempotent: true, player: null },
  );
  return rows.map(({ closedAt, ...list }) => ({ ...list, closedAt: toDate(closedAt) }));
}
