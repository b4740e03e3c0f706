import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { NO_FIGURES } from '../../tests/support/visits.ts';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';
import { forgetCounts } from './support/visits.ts';

let backend: TestBackend;
let admin: ApiClient;
beforeAll(async () => {
  backend = await openTestBackend();
  const made = await backend.newKnight();
  await backend.query('update public.users set is_admin = true where id = $1', [made.id]);
  admin = made;
});
beforeEach(() => forgetCounts(backend));
afterAll(() => backend.close());

type Count = {
  day?: number;
  date?: string;
  audience?: string;
  event?: string;
  tries?: number;
  times: number;
};
/** Records counts of the edition of the tests. */
async function record(...counts: Count[]) {
  for (const {
    day = 1,
    date = '2024-12-01',
    audience = 'visitor',
    event = 'opened',
    tries = 0,
    times,
  } of counts)
    await backend.query('insert into private.visits values (tests.riddle($1), $2, $3, $4, $5, $6)', [
      day,
      date,
      audience,
      event,
      tries,
      times,
    ]);
}

const figures = v.record(v.string(), v.nullable(v.number()));
const visits = v.object({
  threshold: v.number(),
  dates: v.array(v.string()),
  days: v.array(v.object({ day: v.number(), knight: figures, visitor: figures })),
});
const read = async (input: object = {}) => v.parse(visits, await admin.call('admin_visits', input));
/** A day's figures, on a date or in all. */
const dayOf = async (day: number, on_date?: string) => {
  const found = (await read(on_date === undefined ? {} : { on_date })).days.find((each) => each.day === day);
  if (!found) throw new Error(`No day ${day}`);
  return found;
};

const refused = async (edition: string) =>
  (await admin.request('/rest/v1/rpc/admin_visits', { method: 'POST', body: { edition } })).status;

describe('What an admin reads (rule 8.8)', () => {
  test('knights and visitors apart, each day of the edition, each date with a count, folded or not', async () => {
    await record(
      { times: 12 },
      { audience: 'knight', times: 7 },
      { audience: 'knight', event: 'hint2', date: '2024-12-02', times: 5 },
      { day: 3, event: 'revealed', date: '2024-12-02', times: 9 },
    );
    await backend.query(
      "select private.count_event(tests.riddle(3), 'visitor', 'revealed', 0, '2024-12-02T10:00Z')",
    );
    const all = await read();
    expect(all.threshold).toBe(5);
    expect(all.dates).toEqual(['2024-12-01', '2024-12-02']);
    expect(all.days.map(({ day }) => day)).toEqual([
      ...Array.from({ length: 22 }, (_, index) => index + 1),
      24,
    ]);
    expect(await dayOf(1)).toEqual({
      day: 1,
      knight: { ...NO_FIGURES, opened: 7, hint2: 5 },
      visitor: { ...NO_FIGURES, opened: 12 },
    });
    expect((await dayOf(3)).visitor).toEqual({ ...NO_FIGURES, revealed: 10 });
    expect(await dayOf(1, '2024-12-02')).toEqual({
      day: 1,
      knight: { ...NO_FIGURES, hint2: 5 },
      visitor: NO_FIGURES,
    });
  });

  test('the median of the tries, where at least five found the answer', async () => {
    const found = { event: 'found' };
    await record(
      { ...found, tries: 1, times: 2 },
      { ...found, tries: 3, times: 2 },
      { ...found, tries: 20, times: 3 },
      { ...found, day: 2, tries: 2, times: 4 },
      { ...found, audience: 'knight', tries: 1, times: 3 },
      { ...found, audience: 'knight', tries: 2, times: 3 },
    );
    const [first, second] = [await dayOf(1), await dayOf(2)];
    expect([first.visitor['median_tries'], first.knight['median_tries']]).toEqual([3, 1]);
    expect(second.visitor).toEqual(NO_FIGURES);
  });

  test('a past edition, but no draft and no unknown one', async () => {
    await backend.query(
      "insert into public.editions (code, title, status) values ('past', 'Passée', 'past'), ('draft', 'Brouillon', 'draft')",
    );
    await record({ times: 6 });
    expect(await read({ edition: 'past' })).toEqual({ threshold: 5, dates: [], days: [] });
    expect([await refused('draft'), await refused('none')]).toEqual([404, 404]);
  });

  test('nobody else: neither a knight nor a visitor, and the tables not even an admin', async () => {
    const knight = await backend.newKnight();
    for (const client of [knight, backend.visitor]) {
      const { status } = await client.request('/rest/v1/rpc/admin_visits', { method: 'POST', body: {} });
      expect(status).toBe(client === knight ? 403 : 401);
    }
    for (const table of ['visits', 'visit_events', 'visitor_marks'])
      expect((await admin.request(`/rest/v1/${table}`)).status).toBe(404);
  });
});

const whole = (...counts: number[]) =>
  backend.value('select private.publishable($1::bigint[])::int', [counts]);

const column = (place: number) => `d${place}`;

describe('Small counts are masked', () => {
  test('below five nothing is said, neither of a date nor of the whole', async () => {
    await record({ times: 4 });
    expect((await dayOf(1)).visitor).toEqual(NO_FIGURES);
    expect((await dayOf(1, '2024-12-01')).visitor).toEqual(NO_FIGURES);
  });

  test('a hidden date is not the difference between the whole and the other dates', async () => {
    await record({ times: 50 }, { date: '2024-12-02', times: 3 });
    expect((await dayOf(1)).visitor['opened']).toBe(50);
    await record({ date: '2024-12-03', times: 4 });
    expect((await dayOf(1)).visitor['opened']).toBe(57);
  });

  test.each([
    { dates: 2, most: 9 },
    { dates: 3, most: 6 },
    { dates: 4, most: 5 },
  ])(
    'with $dates dates, whatever their counts, a hidden one always has two possible values',
    async ({ dates, most }) => {
      const places = Array.from({ length: dates }, (_, index) => index + 1);
      const counts = places.map(column).join(', ');
      // The published figures of a case: the dates of at least five, and the whole.
      const certain = await backend.query(
        `with cases as (
           select array[${counts}]::bigint[] as counts,
             array[${places.map((place) => `case when ${column(place)} >= 5 then ${column(place)} end`).join(', ')}] as shown
           from ${places.map((place) => `generate_series(0, ${most}) as ${column(place)}`).join(', ')}
         )
         select shown, private.publishable(counts) as whole, place, min(counts[place]) as value
         from cases, generate_series(1, ${dates}) as place
         where shown[place] is null
         group by shown, private.publishable(counts), place
         having count(distinct counts[place]) < 2`,
      );
      expect(certain).toEqual([]);
    },
  );

  test('the whole is the true sum but for what is too small to be said', async () => {
    expect(await whole(5)).toBe(5);
    expect(await whole(4)).toBeNull();
    expect(await whole(10, 2, 1)).toBe(10);
    expect(await whole(10, 2, 3)).toBe(15);
    expect(await whole(3, 3)).toBe(6);
    expect(await whole(4, 4)).toBe(7);
  });
});
