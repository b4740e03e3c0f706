import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

type Knight = ApiClient & { id: string };
let backend: EditionsBackend;
let admin: Knight;
beforeAll(async () => {
  backend = await openEditionsBackend();
});
beforeEach(async () => {
  await backend.startAfresh();
  admin = await backend.newAdmin();
});
afterAll(() => backend.close());

const hide = (knight: Knight, name: string, reason = 'Prénom et nom') =>
  admin.call('hide_name', { user_uuid: knight.id, name, reason });
const restore = (knight: Knight, name: string) => admin.call('restore_name', { user_uuid: knight.id, name });
const setOut = (knight: Knight, isOut: boolean, reason: string | null = 'Fait à plusieurs') =>
  admin.call('set_out_of_ranking', { user_uuid: knight.id, is_out: isOut, reason });
const rename = (knight: Knight, name: string) =>
  knight.request(`/rest/v1/users?id=eq.${knight.id}`, {
    method: 'PATCH',
    body: { username: name, display_name: name },
  });
const nameOf = async (knight: Knight) =>
  (await backend.query('select public_name, name_withheld from public.users where id = $1', [knight.id]))[0];
const placesOf = async (client: ApiClient) => {
  const { rows, player_count } = await client.call('leaderboard_page', { page: 1 });
  return { rows, player_count };
};

describe('A hidden name (rule 2.6)', () => {
  test('reads « Chevalier » to others, until its owner chooses another', async () => {
    const knight = await backend.newKnight({ username: 'Perceval' });
    await backend.solve(knight, 1);
    expect(await hide(knight, 'Perceval')).toEqual({ status: 'hidden' });
    expect((await placesOf(backend.visitor)).rows).toMatchObject([{ name: 'Chevalier', total_score: 5 }]);
    const { json } = await knight.request('/rest/v1/users?select=username,name_withheld');
    expect(json).toEqual([{ username: 'Perceval', name_withheld: 'name_hidden' }]);
    expect((await rename(knight, 'Perceval')).json).toMatchObject({ hint: 'name_hidden' });
    expect((await rename(knight, 'Lancelot')).status).toBe(204);
    expect(await nameOf(knight)).toEqual({ public_name: 'Lancelot', name_withheld: null });
    // Two names later, it is still hidden.
    expect((await rename(knight, 'perce val 7')).json).toMatchObject({ hint: 'name_hidden' });
  });

  test('is the one that the admin has read: a name chosen meanwhile is not hidden in its place', async () => {
    const knight = await backend.newKnight({ username: 'Perceval' });
    await rename(knight, 'Lancelot');
    expect(await hide(knight, 'Perceval')).toMatchObject({ code: 'PT409', hint: 'name_changed' });
    expect(await nameOf(knight)).toEqual({ public_name: 'Lancelot', name_withheld: null });
  });

  test('needs a reason, a name and an account', async () => {
    const knight = await backend.newKnight({ username: 'Perceval' });
    const nameless = await backend.newKnight({ username: 'chevalier' });
    expect(await hide(knight, 'Perceval', '  ')).toMatchObject({ hint: 'reason_missing' });
    expect(await hide(knight, 'Perceval', 'a'.repeat(301))).toMatchObject({ hint: 'reason_too_long' });
    expect(await hide(nameless, 'chevalier')).toMatchObject({ hint: 'name_missing' });
    await backend.query('delete from auth.users where id = $1', [knight.id]);
    expect(await hide(knight, 'Perceval')).toMatchObject({ hint: 'account_gone' });
    expect((await admin.rows('admin_log')).filter(({ action }) => action === 'hidden_name')).toEqual([]);
  });

  test('restored, is read again, or may be chosen again', async () => {
    const [same, other] = [
      await backend.newKnight({ username: 'Perceval' }),
      await backend.newKnight({ username: 'Gauvain' }),
    ];
    await hide(same, 'Perceval');
    await hide(other, 'Gauvain');
    await rename(other, 'Lancelot');
    expect(await restore(same, 'Perceval')).toEqual({ status: 'restored' });
    expect(await restore(other, 'Gauvain')).toEqual({ status: 'restored' });
    expect(await nameOf(same)).toEqual({ public_name: 'Perceval', name_withheld: null });
    expect(await nameOf(other)).toEqual({ public_name: 'Lancelot', name_withheld: null });
    expect((await rename(other, 'Gauvain')).status).toBe(204);
  });

  test('restored, stays withheld for the answer that its owner has found meanwhile', async () => {
    const knight = await backend.newKnight({ username: 'Motcaché 1' });
    await hide(knight, 'Motcaché 1');
    await backend.solve(knight, 1);
    await restore(knight, 'Motcaché 1');
    expect(await nameOf(knight)).toEqual({
      public_name: 'Chevalier',
      name_withheld: 'name_contains_answer',
    });
  });

  test('withheld already for an answer, is hidden all the same', async () => {
    const knight = await backend.newKnight({ username: 'Motcaché 1' });
    await backend.solve(knight, 1);
    expect(await hide(knight, 'Motcaché 1')).toEqual({ status: 'hidden' });
    expect(await nameOf(knight)).toMatchObject({ name_withheld: 'name_hidden' });
  });
});

