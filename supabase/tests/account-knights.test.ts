import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

// Journeys of the knights of one account, and the limits and the contest that they share (rules 28).

type Knight = ApiClient & { id: string };

let backend: EditionsBackend;
let admin: Knight;
let first: Knight;
let child: Knight;
let stranger: Knight;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.startAfresh();
  await backend.query('delete from private.contest_lists');
  admin = await backend.newAdmin();
  first = await backend.newKnight();
  child = await backend.newSibling(first, 'Perceval');
  stranger = await backend.newKnight();
});

const post = (client: ApiClient, name: string, body: object) =>
  client.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
const read = async (client: ApiClient, path: string) =>
  v.parse(v.array(v.record(v.string(), v.unknown())), (await client.request(`/rest/v1/${path}`)).json);

/** Different wrong answers to day 2. @returns the last reply. */
const guess = async (who: Knight, count: number) => {
  let reply: Record<string, unknown> = {};
  for (let nth = 1; nth <= count; nth += 1)
    reply = await who.call('submit_answer', { day: 2, answer: `essai ${who.id} ${nth}` });
  return reply;
};

const validate = (who: Knight, has_review: boolean, has_media: boolean) =>
  post(admin, 'validate_user_review', { user_uuid: who.id, has_review, has_media });

describe('The header x-knight', () => {
  test('says whose journey a request reads and writes', async () => {
    await backend.solve(child, 3);
    expect(await child.call('my_standing')).toMatchObject({ total_score: 5, completed_enigmes: 1 });
    expect(await first.call('my_standing')).toMatchObject({ total_score: 0, completed_enigmes: 0 });
    expect(await read(child, 'enigme_progress?select=user_id')).toEqual([{ user_id: child.id }]);
    expect(await read(first, 'enigme_progress?select=user_id')).toEqual([]);
    expect(await read(child, 'users?select=id,email')).toEqual([{ id: child.id, email: null }]);
  });

  test.each(['', '  '])('« %s » names no one: the first knight plays', async (header) => {
    await backend.solve(first, 3);
    const { json } = await first.request('/rest/v1/enigme_progress?select=user_id', {
      headers: { 'x-knight': header },
    });
    expect(json).toEqual([{ user_id: first.id }]);
  });

  test('of a knight of another account, of a removed one or with any other text is refused in the same way', async () => {
    await backend.solve(stranger, 3);
    const gone = await backend.newSibling(first, 'Lancelot');
    expect(await first.call('remove_knight', { knight: gone.id })).toEqual({ status: 'removed' });
    const answers = new Set<string>();
    for (const header of [stranger.id, gone.id, crypto.randomUUID(), 'perceval', "' or true --"])
      for (const [path, options] of [
        ['/rest/v1/enigme_progress', {}],
        ['/rest/v1/users', {}],
        ['/rest/v1/rpc/my_standing', { method: 'POST', body: {} }],
        ['/rest/v1/rpc/submit_answer', { method: 'POST', body: { day: 4, answer: 'motcaché 4' } }],
      ] as const) {
        const { status, text } = await first.request(path, { ...options, headers: { 'x-knight': header } });
        answers.add(`${status} ${text}`);
      }
    expect([...answers]).toEqual([expect.stringMatching(/^404 .*"unknown_knight"/)]);
  });

  test('an account whose header is refused still reads and changes its own knights', async () => {
    const stale = { 'x-knight': crypto.randomUUID() };
    const { json } = await first.request('/rest/v1/rpc/my_knights', {
      method: 'POST',
      body: {},
      headers: stale,
    });
    expect(json).toMatchObject([
      { id: first.id, is_first: true },
      { id: child.id, is_first: false, name: 'Perceval' },
    ]);
  });

  test('a knight renames themselves, and no other', async () => {
    const rename = (id: string) =>
      child.request(`/rest/v1/users?id=eq.${id}`, {
        method: 'PATCH',
        body: { username: 'Galaad' },
        headers: { prefer: 'return=representation' },
      });
    expect((await rename(child.id)).json).toMatchObject([{ username: 'Galaad' }]);
    for (const { id } of [first, stranger]) expect((await rename(id)).json).toEqual([]);
  });
});

test('an admin is the first knight of an account: another one has no rights', async () => {
  const daughter = await backend.newSibling(admin, 'Galaad');
  expect(await backend.value('select isnotuser from public.users where id = $1', [daughter.id])).toBe(true);
  expect((await post(daughter, 'admin_stats', {})).status).toBe(403);
  expect((await post(admin, 'admin_stats', {})).status).toBe(200);
  await expect(
    backend.query('update public.users set is_admin = true where id = $1', [daughter.id]),
  ).rejects.toThrow('users_is_admin_check');
});

