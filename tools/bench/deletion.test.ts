import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster';

const WAIT = { timeout: 10_000 };
const DELETE = 'select public.delete_account()';

let cluster: Cluster;
let accounts = 0;

/** Creates knights whose ids are in the order of creation. */
async function createKnights(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => {
    accounts += 1;
    return `00000000-0000-4000-8000-${String(accounts).padStart(12, '0')}`;
  });
  await cluster.query(
    'deletion',
    `insert into auth.users (id, email, raw_user_meta_data)
     select id, id || '@exemple.test', '{"username": "Lanterne"}' from unnest('{${ids.join()}}'::uuid[]) as id`,
  );
  return ids;
}

/** Makes an admin, without the knights' name: an admin's would be reserved. */
const promote = (id: string) =>
  cluster.query(
    'deletion',
    `update public.users set is_admin = true, username = null, display_name = null where id = '${id}'`,
  );
const accept = (day: number) => `select public.accept_answer(${day}, 'lanterne') ->> 'regraded'`;
const waiting = () =>
  cluster.query('deletion', "select count(*) from pg_stat_activity where wait_event_type = 'Lock'");

/**
 * Runs calls at once: the first stops at a lock that another connection holds, then the next one starts.
 * @param lock the statement that takes it.
 * @returns what each wrote.
 */
async function together(lock: string, calls: readonly [knight: string, sql: string][]): Promise<string[]> {
  const gate = cluster.open('deletion');
  gate.send('reset role');
  gate.send('begin');
  gate.send(lock);
  gate.send("select 'closed'");
  await expect.poll(gate.output, WAIT).toContain('closed');
  const sessions = [];
  for (const [index, [knight, sql]] of calls.entries()) {
    const session = cluster.open('deletion', knight);
    session.send(sql);
    sessions.push(session);
    await expect.poll(waiting, WAIT).toBe(`${index + 1}\n`);
  }
  gate.send('commit');
  await gate.close();
  return Promise.all(sessions.map((session) => session.close()));
}

const remaining = async (...ids: string[]) =>
  (
    await cluster.query('deletion', `select count(*) from auth.users where id = any ('{${ids.join()}}')`)
  ).trim();

const table = (name: string) => `lock table ${name} in access exclusive mode`;

/** Two connections at once, which the embedded database does not have. */
describe('Two calls that lock the same rows', () => {
  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.create('deletion');
  }, 120_000);
  afterAll(() => cluster.remove(), 30_000);

  test('an account is deleted after its import', async () => {
    const [knight = ''] = await createKnights(1);
    const entries = await cluster.query(
      'deletion',
      "select json_agg(json_build_object('day', day_number, 'answer', answers[1])) from private.enigme_solutions join public.enigmes on id = enigme_id",
    );
    const imported = `select public.import_progress('${entries.trim().replaceAll("'", "''")}') ->> 'completed_enigmes'`;
    expect(
      await together(table('public.enigme_progress'), [
        [knight, imported],
        [knight, DELETE],
      ]),
    ).toEqual([expect.stringMatching(/^\d+$/), '']);
    expect(await remaining(knight)).toBe('0');
  });

  test("an account is deleted after an admin's decision on it", async () => {
    const [knight = '', admin = ''] = await createKnights(2);
    await promote(admin);
    expect(
      await together(table('private.review_decisions'), [
        [admin, `select public.validate_user_review('${knight}', true, false)`],
        [knight, DELETE],
      ]),
    ).toEqual(['10', '']);
    expect(await remaining(knight)).toBe('0');
  });

  test("an admin's account is deleted after their decision, which stays", async () => {
    const [knight = '', admin = ''] = await createKnights(2);
    await promote(admin);
    expect(
      await together(table('private.review_decisions'), [
        [admin, `select public.validate_user_review('${knight}', true, false)`],
        [admin, DELETE],
      ]),
    ).toEqual(['10', '']);
    expect(await remaining(admin)).toBe('0');
    expect(
      await cluster.query(
        'deletion',
        `select admin_id is null, has_review from private.review_decisions where user_id = '${knight}'`,
      ),
    ).toBe('t|t\n');
  });

  test('an admin who is being deleted decides nothing, and reads why', async () => {
    const [knight = '', admin = ''] = await createKnights(2);
    await promote(admin);
    // The deletion stops at its decisions, with the admin's row locked.
    const [deleted, decided] = await together(table('private.review_decisions'), [
      [admin, DELETE],
      [admin, `select public.validate_user_review('${knight}', true, false)`],
    ]);
    expect(deleted).toBe('');
    expect(decided).toContain("Cette page est réservée à l'équipe");
  });

  test('accounts are deleted after an accepted answer that regrades one and withholds the name of the other', async () => {
    const [named = '', given = '', admin = ''] = await createKnights(3);
    await promote(admin);
    await cluster.query(
      'deletion',
      `insert into public.enigme_progress (user_id, enigme_id, score) values ('${named}', private.find_riddle(1, null), 5);
       insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
       values ('${given}', 'riddle', private.current_edition(), private.find_riddle(1, null), 'lanterne', 'lanterne', now(), now());`,
    );
    const calls: [string, string][] = [
      [admin, accept(1)],
      [given, DELETE],
      [named, DELETE],
    ];
    expect(await together(table('private.answer_regrades'), calls)).toEqual(['1', '', '']);
    expect(await remaining(named, given)).toBe('0');
  });

  test('two accepted answers that name each other in the other order are both accepted', async () => {
    const [low = '', high = '', admin = ''] = await createKnights(3);
    await promote(admin);
    // Day 2 withholds the later name and regrades the earlier knight, day 3 the other way round.
    await cluster.query(
      'deletion',
      `insert into public.enigme_progress (user_id, enigme_id, score) values
         ('${high}', private.find_riddle(2, null), 5), ('${low}', private.find_riddle(3, null), 5);
       insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
       select id, 'riddle', private.current_edition(), private.find_riddle(day, null), 'lanterne', 'lanterne', now(), now()
       from (values ('${low}'::uuid, 2), ('${high}'::uuid, 3)) as given (id, day);`,
    );
    expect(
      await together(table('private.wrong_answers'), [
        [admin, accept(2)],
        [admin, accept(3)],
      ]),
    ).toEqual(['1', '1']);
  });

  test('two admins who have decided on each other delete their accounts', async () => {
    const [one = '', other = ''] = await createKnights(2);
    await cluster.query(
      'deletion',
      `insert into private.review_decisions (
         user_id, admin_id, edition, has_review, has_media, had_review, had_media, decided_at)
       values ('${one}', '${other}', private.current_edition(), true, true, false, false, now()),
         ('${other}', '${one}', private.current_edition(), true, true, false, false, now());
       -- Each deletion stops between the decisions on its account and those that it took.
       create function public.pause() returns trigger language plpgsql
         as $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
       create trigger pause before update on private.review_decisions
         for each statement execute function public.pause();`,
    );
    expect(
      await together('select pg_advisory_xact_lock(1)', [
        [one, DELETE],
        [other, DELETE],
      ]),
    ).toEqual(['', '']);
    expect(await remaining(one, other)).toBe('0');
  });
});
