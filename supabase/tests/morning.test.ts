import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';
import { callFrom, forgetCounts } from './support/visits.ts';

let backend: TestBackend;
let admin: ApiClient;
beforeAll(async () => {
  backend = await openTestBackend();
  const made = await backend.newKnight();
  await backend.query('update public.users set is_admin = true where id = $1', [made.id]);
  admin = made;
});
beforeEach(async () => {
  await forgetCounts(backend);
  await backend.embedded.driver.exec(`
    delete from private.wrong_answers; delete from private.unsent_mail; delete from private.unsent_mail_marks;
    delete from private.day_messages;
    update public.users set name_withheld = null;
    update public.editions set first_door = '2024-12-01', door_time = '07:00', purge_on = '2025-01-31',
      ranking_ends_at = null, contest_ends_at = null where code = 'tests';
    update public.enigmes set opens_at = private.opening_time(editions, day_number)
      from public.editions where editions.code = enigmes.edition and editions.code = 'tests';`);
});
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

const figures = v.record(v.string(), v.nullable(v.number()));
const morning = v.looseObject({
  today: v.string(),
  door: v.nullable(
    v.looseObject({
      day: v.number(),
      opened_on: v.string(),
      figures: v.object({ day: v.number(), knight: figures, visitor: figures }),
    }),
  ),
  next_door: v.nullable(v.looseObject({ day: v.number() })),
  refused_answers: v.array(v.looseObject({ day: v.number(), typed: v.string(), since: v.number() })),
  unsent_mail: v.array(v.unknown()),
  findings: v.array(v.string()),
});
async function at(moment: string) {
  await backend.setClock(moment);
  return v.parse(morning, await admin.call('admin_morning', {}));
}

/** Records a wrong answer of a knight. */
const give = (knight: string, day: number, typed: string, moment: string) =>
  backend.query(
    `insert into private.wrong_answers
       (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
     values ($1, 'riddle', 'tests', tests.riddle($2), private.normalize_answer($3), $3, $4, $4)`,
    [knight, day, typed, moment],
  );

const report = (kind: string, address = '192.0.2.5', client: ApiClient = backend.visitor) =>
  callFrom({ client, browser: null, address }, 'report_unsent_mail', { kind });

