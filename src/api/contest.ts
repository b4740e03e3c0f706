import * as v from 'valibot';
import { columnsOf, moment, read, rest } from './client';
import { row } from './row';

const contest = row({ endsAt: moment, isOver: v.boolean() });

/** When the edition ends its contest, and whether it has: by the server's clock. */
export type ContestEnd = v.InferOutput<typeof contest>;

export const contestRows = () => rest().from('contest').select(columnsOf(contest));

/** The contest's end; null when the edition gives it none. @throws {BackendError} */
export function fetchContestEnd(): Promise<ContestEnd | null> {
  return read(v.nullable(contest), contestRows().maybeSingle());
}
