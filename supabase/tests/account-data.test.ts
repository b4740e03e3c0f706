import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

// Data and limits of an account, whichever of its knights plays (rules 28): names, export, deletion, purge, the team's lists.

type Knight = ApiClient & { id: string };

let backend: EditionsBackend;
let admin: Knight;
let first: Knight;
let child: Knight;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.startAfresh();
  admin = await backend.newAdmin();
  first = await backend.newKnight();
  child = await backend.newSibling(first, 'Perceval');
});

const sorted = (ids: unknown[]) => ids.map(String).toSorted();
const rows = v.array(v.record(v.string(), v.unknown()));
const emailOf = async (knight: Knight) =>
  v.parse(v.string(), await backend.value('select email from auth.users where id = $1', [knight.id]));

test('the sign-up of an account makes its first knight, and the first answer makes a missing one', async () => {
  expect(
    await backend.query('select account_id, portrait from public.users where id = $1', [first.id]),
  ).toEqual([{ account_id: first.id, portrait: 1 }]);
  await backend.query('alter table public.users add constraint refuses_all check (false) not valid');
  const late = await backend.newKnight();
  await backend.query('alter table public.users drop constraint refuses_all');
  expect(await late.rows('my_knights')).toEqual([]);
  const added = await backend.newSibling(late, 'Yvain');
  expect(await late.rows('my_knights')).toMatchObject([
    { id: late.id, name: null, is_first: true },
    { id: added.id, name: 'Yvain', is_first: false },
  ]);
});

test('an account changes the names of its knights twenty times an hour, those that it removes included', async () => {
  await backend.setClock('2024-12-03T10:00:00Z');
  for (let nth = 1; nth < 20; nth += 1) {
    const { id } = await first.call('add_knight', {
      name: `Page ${String.fromCodePoint(64 + nth)}`,
      portrait: 2,
    });
    await first.call('remove_knight', { knight: id });
  }
  const often = { code: 'PT409', hint: 'name_too_often' };
  expect(await first.call('add_knight', { name: 'Yvain', portrait: 2 })).toMatchObject(often);
  expect(await first.call('change_knight', { knight: child.id, name: 'Galaad' })).toMatchObject(often);
  expect(await first.call('change_knight', { knight: child.id, portrait: 5 })).toEqual({ status: 'changed' });
  await backend.setClock('2024-12-03T11:00:01Z');
  expect(await first.call('add_knight', { name: 'Yvain', portrait: 2 })).toMatchObject({ status: 'added' });
});

describe('Names', () => {
  test('each knight has the answers that they have found: another may bear one', async () => {
    await backend.solve(child, 3);
    expect(await first.call('change_knight', { knight: child.id, name: 'Motcaché 3' })).toMatchObject({
      hint: 'name_contains_answer',
    });
    expect(await first.call('change_knight', { knight: first.id, name: 'Motcaché 3' })).toEqual({
      status: 'changed',
    });
    await backend.solve(first, 3);
    expect(
      await backend.query(
        'select name_withheld from public.users where account_id = $1 order by id = $1 desc',
        [first.id],
      ),
    ).toEqual([{ name_withheld: 'name_contains_answer' }, { name_withheld: null }]);
  });

  test('a name that the team has hidden is hidden to every knight of the account', async () => {
    const hidden = { user_uuid: child.id, name: 'Perceval', reason: 'Vrai nom' };
    expect(await admin.call('hide_name', hidden)).toEqual({ status: 'hidden' });
    expect(await first.call('change_knight', { knight: first.id, name: 'PERCEVAL' })).toMatchObject({
      hint: 'name_hidden',
    });
    expect(await first.call('add_knight', { name: 'Perceval', portrait: 1 })).toMatchObject({
      hint: 'name_hidden',
    });
    const stranger = await backend.newKnight();
    expect(await stranger.call('add_knight', { name: 'Perceval', portrait: 1 })).toMatchObject({
      status: 'added',
    });
  });
});

const listed = (search: string) => admin.rows('admin_users', { search, hide_test_accounts: true });