describe('The morning of the team (rule 8.9)', () => {
  test('is for admins alone', async () => {
    for (const client of [backend.visitor, await backend.newKnight()])
      expect(
        (await client.request('/rest/v1/rpc/admin_morning', { method: 'POST', body: {} })).status,
      ).toBeGreaterThanOrEqual(401);
  });

  test("follows the doors by the edition's own clock, before, in and after December", async () => {
    expect(await at('2024-11-30T22:30:00Z')).toMatchObject({
      today: '2024-11-30',
      door: null,
      next_door: { day: 1 },
    });
    // Half past midnight in Paris is the 5th, whose door is still closed.
    expect(await at('2024-12-04T23:30:00Z')).toMatchObject({
      today: '2024-12-05',
      door: { day: 4, opened_on: '2024-12-04' },
      next_door: { day: 5 },
    });
    expect(await at('2024-12-05T06:00:00Z')).toMatchObject({
      door: { day: 5, opened_on: '2024-12-05' },
      next_door: { day: 6 },
    });
    expect(await at('2025-01-10T09:00:00Z')).toMatchObject({ door: { day: 24 }, next_door: null });
  });

  test('has the very numbers of « Fréquentation », the small ones hidden', async () => {
    for (const [event, times] of [
      ['opened', 40],
      ['found', 12],
      ['revealed', 4],
    ])
      await backend.query(
        "insert into private.visits values (tests.riddle(3), '2024-12-03', 'visitor', $1, 0, $2)",
        [event, times],
      );
    const { door } = await at('2024-12-03T09:00:00Z');
    expect(door?.figures.visitor).toMatchObject({ opened: 40, found: 12, revealed: null, tried: null });
    const all = v.parse(v.object({ days: v.array(v.unknown()) }), await admin.call('admin_visits', {})).days;
    expect(all).toContainEqual(door?.figures);
  });

  test("lists what five knights gave today, not yesterday's, and no test account's", async () => {
    const [today, yesterday] = ['2024-12-05T05:30:00Z', '2024-12-04T20:00:00Z'];
    for (let count = 1; count <= 6; count += 1) {
      const { id } = await backend.newKnight();
      await give(id, 4, 'Le Grelot', today);
      if (count < 6) await give(id, 5, 'cinq', count < 5 ? today : yesterday);
      if (count === 6) await backend.query('update public.users set isnotuser = true where id = $1', [id]);
    }
    // The sixth is a test account; of the second answer only four are of today.
    expect((await at('2024-12-05T09:00:00Z')).refused_answers).toEqual([
      {
        day: 4,
        normalized: 'legrelot',
        typed: 'Le Grelot',
        times: 5,
        knights: 5,
        since: 5,
        almost: false,
      },
    ]);
  });

  test('counts withheld names, drafts, and what is saved but not online', async () => {
    const { id } = await backend.newKnight();
    await backend.query("update public.users set name_withheld = 'name_insult' where id = $1", [id]);
    await admin.request('/rest/v1/rpc/save_message', {
      method: 'POST',
      body: { edition: 'tests', day: 5, body: 'Un mot.' },
    });
    await backend.query(
      `insert into private.workshop_editions (code, applied_version) values ('tests', 0) on conflict (code) do nothing`,
    );
    await backend.query(
      `update private.workshop_editions set applied_version =
         (select coalesce(max(id), 0) from private.edition_versions where edition = 'tests') where code = 'tests'`,
    );
    await backend.query(
      `insert into private.edition_versions (edition, day, content, source) values ('tests', 7, '{"day": 7}', 'form')`,
    );
    expect(await at('2024-12-05T09:00:00Z')).toMatchObject({
      withheld_names: 1,
      draft_days: [5],
      waiting_parts: [7],
    });
    // The list that it leads to has the same accounts.
    expect(
      await admin.rows('admin_users', { moderation: 'name_withheld', hide_test_accounts: false }),
    ).toHaveLength(1);
    await backend.query("delete from private.edition_versions where edition = 'tests' and day = 7");
  });

  test('reads the findings of the go-live check', async () => {
    expect((await at('2024-12-05T09:00:00Z')).findings).toEqual([
      // The edition of these tests has no day 23.
      expect.stringContaining('23 jours sur 24'),
      expect.stringContaining("un seul compte a les droits de l'équipe"),
    ]);
    await backend.query("update public.editions set purge_on = null where code = 'tests'");
    expect((await at('2025-10-05T09:00:00Z')).findings).toEqual([
      expect.stringContaining('23 jours sur 24'),
      expect.stringContaining("c'est l'édition passée"),
      expect.stringContaining("la date d'effacement manque"),
      expect.stringContaining('un seul compte'),
    ]);
  });
});

describe('Mail that could not be sent (rule 8.10)', () => {
  test('is counted by date and kind, and by nothing about anyone', async () => {
    await backend.setClock('2024-12-05T23:30:00Z');
    await report('limited');
    await report('limited', '192.0.2.6', await backend.newKnight());
    await report('unanswered');
    expect((await at('2024-12-06T09:00:00Z')).unsent_mail).toEqual([
      { failed_on: '2024-12-06', kind: 'limited', times: 2 },
      { failed_on: '2024-12-06', kind: 'unanswered', times: 1 },
    ]);
    const columns = await backend.query(
      `select string_agg(column_name, ' ' order by ordinal_position) as names
       from information_schema.columns where table_schema = 'private' and table_name = 'unsent_mail'`,
    );
    expect(columns).toEqual([{ names: 'failed_on kind times' }]);
  });

  test('another kind is refused', async () => {
    expect(await report('perdu')).toMatchObject({ code: '22023', hint: 'mail_kind_unknown' });
  });

  test('an address adds twenty an hour; marks go after it, counts after thirty days', async () => {
    await backend.setClock('2024-12-05T12:00:00Z');
    for (let count = 1; count <= 22; count += 1) await report('refused');
    await report('refused', '192.0.2.6');
    const times = () => backend.query('select times from private.unsent_mail');
    expect(await times()).toEqual([{ times: 21 }]);
    const marks = () => backend.query('select * from private.unsent_mail_marks');
    expect(JSON.stringify(await marks())).not.toContain('192.0.2');
    await backend.setClock('2024-12-05T13:00:01Z');
    await report('refused');
    expect(await times()).toEqual([{ times: 22 }]);
    await backend.setClock('2025-01-05T12:00:00Z');
    await backend.query('select private.forget_visitors()');
    expect(await marks()).toEqual([]);
    expect(await times()).toEqual([]);
  });
});
