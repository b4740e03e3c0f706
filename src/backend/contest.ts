import * as v from 'valibot';
import { columnsOf, moment, read, supabase } from './client';

const contest = v.pipe(
  v.object({ ends_at: moment, is_over: v.boolean() }),
  v.transform((row) => ({ endsAt: row.ends_at, isOver: row.is_over })),
);

/** When the edition ends its contest, and whether it has: by the server's clock. */
export type ContestEnd = v.InferOutput<typeof contest>;

/** The contest's end; null when the edition gives it none. @throws {BackendError} */
export async function fetchContestEnd(): Promise<ContestEnd | null> {
  const [end] = await read(v.array(contest), supabase().from('contest').select(columnsOf(contest)));
  return end ?? null;
}
