import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => backend.query('delete from auth.users'));
afterAll(() => backend.close());

type Page = {
  player_count: number;
  page: number;
  page_count: number;
  rows: { position: number; rank: number; user_id: string; name: string; total_score: number }[];
};

/** A page, as leaderboard_page documents it, with the account ids that it does not give. The names of this file are unique. */
async function pageOf(client: ApiClient, page: number | null): Promise<Page> {
  const accounts = await backend.query('select id, public_name from public.users');
  const ids = new Map(accounts.map(({ id, public_name }) => [public_name, String(id)]));
  const { rows, ...numbers } = (await client.call('leaderboard_page', { page })) as Page;
  return { ...numbers, rows: rows.map((row) => ({ ...row, user_id: ids.get(row.name) ?? '' })) };
}

async function ranked(score: number, reached: string, extra = '') {
  const knight = await backend.newKnight();
  await backend.query(
    `update public.users set total_score = $2, score_reached_at = $3 ${extra} where id = $1`,
    [knight.id, score, reached],
  );
  return knight;
}

describe('The ranking', () => {
  test('Without players there is one empty page', async () => {
    expect(await pageOf(backend.visitor, 1)).toEqual({
      player_count: 0,
      page: 1,
      page_count: 1,
      rows: [],
      ends_at: null,
      is_over: false,
    });
  });

  test('orders by score, then by when it was reached, then by id; equal scores share a rank and the next one skips', async () => {
    const late = await ranked(50, '2024-12-03T10:00:00Z');
    const early = await ranked(50, '2024-12-02T10:00:00Z');
    const best = await ranked(60, '2024-12-04T10:00:00Z');
    const twins = [await ranked(40, '2024-12-01T10:00:00Z'), await ranked(40, '2024-12-01T10:00:00Z')]
      .map(({ id }) => id)
      .toSorted();
    const { rows } = await pageOf(backend.visitor, 1);
    expect(rows.map((row) => [row.user_id, row.position, row.rank])).toEqual([
      [best.id, 1, 1],
      [early.id, 2, 2],
      [late.id, 3, 2],
      [twins[0], 4, 4],
      [twins[1], 5, 4],
    ]);
    const view = await backend.visitor.request('/rest/v1/enigme_leaderboard?select=name,rank');
    // In the order of the pages, not in that of the last writes.
    expect(view.json).toEqual(rows.map(({ name, rank }) => ({ name, rank })));
    expect(await late.call('my_standing')).toMatchObject({
      rank: 2,
      page: 1,
      player_count: 5,
      total_score: 50,
    });
  });

  test('ranks a knight with 0 points for a revealed answer, and no longer after a reset (rule 6.1)', async () => {
    const scorer = await ranked(1, '2024-12-05T10:00:00Z');
    const knights = [await backend.newKnight(), await backend.newKnight()] as const;
    // In the reverse order of sign-up.
    for (const knight of [knights[1], knights[0]]) {
      await knight.call('reveal_hint', { day: 22, rang: 1 });
      expect(await knight.call('reveal_answer', { day: 22 })).toMatchObject({ status: 'correct', score: 0 });
    }
    const { rows, player_count } = await pageOf(backend.visitor, 1);
    expect([player_count, rows.map((row) => [row.user_id, row.rank, row.total_score])]).toEqual([
      3,
      [
        [scorer.id, 1, 1],
        [knights[1].id, 2, 0],
        [knights[0].id, 2, 0],
      ],
    ]);
    expect(await knights[0].call('my_standing')).toMatchObject({
      rank: 2,
      page: 1,
      player_count: 3,
      total_score: 0,
    });
    await knights[0].call('reset_progress');
    expect(await knights[0].call('my_standing')).toMatchObject({ rank: null, page: null, player_count: 2 });
    expect((await pageOf(backend.visitor, 1)).rows.map((row) => row.user_id)).toEqual([
      scorer.id,
      knights[1].id,
    ]);
    const view = await backend.visitor.request('/rest/v1/enigme_leaderboard?select=total_score&order=rank');
    expect(view.json).toEqual([{ total_score: 1 }, { total_score: 0 }]);
  });

  test('leaves out test accounts and knights who have completed nothing', async () => {
    const hidden = await ranked(99, '2024-12-01T10:00:00Z', ', isnotuser = true');
    const fresh = await backend.newKnight();
    const shown = await ranked(10, '2024-12-01T10:00:00Z');
    expect((await pageOf(backend.visitor, 1)).rows.map((row) => [row.user_id, row.rank])).toEqual([
      [shown.id, 1],
    ]);
    expect(await hidden.call('my_standing')).toMatchObject({
      rank: null,
      page: null,
      player_count: 1,
      total_score: 99,
    });
    expect(await fresh.call('my_standing')).toMatchObject({
      rank: null,
      page: null,
      player_count: 1,
      total_score: 0,
    });
    await backend.query('update public.users set isnotuser = false where id = $1', [hidden.id]);
    expect(await shown.call('my_standing')).toMatchObject({ rank: 2, player_count: 2 });
  });

  test('has pages of ten, the nearest one when out of range; ties span pages, and my_standing names the right page (rule 6.3)', async () => {
    const knights = [];
    for (let index = 0; index < 34; index += 1) {
      knights.push(
        await ranked(index < 16 ? 50 : 60 - index, `2024-12-01T10:00:${String(index % 7).padStart(2, '0')}Z`),
      );
    }
    const expected = await backend.query(
      'select id from public.users order by total_score desc, score_reached_at, id',
    );
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await pageOf(backend.visitor, page));
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 10, 4]);
    const all = pages.flatMap(({ rows }) => rows);
    expect(all.map((row) => row.user_id)).toEqual(expected.map(({ id }) => id));
    expect(all.map((row) => row.position)).toEqual([...Array(34).keys()].map((index) => index + 1));
    for (const row of all)
      expect(row.rank).toBe(1 + all.filter((each) => each.total_score > row.total_score).length);
    for (const [asked, given] of [
      [0, 1],
      [-3, 1],
      [5, 4],
      [1_000_000, 4],
      [null, 1],
    ] as const) {
      expect(await pageOf(backend.visitor, asked)).toMatchObject({
        page: given,
        page_count: 4,
        player_count: 34,
      });
    }
    for (const knight of knights) {
      const standing = await knight.call('my_standing');
      expect(pages[Number(standing['page']) - 1]?.rows.find((row) => row.user_id === knight.id)?.rank).toBe(
        standing['rank'],
      );
    }
  });

  test('orders many equal totals by when they were reached, across hours', async () => {
    const knights = [];
    for (let index = 0; index < 34; index += 1) {
      const minute = (index * 37) % 300; // over five hours, unordered
      knights.push(await ranked(5, new Date(Date.UTC(2024, 11, 1, 17, minute)).toISOString()));
    }
    const last = await ranked(3, '2024-12-01T16:00:00Z');
    const expected = await backend.query(
      'select id from public.users order by total_score desc, score_reached_at, id',
    );
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await pageOf(backend.visitor, page));
    const all = pages.flatMap(({ rows }) => rows);
    expect(all.map((row) => row.user_id)).toEqual(expected.map(({ id }) => id));
    expect(all.map((row) => row.rank)).toEqual([...knights.map(() => 1), 35]);
    for (const knight of [...knights, last]) {
      const standing = await knight.call('my_standing');
      expect(pages[Number(standing['page']) - 1]?.rows.map((row) => row.user_id)).toContain(knight.id);
    }
    // Moving one knight to an earlier time moves the others down.
    await backend.query("update public.users set score_reached_at = '2024-12-01T16:59:00Z' where id = $1", [
      knights[33]?.id,
    ]);
    expect((await pageOf(backend.visitor, 1)).rows[0]?.user_id).toBe(knights[33]?.id);
  });

  test('shows « Chevalier » without a name, and markup in a name as text', async () => {
    const nameless = await backend.newKnight({});
    await backend.query(`update public.users set total_score = 5 where id = $1`, [nameless.id]);
    const tagged = await backend.newKnight();
    await backend.query('alter table public.users disable trigger tg_users__check_names');
    await backend.query(
      `update public.users set total_score = 3, display_name = '<img src=x>' where id = $1`,
      [tagged.id],
    );
    await backend.query('alter table public.users enable trigger tg_users__check_names');
    expect((await pageOf(backend.visitor, 1)).rows.map((row) => row.name)).toEqual([
      'Chevalier',
      '<img src=x>',
    ]);
  });

  test('keeps the place of an unchanged total; a total lost and regained ranks later', async () => {
    const [first, second] = [await backend.newKnight(), await backend.newKnight()];
    for (const [knight, instant] of [
      [first, '2024-12-01T10:00:00Z'],
      [second, '2024-12-01T11:00:00Z'],
    ] as const) {
      await backend.setClock(instant);
      await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
    }
    const order = async () => (await pageOf(backend.visitor, 1)).rows.map((row) => row.user_id);
    expect(await order()).toEqual([first.id, second.id]);
    await backend.setClock('2024-12-01T12:00:00Z');
    await first.call('submit_answer', { day: 1, answer: 'motcache 1' });
    expect(await order()).toEqual([first.id, second.id]);
    await first.call('reset_progress');
    await first.call('submit_answer', { day: 1, answer: 'motcache 1' });
    expect(await order()).toEqual([second.id, first.id]);
    await backend.setClock(null);
  });
});
