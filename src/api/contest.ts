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
