import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime } from '../../src/escape-noel/edition/schedule.ts';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

type Knight = ApiClient & { id: string };

let backend: EditionsBackend;
let knight: Knight;
let other: Knight;
let admin: Knight;

const page = async (edition?: string) =>
  (await backend.visitor.call('leaderboard_page', { page: 1, edition })).rows;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());

beforeEach(async () => {
  await backend.startAfresh();
  [knight, other, admin] = [await backend.newKnight(), await backend.newKnight(), await backend.newAdmin()];
});

describe('A new edition', () => {
  test('starts everyone at zero, and leaves the past one as it was', async () => {
    for (let day = 1; day <= 24; day += 1) await backend.solve(knight, day);
    await backend.solve(other, 1);
    await other.call('submit_bonus_answer', { day: 1, answer: 'trésor caché 1' });
    await knight.call('submit_final_sentence', { answer: 'la phrase cachée de tous' });
    await admin.request('/rest/v1/rpc/validate_user_review', {
      method: 'POST',
      body: { user_uuid: other.id, has_review: true, has_media: false },
    });
    const before = await page();
    await backend.apply('next');
    expect(await backend.publish('next')).toEqual({ status: 'published', archived: 'tests', results: 2 });

    expect(await page()).toEqual([]);
    expect(await page('tests')).toEqual(before);
    for (const who of [knight, other])
      expect(await who.call('my_standing')).toMatchObject({
        total_score: 0,
        completed_enigmes: 0,
        rank: null,
      });
    expect(await backend.solve(knight, 1)).toMatchObject({
      status: 'correct',
      score: 5,
      completed_enigmes: 1,
    });
    expect(await backend.solve(knight, 1, 'tests')).toMatchObject({
      status: 'already_solved',
      completed_enigmes: 24,
    });
    expect(await knight.call('final_sentence', { edition: 'tests' })).toMatchObject({
      solved: { sentence: 'La phrasecachée de tous' },
    });
    expect((await other.request('/rest/v1/users?select=review_points')).json).toEqual([
      { review_points: false },
    ]);
    expect(
      (await other.request('/rest/v1/edition_results?select=edition,total_score,rings,rank,review_points'))
        .json,
    ).toEqual([{ edition: 'tests', total_score: 15, rings: 1, rank: 2, review_points: true }]);
    expect(
      (await knight.request('/rest/v1/edition_results?select=completed_enigmes,rank&finished_at=not.is.null'))
        .json,
    ).toEqual([{ completed_enigmes: 24, rank: 1 }]);
    expect(await backend.value('select count(*)::int from private.review_decisions')).toBe(1);
  });

  test('is played while the past one is finished in the archives, which changes no ranking', async () => {
    await backend.solve(other, 1);
    await backend.apply('next', { schedule: { first_door: '2999-12-01' } });
    await backend.publish('next');
    const frozen = await page('tests');
    expect(await backend.solve(knight, 5, 'tests')).toMatchObject({
      status: 'correct',
      score: 5,
      total_score: 0,
    });
    expect(await backend.solve(other, 5)).toMatchObject({ hint: 'riddle_closed' });
    expect(await page('tests')).toEqual(frozen);
    expect(await page()).toEqual([]);
    expect(await other.call('reset_progress', { edition: 'tests' })).toEqual({
      total_score: 0,
      completed_enigmes: 0,
    });
    expect(await backend.solve(other, 1, 'tests')).toMatchObject({ status: 'correct' });
    expect(await page('tests')).toEqual(frozen);
  });

  test('leaves the pages of the past ranking as they were, without the accounts that are deleted', async () => {
    const knights = [knight, other];
    while (knights.length < 13) knights.push(await backend.newKnight());
    for (const each of knights) await backend.solve(each, 1);
    const turn = async (number: number) =>
      (await backend.visitor.call('leaderboard_page', { page: number, edition: 'tests' })).rows;
    const before = [await turn(1), await turn(2)];
    await backend.apply('next');
    await backend.publish('next');
    expect([await turn(1), await turn(2)]).toEqual(before);
    await backend.query('delete from auth.users where id = $1', [knight.id]);
    expect(await turn(2)).toMatchObject([{ position: 11 }, { position: 12 }]);
  });

  test('is not touched by the import of a past one, which is judged and charges its own hints', async () => {
    await backend.apply('next');
    await backend.publish('next');
    const entries = [
      { day: 1, answer: 'motcaché 1', hints_used: 2 },
      { day: 2, answer: 'une erreur', hints_used: 1 },
    ];
    expect(await knight.call('import_progress', { entries, edition: 'tests' })).toMatchObject({
      results: [
        { day: 1, status: 'imported' },
        { day: 2, status: 'wrong' },
      ],
      gained: 2,
      total_score: 2,
    });
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 0, completed_enigmes: 0 });
    expect(await backend.solve(knight, 1)).toMatchObject({ status: 'correct', hints_used: 0, score: 5 });
    expect(await backend.solve(knight, 2, 'tests')).toMatchObject({ status: 'correct', hints_used: 1 });
  });

  test('is refused with the reasons, and changes nothing then', async () => {
    await backend.query('select private.apply_edition($1::text::jsonb)', [
      JSON.stringify({ edition: 'next', title: 'Sans rien', riddles: [] }),
    ]);
    await expect(backend.publish('next')).rejects.toThrow(
      /le jour 1 manque.*le jour 24 manque.*la phrase finale manque/,
    );
    await backend.apply('later', {
      schedule: { first_door: '2999-12-01' },
      ranking: { ends_at: '2999-12-05T00:00:00Z' },
    });
    await backend.query(
      `update public.enigmes set opens_at = '2999-12-01T23:00:00Z' where edition = 'later' and day_number = 9`,
    );
    await expect(backend.publish('later')).rejects.toThrow(/la porte 9 .* la porte 8, le classement finit/);
    await expect(backend.publish('nowhere')).rejects.toThrow("Cette édition n'existe pas");
    expect(await backend.publish('tests')).toMatchObject({ status: 'already_current' });
    await backend.apply('next');
    await backend.publish('next');
    await expect(backend.publish('tests')).rejects.toThrow(/archives/);
    expect(await backend.value("select code from public.editions where status = 'current'")).toBe('next');
  });

  test('is published by admins only', async () => {
    await backend.apply('next');
    const body = { code: 'next' };
    for (const who of [backend.visitor, knight])
      expect(
        (await who.request('/rest/v1/rpc/publish_edition', { method: 'POST', body })).json,
      ).toMatchObject({
        code: '42501',
      });
    expect(await admin.call('publish_edition', body)).toMatchObject({ status: 'published' });
  });
});