describe('The team', () => {
  test('reads a row a knight, with the address of the account and how many knights it has', async () => {
    const email = await emailOf(first);
    for (const search of [email, email.toUpperCase()])
      expect(sorted((await listed(search)).map(({ id }) => id))).toEqual(sorted([first.id, child.id]));
    expect(await listed('perceval')).toMatchObject([
      { id: child.id, account_id: first.id, email, knight_count: 2, display_name: 'Perceval' },
    ]);
    await backend.query("update auth.users set email = 'nouvelle@exemple.test' where id = $1", [first.id]);
    expect(await listed(email)).toEqual([]);
    expect(await listed('nouvelle@')).toMatchObject([
      { email: 'nouvelle@exemple.test' },
      { email: 'nouvelle@exemple.test' },
    ]);
    expect(await backend.value('select email from public.users where id = $1', [child.id])).toBeNull();
  });

  test('reads the address of the account in the log', async () => {
    await admin.call('set_out_of_ranking', { user_uuid: child.id, is_out: true, reason: 'À plusieurs' });
    expect((await admin.rows('admin_log'))[0]).toMatchObject({
      user_name: 'Perceval',
      user_email: await emailOf(first),
    });
  });

  test('counts knights and accounts apart, without test accounts and their knights', async () => {
    await backend.newSibling(admin, 'Galaad');
    expect(await admin.call('admin_stats')).toMatchObject({
      totalUsers: 2,
      totalAccounts: 1,
      testAccounts: 2,
    });
    await admin.request('/rest/v1/rpc/validate_user_review', {
      method: 'POST',
      body: { user_uuid: child.id, has_review: true, has_media: false },
    });
    expect(await admin.call('admin_stats')).toMatchObject({ usersWithReviews: 1, participationRate: 100 });
  });
});

test('an opening counts once an hour for each knight', async () => {
  for (const who of [first, child, first, child])
    await who.request('/rest/v1/rpc/count_opening', {
      method: 'POST',
      body: { day: 3 },
      headers: { 'x-browser': 'tab' },
    });
  expect(
    await backend.value("select count(*)::integer from private.visit_events where event = 'opened'"),
  ).toBe(2);
});

test('a class is a knight: another knight of the account has a rank, and no key', async () => {
  expect(await child.call('become_class')).toEqual({ status: 'changed' });
  expect(await child.rows('class_key')).toHaveLength(24);
  expect((await first.request('/rest/v1/rpc/class_key', { method: 'POST', body: {} })).status).toBe(403);
  for (const who of [first, child]) await backend.solve(who, 3);
  expect(await child.call('my_standing')).toMatchObject({ is_class: true, rank: null });
  expect(await first.call('my_standing')).toMatchObject({ is_class: false, rank: 1 });
});

test("a visitor's progress goes to the knight that plays", async () => {
  const entries = [{ day: 1, answer: 'motcaché 1' }];
  expect(await child.call('import_progress', { entries })).toMatchObject({ total_score: 5 });
  expect(await first.call('my_standing')).toMatchObject({ total_score: 0 });
});

describe('The data of an account', () => {
  beforeEach(async () => {
    for (const [who, wrong] of [
      [first, 'un renard'],
      [child, 'une belette'],
    ] as const) {
      await backend.solve(who, 3);
      await who.call('submit_answer', { day: 4, answer: wrong });
      await who.call('create_round_table', { name: `Chez ${wrong}` });
    }
  });

  test('are exported with all its knights, whichever plays', async () => {
    const exported = await child.call('my_data');
    const owners = (table: string) => v.parse(rows, exported[table]).map(({ user_id, id }) => user_id ?? id);
    for (const table of [
      'users',
      'enigme_progress',
      'enigme_fragments',
      'artefacts',
      'wrong_answers',
      'round_tables',
    ])
      expect([table, sorted(owners(table))]).toEqual([table, sorted([first.id, child.id])]);
    expect(v.parse(rows, exported['auth_users'])).toMatchObject([{ id: first.id }]);
    expect(sorted(Object.keys(exported))).toEqual(sorted(Object.keys(await first.call('my_data'))));
  });

  test('go with the account, whichever knight plays', async () => {
    expect((await child.request('/rest/v1/rpc/delete_account', { method: 'POST', body: {} })).status).toBe(
      204,
    );
    for (const { id } of [first, child])
      expect(await backend.query('select tests.rows_about($1)', [id])).toEqual([]);
    expect(await backend.value('select count(*)::integer from private.round_tables')).toBe(0);
  });

  test('are purged once no knight of the account has played since the edition was published', async () => {
    await backend.setClock('2026-11-01T12:00:00Z');
    await backend.apply('next', { purge_on: '2027-01-31' });
    await backend.publish('next');
    await backend.query("update auth.users set created_at = '2025-12-01', last_sign_in_at = null");
    await backend.solve(child, 3);
    await backend.setClock('2027-01-31T12:00:00Z');
    expect(await backend.value('select private.purge_season()')).toMatchObject({ accounts: 0 });
    await backend.query('update public.users set last_quest_at = null where id = $1', [child.id]);
    expect(await backend.value('select private.purge_season()')).toMatchObject({ accounts: 1 });
    expect(await backend.query('select id from public.users where account_id = $1', [first.id])).toEqual([]);
  });
});
