import * as v from 'valibot';
import { call } from './call';
import { jsonb } from './replies';

const count = v.nullable(v.number());
const figures = v.object({
  opened: count,
  tried: count,
  hint1: count,
  hint2: count,
  hint3: count,
  found: count,
  revealed: count,
  medianTries: count,
});

/** Counts of an event on a day's riddle; null below the threshold. `medianTries`: the answers that a success took, twenty at most. */
export type VisitFigures = v.InferOutput<typeof figures>;

/** The figures of a day; a part of `admin_morning` too. */
export const visitDay = v.object({ day: v.number(), knight: figures, visitor: figures });

const visits = v.object({
  /** The smallest number that is said. */
  threshold: v.number(),
  /** The dates on which anything was counted, ISO, in the edition's time zone. */
  dates: v.array(v.pipe(v.string(), v.isoDate())),
  days: v.array(visitDay),
});

export type Visits = v.InferOutput<typeof visits>;

/** The editions that are or were played, the latest first. @throws {ApiError} */
export const fetchPublishedEditions = () =>
  call(
    (supabase) =>
      supabase
        .from('editions')
        .select('code, title, status')
        .neq('status', 'draft')
        .order('published_at', { ascending: false }),
    { idempotent: true },
  );

/**
 * The figures of an edition's days (rule 8.8).
 * @param edition its code; null for the current one.
 * @param date an ISO date; null for all of them.
 * @throws {ApiError} `refused` unless the caller is an admin.
 */
export const fetchVisits = (edition: string | null, date: string | null): Promise<Visits> =>
  call(
    (supabase) =>
      supabase.rpc('admin_visits', {
        ...(edition === null ? {} : { edition }),
        ...(date === null ? {} : { on_date: date }),
      }),
    { idempotent: true, schema: jsonb(visits) },
  );
