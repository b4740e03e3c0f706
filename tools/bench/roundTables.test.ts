import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster';

const WAIT = { timeout: 10_000 };
const CODE = 'BCDFGHJK';
const knight = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

let cluster: Cluster;
const ask = async (sql: string) => (await cluster.query('tables', sql)).trim();
const waiting = () => ask("select count(*) from pg_stat_activity where wait_event_type = 'Lock'");

/** A table where the first of these knights has sat longest. @returns its id. */
const seat = (knights: readonly number[]) =>
  ask(
    `delete from private.round_tables;
     insert into private.round_tables (name, name_forms, code) values ('Table', '{}', '${CODE}');
     insert into private.round_table_members (table_id, user_id)
     select tables.id, listed.id from private.round_tables as tables,
       unnest('{${knights.map(knight).join()}}'::uuid[]) with ordinality as listed (id, place) order by place;
     select id from private.round_tables`,
  ).then((text) => text.split('\n').at(-1) ?? '');

/** Makes a second call before the first one's transaction ends, which it must wait for. @returns both replies. */
async function inTurn(first: readonly [number, string], second: readonly [number, string]) {
  const [holder, other] = [
    cluster.open('tables', knight(first[0])),
    cluster.open('tables', knight(second[0])),
  ];
  holder.send('begin');
  holder.send(first[1]);
  holder.send("select 'called'");
  await expect.poll(holder.output, WAIT).toContain('called');
  other.send(second[1]);
  await expect.poll(waiting, WAIT).toBe('1');
  holder.send('commit');
  return [(await holder.close()).replace(/\s*called\s*/, ''), (await other.close()).trim()];
}

/** As the auth service deletes an account. */
const remove = (n: number) => `reset role; delete from auth.users where id = '${knight(n)}'`;

/** Two connections at once, which the embedded database does not have. */
describe('Two calls at once at a round table', () => {
  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.create('tables');
    await ask(
      `insert into auth.users (id, email, raw_user_meta_data)
       select format('00000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, n || '@exemple.test', '{}'
       from generate_series(1, 40) as n`,
    );
  }, 120_000);
  afterAll(() => cluster.remove(), 30_000);

  test('the last place is taken once', async () => {
    await seat(Array.from({ length: 19 }, (_, index) => index + 1));
    const join = `select public.join_round_table('${CODE}') ->> 'status'`;
    expect(await inTurn([30, join], [31, join])).toEqual([
      'joined',
      expect.stringContaining('Cette table est complète'),
    ]);
    expect(await ask('select count(*) from private.round_table_members')).toBe('20');
  });

  test('the last two who leave leave no table', async () => {
    const table = await seat([1, 2]);
    const leave = `select public.leave_round_table(${table}) ->> 'status'`;
    expect(await inTurn([1, leave], [2, leave])).toEqual(['left', 'left']);
    expect(await ask('select count(*) from private.round_tables')).toBe('0');
  });

  test('audit finding 13: the last two accounts deleted at once leave no table', async () => {
    await seat([21, 22]);
    await inTurn([21, remove(21)], [22, remove(22)]);
    expect(await ask('select count(*) from private.round_tables')).toBe('0');
  });

  test('audit finding 14: a table renamed while a member finds the answer is withheld', async () => {
    const table = await seat([23, 24]);
    const [answer] = (
      await ask(
        'select answers[1] from private.enigme_solutions join public.enigmes on id = enigme_id where day_number = 3',
      )
    ).split('\n');
    await inTurn(
      [23, `select public.rename_round_table(${table}, 'Chez ${answer}') ->> 'status'`],
      [24, `select public.submit_answer(3, '${answer}') ->> 'status'`],
    );
    expect(await ask('select name_withheld from private.round_tables')).toBe('t');
  });

  test('a member deletes their account while the owner removes them, deletes the table or leaves', async () => {
    for (const [index, call] of [
      (table: string, seated: string) => `remove_round_table_member(${table}, ${seated})`,
      (table: string) => `delete_round_table(${table})`,
      (table: string) => `leave_round_table(${table})`,
    ].entries()) {
      const [owner, member] = [10 + index, 35 + index];
      const table = await seat([owner, member]);
      const acted = call(table, await ask('select max(id) from private.round_table_members'));
      const [, deleted] = await inTurn(
        [owner, `select public.${acted} ->> 'status'`],
        [member, 'select public.delete_account()'],
      );
      expect(deleted).toBe('');
      expect(await ask(`select count(*) from auth.users where id = '${knight(member)}'`)).toBe('0');
    }
    expect(await ask('select count(*) from private.round_tables')).toBe('0');
  });
});