describe('Out of the ranking (rule 6.8)', () => {
  test('a knight keeps their points, and has no rank: on the page, in the count, in the view and on the badge', async () => {
    const [first, second] = [await backend.newKnight(), await backend.newKnight()];
    for (const [knight, days] of [[first, [1, 2]] as const, [second, [1]] as const])
      for (const day of days) await backend.solve(knight, day);
    expect(await setOut(first, true)).toEqual({ status: 'changed' });
    expect(await placesOf(second)).toMatchObject({
      player_count: 1,
      rows: [{ rank: 1, is_me: true }],
    });
    expect((await backend.visitor.request('/rest/v1/enigme_leaderboard')).json).toHaveLength(1);
    expect(await first.call('my_standing')).toMatchObject({
      rank: null,
      page: null,
      total_score: 10,
      completed_enigmes: 2,
      out_of_ranking: true,
    });
    expect(await second.call('my_standing')).toMatchObject({ rank: 1, out_of_ranking: false });
    expect(await backend.solve(first, 3)).toMatchObject({ status: 'correct', total_score: 15 });
  });

  test('a knight is still in the statistics, unlike a test account, and not among the best', async () => {
    const knight = await backend.newKnight();
    await backend.solve(knight, 1);
    await setOut(knight, true);
    expect(await admin.call('admin_stats')).toMatchObject({ totalUsers: 1, totalScore: 5, topUsers: [] });
  });

  test('an edition is frozen without a rank, and publishing the next one does not take the knight back', async () => {
    const [out, ranked] = [await backend.newKnight(), await backend.newKnight()];
    for (const knight of [out, ranked]) await backend.solve(knight, 1);
    await setOut(out, true);
    await backend.apply('next');
    await backend.publish('next');
    const results = await backend.query(
      'select user_id, total_score, rank, place from public.edition_results',
    );
    expect(results).toEqual(
      expect.arrayContaining([
        { user_id: out.id, total_score: 5, rank: null, place: null },
        { user_id: ranked.id, total_score: 5, rank: 1, place: 1 },
      ]),
    );
    await backend.solve(out, 1);
    expect(await out.call('my_standing')).toMatchObject({ rank: null, out_of_ranking: true });
  });

  test('needs a reason to leave, none to come back, and a choice', async () => {
    const knight = await backend.newKnight();
    expect(await setOut(knight, true, null)).toMatchObject({ hint: 'reason_missing' });
    await setOut(knight, true);
    expect(await setOut(knight, false, null)).toEqual({ status: 'changed' });
    expect(await admin.call('set_out_of_ranking', { user_uuid: knight.id, is_out: null })).toMatchObject({
      hint: 'choice_missing',
    });
  });

  test('and back: every place is exactly what it was, whatever was done that changed no total', async () => {
    const knights = [await backend.newKnight(), await backend.newKnight(), await backend.newKnight()];
    for (const knight of knights) await backend.solve(knight, 1);
    const before = await placesOf(backend.visitor);
    const act = fc.record({
      who: fc.constantFrom(0, 1, 2),
      what: fc.constantFrom('out', 'back', 'import', 'review and undo', 'again', 'wrong' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 10 }), async (acts) => {
        for (const { who, what } of acts) {
          const knight = knights[who];
          if (!knight) continue;
          if (what === 'out') await setOut(knight, true);
          if (what === 'back') await setOut(knight, false);
          if (what === 'import') await knight.call('import_progress', { entries: [] });
          if (what === 'again') await backend.solve(knight, 1);
          if (what === 'wrong') await knight.call('submit_answer', { day: 2, answer: 'non' });
          if (what === 'review and undo')
            for (const has_review of [true, false])
              await admin.request('/rest/v1/rpc/validate_user_review', {
                method: 'POST',
                body: { user_uuid: knight.id, has_review, has_media: false },
              });
        }
        for (const knight of knights) await setOut(knight, false);
        expect(await placesOf(backend.visitor)).toEqual(before);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 60_000);
});
