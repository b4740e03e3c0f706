import * as v from 'valibot';
import { moment, read, supabase } from './client';

const contestRows = v.array(v.object({ ends_at: moment, is_over: v.boolean() }));

/** When the edition ends its contest, and whether it has: by the server's clock. */
export type ContestEnd = { endsAt: Date; isOver: boolean };

/** The contest's end; null when the edition gives it none. @throws {BackendError} */
export async function fetchContestEnd(): Promise<ContestEnd | null> {
  const [row] = await read(contestRows, supabase().from('contest').select('ends_at, is_over'));
  return row ? { endsAt: row.ends_at, isOver: row.is_over } : null;
}
