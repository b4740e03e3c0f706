import { afterAll, beforeAll, beforeEach } from 'vitest';
import { OwnBackend } from '../../support/ownBackend';
import { playOn, SITE, sql } from './server';

/** The year of the December whose doors open day by day. */
export const DECEMBER = new Date().getFullYear();

/** Gives each test of a file the doors of a December, one a day at midnight. @param timeZone of the edition. */
export function openSeason(timeZone = 'Europe/Paris'): void {
  let backend: OwnBackend;
  beforeAll(async () => {
    backend = await OwnBackend.open(SITE, { demo: false });
    await backend.sql(`update public.editions set time_zone = $1, first_door = $2 where status = 'current'`, [
      timeZone,
      `${DECEMBER}-12-01`,
    ]);
    await backend.sql(
      `update public.enigmes set opens_at = private.opening_time(editions, day_number)
       from public.editions where editions.code = enigmes.edition and editions.status = 'current'`,
    );
  }, 180_000);
  afterAll(() => backend.close());
  beforeEach(() => playOn(backend));
}

/** Sets the server's clock to half past an hour in Paris: the device's own is another one. @param year 1 for the January after. */
export async function setClock(month: number, day: number, year = 0, hour = 8): Promise<void> {
  const [row] = await sql<{ at: string }>(
    `select make_timestamptz($1, $2, $3, $4, 30, 0, 'Europe/Paris')::text as at`,
    [DECEMBER + year, month, day, hour],
  );
  await sql(
    `create or replace function public.server_now() returns timestamptz
     language sql stable set search_path = '' as $$ select '${row?.at}'::timestamptz $$`,
  );
}
