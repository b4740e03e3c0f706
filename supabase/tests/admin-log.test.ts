import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

type Knight = ApiClient & { id: string };
let backend: EditionsBackend;
let admin: Knight;
let knight: Knight;
beforeAll(async () => {
  backend = await openEditionsBackend();
});
beforeEach(async () => {
  await backend.startAfresh();
  for (const table of ['team_decisions', 'accepted_answers'])
    await backend.query(`delete from private.${table}`);
  admin = await backend.newKnight({ username: 'Merlin' });
  await backend.query('update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
  knight = await backend.newKnight({ username: 'Perceval' });
});
afterAll(() => backend.close());

const logOf = async (input: object = {}) => {
  const found = await admin.rows('admin_log', input);
  const rows = found.map(({ total: _total, shown_page: _page, page_count: _count, ...line }) => line);
  return { total: found[0]?.['total'] ?? 0, rows };
};
const review = (has_review: boolean, has_media: boolean) =>
  admin.request('/rest/v1/rpc/validate_user_review', {
    method: 'POST',
    body: { user_uuid: knight.id, has_review, has_media },
  });

/** One decision of every kind, in this order, a minute apart. */
async function decideEverything() {
  await knight.call('submit_answer', { day: 2, answer: 'lanterne' });
  await backend.apply('next');
  const decisions = [
    () => admin.call('hide_name', { user_uuid: knight.id, name: 'Perceval', reason: 'Vrai nom' }),
    () => admin.call('restore_name', { user_uuid: knight.id, name: 'Perceval', reason: 'Inventé' }),
    () => admin.call('set_out_of_ranking', { user_uuid: knight.id, is_out: true, reason: 'À plusieurs' }),
    () => admin.call('set_out_of_ranking', { user_uuid: knight.id, is_out: false }),
    () => review(true, false),
    () => review(true, true),
    () => review(false, true),
    () => review(false, false),
    () => admin.call('accept_answer', { day: 2, answer: 'Lanterne' }),
    () => admin.call('publish_edition', { code: 'next' }),
  ];
  for (const [minute, decide] of decisions.entries()) {
    await backend.setClock(`2024-12-01T10:${String(minute + 10)}:00Z`);
    await decide();
  }
}

test('The log says when, who, what, about whom and why, newest first (rule 8.6)', async () => {
  await decideEverything();
  const { rows, total } = await logOf();
  expect(total).toBe(10);
  const moments = rows.map(({ decided_at }) => String(decided_at));
  expect(moments).toEqual(moments.toSorted((one, other) => other.localeCompare(one)));
  expect(rows.every(({ admin_name }) => admin_name === 'Merlin')).toBe(true);
  const told = rows.map((row) => [
    row['action'],
    row['user_name'],
    row['subject'],
    row['edition'],
    row['day_number'],
    row['reason'],
  ]);
  expect(told.toReversed()).toEqual([
    ['hidden_name', 'Perceval', 'Perceval', null, null, 'Vrai nom'],
    ['restored_name', 'Perceval', 'Perceval', null, null, 'Inventé'],
    ['left_ranking', 'Perceval', null, null, null, 'À plusieurs'],
    ['rejoined_ranking', 'Perceval', null, null, null, null],
    ['kept_review', 'Perceval', null, 'tests', null, null],
    ['kept_review_and_photo', 'Perceval', null, 'tests', null, null],
    ['kept_photo', 'Perceval', null, 'tests', null, null],
    ['withdrew_review', 'Perceval', null, 'tests', null, null],
    ['accepted_answer', null, 'Lanterne', 'tests', 2, null],
    ['published_edition', null, null, 'next', null, null],
  ]);
});

test('A message on a day is in the log once published and once resolved, not while it is written', async () => {
  const day = { edition: 'tests', day: 4 };
  const body = { ...day, body: 'La réponse B est acceptée aussi.' };
  await admin.request('/rest/v1/rpc/save_message', { method: 'POST', body });
  const message = await backend.value('select max(id) from private.day_messages');
  for (const status of ['published', 'resolved'])
    await admin.request('/rest/v1/rpc/set_message_status', { method: 'POST', body: { message, status } });
  const said = {
    edition: 'tests',
    day_number: 4,
    subject: 'La réponse B est acceptée aussi.',
    admin_name: 'Merlin',
  };
  expect((await logOf()).rows).toMatchObject([
    { action: 'resolved_message', ...said },
    { action: 'published_message', ...said },
  ]);
});

test('The log is paged: pages of the size asked for, the nearest when out of range, no decision twice', async () => {
  await decideEverything();
  const whole = (await logOf()).rows;
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await logOf({ page, page_size: 3 }));
  expect(pages.map(({ rows }) => rows.length)).toEqual([3, 3, 3, 1]);
  expect(pages.flatMap(({ rows }) => rows)).toEqual(whole);
  expect(await logOf({ page: 99, page_size: 3 })).toEqual(pages[3]);
});

test('An edition published by a command has no admin in the log', async () => {
  await backend.apply('next');
  await backend.publish('next');
  expect((await logOf()).rows).toMatchObject([
    { action: 'published_edition', edition: 'next', admin_name: null },
  ]);
});

test('A knight who deletes their account leaves the log; an admin leaves their decisions without a name', async () => {
  const other = await backend.newAdmin();
  await other.call('hide_name', { user_uuid: knight.id, name: 'Perceval', reason: 'Vrai nom' });
  await other.call('set_out_of_ranking', { user_uuid: admin.id, is_out: true, reason: 'À sa demande' });
  await other.request('/rest/v1/rpc/delete_account', { method: 'POST', body: {} });
  expect((await logOf()).rows).toMatchObject([
    { action: 'left_ranking', user_name: 'Merlin', admin_name: null },
    { action: 'hidden_name', user_name: 'Perceval', admin_name: null },
  ]);
  await knight.request('/rest/v1/rpc/delete_account', { method: 'POST', body: {} });
  expect((await logOf()).rows).toMatchObject([{ action: 'left_ranking' }]);
  expect(await backend.query('select * from private.hidden_names')).toEqual([]);
});

test('The list of accounts finds hidden names and knights out of the ranking', async () => {
  await admin.call('hide_name', { user_uuid: knight.id, name: 'Perceval', reason: 'Vrai nom' });
  const out = await backend.newKnight({ username: 'Gauvain' });
  await admin.call('set_out_of_ranking', { user_uuid: out.id, is_out: true, reason: 'À plusieurs' });
  expect(await admin.rows('admin_users', { moderation: 'name_hidden' })).toMatchObject([
    {
      id: knight.id,
      name_withheld: 'name_hidden',
      hidden_names: ['Perceval'],
      out_of_ranking: false,
      total: 1,
    },
  ]);
  expect(await admin.rows('admin_users', { moderation: 'out_of_ranking' })).toMatchObject([
    { id: out.id, name_withheld: null, hidden_names: [], out_of_ranking: true, total: 1 },
  ]);
  expect(await admin.call('admin_users', { moderation: 'banned' })).toMatchObject({ hint: 'filter_unknown' });
});
