import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let admin: ApiClient & { id: string };
beforeAll(async () => {
  backend = await openTestBackend();
  admin = await backend.newKnight({ username: 'Cheffe' });
  await backend.query('update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
});
afterAll(() => backend.close());

const decide = (client: ApiClient, who: string | null, review: boolean | null, media: boolean | null) =>
  client.request('/rest/v1/rpc/validate_user_review', {
    method: 'POST',
    body: { user_uuid: who, has_review: review, has_media: media },
  });

/** The ids of a page of two accounts after an id. */
const pageAfter = async (after: string) => {
  const rows = await admin.rows('admin_users', { after, page_size: 2, hide_test_accounts: false });
  return rows.map(({ id }) => String(id)).toSorted();
};

describe('validate_user_review', () => {
  test('A review adds 10 points and a photo 3, independently; the new total is returned and each change is audited once', async () => {
    const knight = await backend.newKnight();
    await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
    for (const [review, media, total] of [
      [true, false, 15],
      [true, true, 18],
      [true, true, 18],
      [false, true, 8],
      [false, false, 5],
    ] as const) {
      expect((await decide(admin, knight.id, review, media)).json).toBe(total);
      expect(await knight.call('my_standing')).toMatchObject({ total_score: total, completed_enigmes: 1 });
    }
    expect(
      await backend.query(
        'select admin_id, has_review, has_media, had_review, had_media from private.review_decisions where user_id = $1 order by id',
        [knight.id],
      ),
    ).toEqual([
      { admin_id: admin.id, has_review: true, has_media: false, had_review: false, had_media: false },
      { admin_id: admin.id, has_review: true, has_media: true, had_review: true, had_media: false },
      { admin_id: admin.id, has_review: false, has_media: true, had_review: true, had_media: true },
      { admin_id: admin.id, has_review: false, has_media: false, had_review: false, had_media: true },
    ]);
  });

  test('Undoing a decision restores the place among equal totals, unless the total changed in between', async () => {
    const [early, late] = [await backend.newKnight(), await backend.newKnight()];
    for (const [knight, hour] of [
      [early, 1],
      [late, 2],
    ] as const) {
      await backend.setClock(`2024-12-02T0${hour}:00:00Z`);
      await knight.call('submit_answer', { day: 2, answer: 'motcache 2' });
    }
    const places = async () => {
      const placed = [];
      for (const knight of [early, late]) {
        const { rows } = await knight.call('leaderboard_page', { page: 1 });
        // rows as leaderboard_page documents
        const own = (rows as { is_me: boolean; position: number }[]).find(({ is_me }) => is_me);
        placed.push({ id: knight.id, position: own?.position ?? 0 });
      }
      return placed.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
    };
    expect(await places()).toEqual([early.id, late.id]);
    await backend.setClock('2024-12-03T00:00:00Z');
    await decide(admin, early.id, true, false);
    await decide(admin, early.id, true, true);
    await decide(admin, early.id, true, false);
    await backend.setClock('2024-12-03T00:00:05Z');
    await decide(admin, early.id, false, false);
    expect(await places()).toEqual([early.id, late.id]);

    // The total changed between two decisions: it counts as reached now.
    await decide(admin, early.id, true, false);
    await early.call('submit_answer', { day: 3, answer: 'motcache 3' });
    await late.call('submit_answer', { day: 3, answer: 'motcache 3' });
    await backend.setClock('2024-12-03T00:00:10Z');
    await decide(admin, early.id, false, false);
    expect(await places()).toEqual([late.id, early.id]);
    await backend.setClock(null);
  });

  test.each([
    [null, true],
    [true, null],
    [null, null],
  ])('Null flags (%s, %s) are refused', async (review, media) => {
    const knight = await backend.newKnight();
    const { status, json } = await decide(admin, knight.id, review, media);
    expect([status, json]).toMatchObject([400, { code: '22023', hint: 'review_flags_missing' }]);
  });

  test('A decision on a missing account fails with account_gone', async () => {
    for (const who of ['00000000-0000-4000-8000-000000000000', null]) {
      const { status, json } = await decide(admin, who, true, false);
      expect([status, json]).toMatchObject([404, { code: 'PT404', hint: 'account_gone' }]);
    }
  });

  test('Only a current admin can decide on a review', async () => {
    const knight = await backend.newKnight();
    expect((await decide(knight, knight.id, true, true)).json).toMatchObject({
      code: '42501',
      hint: 'not_admin',
    });
    await backend.query('update public.users set is_admin = true where id = $1', [knight.id]);
    expect((await decide(knight, knight.id, true, true)).json).toBe(13);
    await backend.query('update public.users set is_admin = false where id = $1', [knight.id]);
    expect((await decide(knight, knight.id, false, false)).status).toBe(403);
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 13 });
  });
});

