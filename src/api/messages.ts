import { call } from './call';
import { doorsOfEdition } from './journey';

/** The publisher's messages on the open days of an edition, the oldest first (rules 16). @throws {ApiError} */
export const fetchDayMessages = (edition: string | null) =>
  call(
    (supabase) =>
      supabase
        .from('day_messages')
        .select('id, day:day_number, body')
        .match(doorsOfEdition(edition))
        .order('published_at'),
    { idempotent: true, player: null },
  );

export type DayMessage = Awaited<ReturnType<typeof fetchDayMessages>>[number];