describe('After the end of the ranking', () => {
  test('play goes on: the story and the artefact are given, the ranking does not change', async () => {
    await backend.setClock('2999-01-05T12:00:00Z');
    await backend.apply('tests', { ranking: { ends_at: '2999-01-06T23:00:00Z' } });
    await backend.solve(knight, 1);
    const before = await page();
    await backend.setClock('2999-01-07T12:00:00Z');
    for (const who of [knight, other])
      expect(await backend.solve(who, 2)).toMatchObject({
        status: 'correct',
        score: 5,
        closing: 'Finalecache 2',
        artefact: { title: 'Artefactcache 2' },
        completed_enigmes: who === knight ? 2 : 1,
        total_score: who === knight ? 5 : 0,
      });
    expect(await page()).toEqual(before);
    expect(await backend.visitor.call('leaderboard_page', { page: 1 })).toMatchObject({ is_over: true });
    expect(await other.call('my_standing')).toMatchObject({ rank: null, total_score: 0 });
    expect((await other.request('/rest/v1/artefacts?select=day_number')).json).toEqual([{ day_number: 2 }]);
  });

  test('an answer that came before it and is accepted later counts', async () => {
    await backend.setClock('2999-01-05T12:00:00Z');
    await backend.apply('tests', { ranking: { ends_at: '2999-01-06T23:00:00Z' } });
    await knight.call('submit_answer', { day: 3, answer: 'une variante' });
    await backend.setClock('2999-01-09T12:00:00Z');
    expect(await admin.call('accept_answer', { day: 3, answer: 'une variante' })).toMatchObject({
      regraded: 1,
    });
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 5, rank: 1 });
  });
});

describe('What the privacy page promises to delete', () => {
  test('goes at the purge date, once: wrong answers, and accounts unused since the edition was published', async () => {
    await backend.setClock('2026-11-01T12:00:00Z');
    await backend.apply('next', { purge_on: '2027-01-31' });
    await backend.publish('next');
    await knight.call('submit_answer', { day: 3, answer: 'une erreur' });
    await backend.solve(knight, 1);
    await backend.query(
      `update auth.users set created_at = '2025-12-01', last_sign_in_at = case when id = $1 then timestamptz '2026-12-02' end`,
      [knight.id],
    );
    const purge = () => backend.value('select private.purge_season()');
    await backend.setClock('2027-01-30T12:00:00Z');
    expect(await purge()).toEqual({ wrong_answers: 0, accounts: 0 });
    await backend.setClock('2027-01-31T12:00:00Z');
    // The other knight never came; the admin stays.
    expect(await purge()).toEqual({ wrong_answers: 1, accounts: 1 });
    expect(await purge()).toEqual({ wrong_answers: 0, accounts: 0 });
    const left = await backend.query('select id from auth.users where id <> all ($1)', [
      [knight.id, admin.id],
    ]);
    expect(left).toEqual([]);
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 5 });
  });
});

test.each(['Europe/Paris', 'America/Montreal', 'Pacific/Noumea'])(
  'Doors open at the same instants in the database and in the tools (%s)',
  async (time_zone) => {
    for (const [first_door, door_time] of [
      ['2026-12-01', '00:00'],
      ['2026-10-20', '07:30'],
    ] as const) {
      const plan = { first_door, door_time, time_zone };
      const computed = await backend.query(
        `select extract(epoch from private.opening_time(jsonb_populate_record(null::public.editions, $1), day))::float8 * 1000 as ms
         from generate_series(1, 24) as day order by day`,
        [plan],
      );
      expect(computed.map(({ ms }) => ms)).toEqual(
        Array.from({ length: 24 }, (_, index) => openingTime(plan, index + 1).getTime()),
      );
    }
  },
);
