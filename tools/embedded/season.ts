import type { PGlite } from '@electric-sql/pglite';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';
import { UserError } from './userError.ts';

/** Options of the game's time at a start. */
export type Season = {
  /** Offset of the game's clock from the real one, in milliseconds. */
  clockOffsetMs: number;
  /** The year of the December whose doors open day by day; `null` where each door keeps the edition's own time. */
  year: number | null;
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const SEASON = /^--season(?:=(\d{4}))?$/;

const inParis = (instant: Date, field: 'year' | 'month'): number =>
  Number(new Intl.DateTimeFormat('en', { [field]: 'numeric', timeZone: 'Europe/Paris' }).format(instant));

/**
 * Reads `SERVER_NOW` and `--season` or `--season=2026`. Without a year, the doors are the coming December's by the game's clock,
 * which is the present one until it ends.
 * @throws UserError when one of them is not valid.
 */
export function readSeason(
  serverNow = process.env['SERVER_NOW'],
  options: readonly string[] = process.argv,
  now = new Date(),
): Season {
  const instant = serverNow ? new Date(INSTANT.test(serverNow) ? serverNow : NaN) : now;
  if (Number.isNaN(instant.getTime())) {
    throw new UserError(
      `SERVER_NOW=${serverNow} is not an instant with its time zone: write it like 2026-12-05T08:00:00+01:00.`,
    );
  }
  const asked = options.find((option) => option.startsWith('--season'));
  const match = asked === undefined ? null : SEASON.exec(asked);
  if (asked !== undefined && !match)
    throw new UserError(`${asked}: write --season, or --season=2026 to choose the year.`);
  const year = match && Number(match[1] ?? inParis(instant, 'year'));
  return { clockOffsetMs: instant.getTime() - now.getTime(), year };
}

/** True if a start asks for another clock or for doors: only the embedded database can. */
export const isSeasonAsked = ({ clockOffsetMs, year }: Season): boolean =>
  clockOffsetMs !== 0 || year !== null;

/**
 * Sets the game's clock, which goes on from there, and the doors of the edition that is played: by its own schedule, or from 1 December
 * of a year, with which its contest ends. A day's own opening time stays. Both are written at each start, so that a data folder keeps neither from the start before.
 */
export async function applySeason(
  driver: PGlite,
  edition: Pick<Edition, 'schedule' | 'contest'> & {
    riddles: readonly Pick<Edition['riddles'][number], 'day' | 'opens_at'>[];
  },
  { clockOffsetMs, year }: Season,
): Promise<void> {
  const body = clockOffsetMs === 0 ? 'now()' : `now() + interval '${clockOffsetMs} milliseconds'`;
  await driver.exec(
    `create or replace function public.server_now() returns timestamptz
     language sql stable set search_path = '' as $$ select ${body} $$`,
  );
  const firstDoor = year === null ? edition.schedule?.first_door : `${year}-12-01`;
  await driver.query(
    `update public.editions
     set first_door = $1,
       contest_ends_at = coalesce(make_date($2::int + 1, 1, 1)::timestamp at time zone time_zone, $3::timestamptz)
     where status = 'current'`,
    [firstDoor ?? null, year, edition.contest?.ends_at ?? null],
  );
  const doors = edition.riddles.map(({ day, opens_at: opensAt }) => ({ day, opens_at: opensAt }));
  await driver.query(
    `update public.enigmes
     set opens_at = coalesce(door.opens_at, private.opening_time(editions, door.day))
     from public.editions, jsonb_to_recordset($1) as door (day integer, opens_at timestamptz)
     where editions.status = 'current' and enigmes.edition = editions.code and enigmes.day_number = door.day`,
    [JSON.stringify(doors)],
  );
}
