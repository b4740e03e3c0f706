import { call } from './call';
import { toDate } from './replies';

/** When the edition's contest ends, and whether it has, by the server's clock; null when the edition has none. @throws {ApiError} */
export async function fetchContestEnd() {
  const row = await call(
    (supabase) => supabase.from('contest').select('endsAt:ends_at, isOver:is_over').maybeSingle(),
    { idempotent: true },
  );
  return row?.endsAt ? { endsAt: toDate(row.endsAt), isOver: row.isOver === true } : null;
}

export type ContestEnd = NonNullable<Awaited<ReturnType<typeof fetchContestEnd>>>;

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