describe('admin_stats', () => {
  test('Every figure equals an independent count, without test accounts', async () => {
    await backend.query('delete from auth.users where id <> $1', [admin.id]);
    const days = [
      '2024-12-08T23:30:00Z',
      '2024-12-09T12:00:00Z',
      '2024-12-14T12:00:00Z',
      '2024-12-15T12:00:00Z',
      '2024-11-01T12:00:00Z',
    ];
    const knights = [];
    for (const [index, day] of days.entries()) {
      await backend.setClock(day);
      const knight = await backend.newKnight();
      knights.push(knight);
      for (let riddle = 1; riddle <= index + 1; riddle += 1) {
        await knight.call('submit_answer', { day: riddle, answer: `motcache ${riddle}` });
      }
    }
    const [first, second, third, , oldest] = knights;
    const reveal = { day: 22 };
    await oldest?.call('reveal_hint', { ...reveal, rang: 1 });
    await oldest?.call('reveal_answer', reveal);
    await backend.setClock('2024-12-15T13:00:00Z');
    await decide(admin, first?.id ?? null, true, true);
    await decide(admin, second?.id ?? null, true, false);
    await decide(admin, second?.id ?? null, false, false);
    await decide(admin, third?.id ?? null, true, false);
    const ghost = await backend.newKnight();
    await ghost.call('submit_answer', { day: 1, answer: 'motcache 1' });
    await decide(admin, ghost.id, true, true);
    await backend.query('update public.users set isnotuser = true where id = $1', [ghost.id]);

    const stats = await admin.call('admin_stats');
    expect(stats).toMatchObject({
      totalUsers: 5,
      totalEnigmesCompleted: 16,
      totalScore: 5 + 10 + 15 + 20 + 25 + 13 + 10,
      averageScore: Math.round(98 / 5),
      participationRate: 40,
      newUsersLast30Days: 4,
      usersWithReviews: 2,
      usersWithMedia: 1,
      totalReviewPoints: 23,
    });
    const independent = await backend.query(`
      select u.id as user_id, sum(p.score) + case when review_points then 10 else 0 end + case when media_points then 3 else 0 end as total
      from public.users u join public.enigme_progress p on p.user_id = u.id where not isnotuser group by u.id order by 2 desc`);
    expect(
      (stats['topUsers'] as { user_id: string; total_score: number }[]).map(({ total_score }) => total_score),
    ).toEqual(independent.map(({ total }) => Number(total))); // as admin_stats documents
    const perDay = stats['enigmeStats'] as {
      enigme_id: number;
      completion_count: number;
      completion_rate: number;
    }[]; // as admin_stats documents
    expect(perDay).toHaveLength(24);
    expect(perDay.filter(({ completion_count }) => completion_count > 0)).toEqual([
      { enigme_id: 1, completion_count: 5, completion_rate: 100 },
      { enigme_id: 2, completion_count: 4, completion_rate: 80 },
      { enigme_id: 3, completion_count: 3, completion_rate: 60 },
      { enigme_id: 4, completion_count: 2, completion_rate: 40 },
      { enigme_id: 5, completion_count: 1, completion_rate: 20 },
      { enigme_id: 22, completion_count: 1, completion_rate: 20 },
    ]);
    // Days are counted in Europe/Paris: 23:30 UTC on the 8th is the 9th.
    expect(stats['dailyStats']).toEqual([
      { date: '2024-12-09', new_users: 2, completed_enigmes: 3, reviews_submitted: 0 },
      { date: '2024-12-10', new_users: 0, completed_enigmes: 0, reviews_submitted: 0 },
      { date: '2024-12-11', new_users: 0, completed_enigmes: 0, reviews_submitted: 0 },
      { date: '2024-12-12', new_users: 0, completed_enigmes: 0, reviews_submitted: 0 },
      { date: '2024-12-13', new_users: 0, completed_enigmes: 0, reviews_submitted: 0 },
      { date: '2024-12-14', new_users: 1, completed_enigmes: 3, reviews_submitted: 0 },
      { date: '2024-12-15', new_users: 1, completed_enigmes: 4, reviews_submitted: 3 },
    ]);
    const activity = stats['recentActivity'] as { user_id: string; action: string; timestamp: string }[]; // as admin_stats documents
    expect(activity).toHaveLength(20);
    expect(activity.map(({ timestamp }) => Date.parse(timestamp))).toEqual(
      activity.map(({ timestamp }) => Date.parse(timestamp)).toSorted((one, two) => two - one),
    );
    expect(activity.map(({ user_id }) => user_id)).not.toContain(ghost.id);
    expect(new Set(activity.map(({ action }) => action.replace(/\d+/, 'N')))).toEqual(
      new Set(['Inscription', 'Énigme N résolue', 'Avis validé', 'Photo validée', 'Avis retiré']),
    );
    await backend.setClock(null);
  });

  test.each([
    ['2024-12-15T22:59:59Z', '2024-12-15'],
    ['2024-12-15T23:00:00Z', '2024-12-16'],
  ])('Daily statistics end with the current day in Europe/Paris: at %s it is %s', async (now, today) => {
    await backend.setClock(now);
    const { dailyStats } = await admin.call('admin_stats');
    expect((dailyStats as { date: string }[]).at(-1)?.date).toBe(today); // as admin_stats documents
    await backend.setClock(null);
  });

  test('Without players every rate is 0', async () => {
    await backend.query('delete from auth.users where id <> $1', [admin.id]);
    const stats = await admin.call('admin_stats');
    expect(stats).toMatchObject({
      totalUsers: 0,
      averageScore: 0,
      participationRate: 0,
      topUsers: [],
      recentActivity: [],
    });
    expect(stats['enigmeStats']).toHaveLength(24);
    expect(stats['dailyStats']).toHaveLength(7);
  });

  test('Read by id, no account is missed when another one is deleted between two pages', async () => {
    const knights = [];
    for (let index = 0; index < 5; index += 1) knights.push(await backend.newKnight());
    const read: string[] = [];
    let page = await pageAfter('00000000-0000-0000-0000-000000000000');
    await backend.query('delete from auth.users where id = $1', [page[0]]);
    for (; page.length > 0; page = await pageAfter(page.at(-1) ?? '')) read.push(...page);
    expect(read).toEqual(expect.arrayContaining(knights.map(({ id }) => id)));
    expect(new Set(read).size).toBe(read.length);
  });

  test('An admin reads every knight with e-mail address and flags, newest first', async () => {
    const knight = await backend.newKnight();
    const { json } = await admin.request(
      '/rest/v1/users?select=id,email,username,display_name,total_score,completed_enigmes,review_points,media_points,isnotuser,created_at,updated_at&order=created_at.desc',
    );
    expect((json as { id: string }[]).map(({ id }) => id)).toContain(knight.id); // one selected column
  });
});