describe('Wrong answers (rule 28.4)', () => {
  test('a knight has the limit of a knight, whatever a brother or sister does', async () => {
    await backend.setClock('2024-12-03T10:00:00Z');
    expect(await guess(first, 10)).toMatchObject({ status: 'wrong', retry_after_s: 60 });
    expect(await guess(first, 1)).toMatchObject({ status: 'locked' });
    expect(await guess(child, 1)).toMatchObject({ status: 'wrong', retry_after_s: 0 });
  });

  test('the knights of an account have three times that together, for a minute', async () => {
    const others = [
      child,
      await backend.newSibling(first, 'Yvain'),
      await backend.newSibling(first, 'Bohort'),
    ];
    await backend.setClock('2024-12-03T10:00:00Z');
    for (const who of others.slice(0, 2)) await guess(who, 10);
    await guess(first, 5);
    const last = others[2] ?? child;
    expect(await guess(last, 4)).toMatchObject({ status: 'wrong', retry_after_s: 0 });
    expect(await guess(last, 5)).toMatchObject({ status: 'wrong', retry_after_s: 60 });
    expect(await backend.solve(last, 2)).toMatchObject({ status: 'locked', retry_after_s: 60 });
    // Another day, and another account, are not concerned.
    expect(await backend.solve(last, 3)).toMatchObject({ status: 'correct' });
    expect(await backend.solve(stranger, 2)).toMatchObject({ status: 'correct' });
    await backend.setClock('2024-12-03T10:01:00Z');
    expect(await backend.solve(last, 2)).toMatchObject({ status: 'correct' });
  });
});

describe('The contest has one review an account (rule 28.5)', () => {
  const entrants = v.object({
    entrants: v.array(v.object({ ticket: v.string(), name: v.string(), email: v.string() })),
    draws: v.array(
      v.object({ winners: v.array(v.object({ name: v.string(), email: v.string(), state: v.string() })) }),
    ),
  });

  test('a second one is refused, and possible once the first is withdrawn', async () => {
    expect((await validate(child, true, false)).json).toBe(10);
    for (const [hasReview, hasMedia] of [
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      const { status, json } = await validate(first, hasReview, hasMedia);
      expect([status, json]).toMatchObject([409, { hint: 'account_has_review' }]);
    }
    expect((await validate(child, true, true)).json).toBe(13);
    expect((await validate(first, false, false)).json).toBe(0);
    expect((await validate(stranger, true, false)).json).toBe(10);
    expect((await validate(child, false, false)).json).toBe(0);
    expect((await validate(first, true, false)).json).toBe(10);
    await expect(
      backend.query('update public.users set review_points = true where id = $1', [child.id]),
    ).rejects.toThrow('users_one_review');
  });

  test('an account has one ticket, whichever knight sent the review, and its address receives the prize', async () => {
    await validate(first, true, false);
    const drawn = async () => v.parse(entrants, await admin.call('admin_contest', { edition: 'tests' }));
    const before = await drawn();
    await validate(first, false, false);
    await validate(child, true, false);
    const after = await drawn();
    const email = await backend.value('select email from public.users where id = $1', [first.id]);
    expect(after.entrants).toEqual([{ ticket: before.entrants[0]?.ticket, name: 'Perceval', email }]);

    await backend.query("update public.editions set contest_ends_at = '2024-12-31' where code = 'tests'");
    await admin.call('draw_contest', { edition: 'tests', seed: '7', winners: 1 });
    expect((await drawn()).draws[0]?.winners).toEqual([{ name: 'Perceval', email, state: 'entitled' }]);
    // The list was fixed: the knight that sent the review may go, and the account stays drawn.
    await first.call('remove_knight', { knight: child.id });
    expect((await drawn()).draws[0]?.winners).toMatchObject([{ email, state: 'withdrawn' }]);
  });
});

test('brother and sister have a rank each, and may sit at one table', async () => {
  await backend.solve(first, 3);
  await backend.solve(child, 3);
  const page = v.parse(
    v.object({ rows: v.array(v.object({ name: v.string(), is_me: v.boolean() })) }),
    await child.call('leaderboard_page', { page: 1 }),
  );
  expect(page.rows).toHaveLength(2);
  expect(page.rows.filter(({ is_me }) => is_me)).toMatchObject([{ name: 'Perceval' }]);

  const { id } = await first.call('create_round_table', { name: 'À la maison' });
  const { code } = await first.call('round_table_board', { round_table: id });
  expect(await child.call('join_round_table', { code })).toEqual({ status: 'joined', id });
  expect(await child.call('round_table_board', { round_table: id })).toMatchObject({
    is_owner: false,
    members: [
      { is_me: false, is_owner: true, stars: 1 },
      { name: 'Perceval', is_me: true, is_owner: false, stars: 1 },
    ],
  });
  expect(await child.call('leave_round_table', { round_table: id })).toEqual({ status: 'left' });
  expect(await first.rows('my_round_tables')).toMatchObject([{ id, member_count: 1 }]);
});
