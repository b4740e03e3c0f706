import * as v from 'valibot';
import { call } from './call';
import { calendarDay, jsonb, timestamp } from './replies';
import { visitDay } from './visits';

const day = v.number();

const morning = v.object({
  /** The smallest number that is said of a day. */
  threshold: v.number(),
  /** By the server's clock, in the edition's time zone. */
  today: calendarDay,
  edition: v.nullable(
    v.object({ code: v.string(), title: v.string(), timeZone: v.string(), purgeOn: v.nullable(calendarDay) }),
  ),
  /** The last door that has opened; its small numbers are hidden. */
  door: v.nullable(v.object({ day, title: v.string(), openedOn: calendarDay, figures: visitDay })),
  nextDoor: v.nullable(v.object({ day, opensAt: timestamp })),
  /** The five that most knights gave today, five knights at least; `since` is how many gave it today. */
  refusedAnswers: v.array(
    v.object({
      day,
      normalized: v.string(),
      typed: v.string(),
      times: v.number(),
      knights: v.number(),
      since: v.number(),
      almost: v.boolean(),
    }),
  ),
  withheldNames: v.number(),
  /** The days of the messages that are drafts. */
  draftDays: v.array(day),
  /** Days saved since the edition was last put online; 0 for the rest of the edition. */
  waitingParts: v.array(day),
  /** Of the last seven days, the latest first. */
  unsentMail: v.array(
    v.object({
      failedOn: calendarDay,
      kind: v.picklist(['limited', 'refused', 'unanswered']),
      times: v.number(),
    }),
  ),
  /** Sentences in French, the ones of `npm run golive`. */
  findings: v.array(v.string()),
});

/** The first page of the team (rule 8.9). */
export type Morning = v.InferOutput<typeof morning>;

/** @throws {ApiError} `refused` unless the caller is an admin. */
export const fetchMorning = (): Promise<Morning> =>
  call((supabase) => supabase.rpc('admin_morning'), { idempotent: true, schema: jsonb(morning) });
