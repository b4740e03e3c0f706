import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let owner: ApiClient & { id: string };
let other: ApiClient & { id: string };

beforeAll(async () => {
  backend = await openTestBackend();
  owner = await backend.newKnight();
  other = await backend.newKnight();
  await owner.call('submit_answer', { day: 1, answer: 'motcache 1' });
  await owner.call('reveal_hint', { day: 2, rang: 1 });
  await backend.query('update public.users set review_points = true where id = $1', [owner.id]);
});
afterAll(() => backend.close());

/** One insert per relation, on the rows of a user. */
const WRITES = (who: string): [string, object][] => [
  ['users', { id: who, username: 'Nom', is_admin: true }],
  ['users', { id: who, total_score: 133 }],
  ['enigme_progress', { user_id: who, enigme_id: 5, score: 5 }],
  ['enigme_fragments', { user_id: who, enigme_id: 5, word: 'w' }],
  ['bonus_questions_solved', { user_id: who, enigme_id: 5 }],
  ['final_sentence_progress', { user_id: who, edition: 'tests', solved_at: '2024-12-24T00:00:00Z' }],
  ['artefacts', { user_id: who, edition: 'tests', day_number: 5, title: 't', description: 'd', word: 'w' }],
  ['hints_revealed', { user_id: who, enigme_id: 5, hint_id: 51, revealed_at: '2024-12-01T00:00:00Z' }],
  ['enigme_indices', { enigme_id: 1, rang: 4, texte: 't' }],
  ['enigmes', { edition: 'tests', day_number: 23, title: 't', description: 'd', question: 'q' }],
  ['enigme_leaderboard', { user_id: who, total_score: 133 }],
  ['enigme_calendar', { day_number: 23 }],
  ['enigme_revelations', { enigme_id: 5, answer: 'a' }],
];

describe('Direct writes are refused', () => {
  test('An insert or upsert on any table is refused: 401 to a visitor, 403 to a knight', async () => {
    const before = await backend.query(
      'select id, total_score, is_admin, review_points from public.users order by id',
    );
    for (const [table, row] of WRITES(owner.id)) {
      for (const prefer of [
        'return=minimal',
        'return=representation',
        'resolution=merge-duplicates',
        'resolution=ignore-duplicates',
      ]) {
        for (const [client, refusal] of [
          [backend.visitor, 401],
          [owner, 403],
          [other, 403],
        ] as const) {
          const sent = { method: 'POST', body: row, headers: { prefer } };
          const { status, json } = await client.request(`/rest/v1/${table}`, sent);
          expect([table, prefer, status]).toEqual([table, prefer, refusal]);
          expect(json).toMatchObject({ code: '42501' });
        }
      }
    }
    expect(
      await backend.query('select id, total_score, is_admin, review_points from public.users order by id'),
    ).toEqual(before);
  });

  test.each([
    ['users', { total_score: 133 }],
    ['users', { is_admin: true }],
    ['users', { review_points: true, media_points: true }],
    ['users', { isnotuser: true }],
    ['users', { email: 'x@exemple.test' }],
    ['users', { username: 'Nom', completed_enigmes: 24 }],
    ['users', { score_reached_at: '2000-01-01T00:00:00Z' }],
    ['enigme_progress', { score: 5 }],
    ['enigme_fragments', { word: 'w' }],
    ['artefacts', { word: 'w' }],
    ['hints_revealed', { hint_id: 13 }],
    ['enigmes', { opens_at: null }],
    ['enigme_indices', { texte: 't' }],
    ['enigme_leaderboard', { total_score: 133 }],
    ['enigme_calendar', { opens_at: null }],
    ['enigme_revelations', { answer: 'a' }],
  ])('An update of %s with %o is refused', async (table, change) => {
    for (const [client, refusal] of [
      [backend.visitor, 401],
      [owner, 403],
    ] as const) {
      const { status, json } = await client.request(`/rest/v1/${table}`, {
        method: 'PATCH',
        body: change,
      });
      expect(status).toBe(refusal);
      expect(json).toMatchObject({ code: '42501' });
    }
  });

  test.each([
    'users',
    'enigme_progress',
    'enigme_fragments',
    'artefacts',
    'hints_revealed',
    'enigmes',
    'enigme_indices',
    'enigme_leaderboard',
    'enigme_revelations',
  ])('A delete from %s is refused', async (table) => {
    expect((await backend.visitor.request(`/rest/v1/${table}`, { method: 'DELETE' })).status).toBe(401);
    expect((await owner.request(`/rest/v1/${table}`, { method: 'DELETE' })).status).toBe(403);
  });

  test('A filtered update of another knight’s name changes no row and is no error', async () => {
    const { status, json } = await other.request(`/rest/v1/users?id=eq.${owner.id}`, {
      method: 'PATCH',
      body: { username: 'Volé' },
      headers: { prefer: 'return=representation' },
    });
    expect([status, json]).toEqual([200, []]);
    expect(await backend.value('select username from public.users where id = $1', [owner.id])).toBe(
      'knight1',
    );
  });

  test('Knight functions refuse visitors, and admin functions refuse knights', async () => {
    for (const name of ['reset_progress', 'delete_account', 'my_standing', 'admin_stats']) {
      expect(
        (await backend.visitor.request(`/rest/v1/rpc/${name}`, { method: 'POST', body: {} })).status,
      ).toBe(401);
    }
    const refused = await owner.request('/rest/v1/rpc/admin_stats', { method: 'POST', body: {} });
    expect([refused.status, refused.json]).toMatchObject([403, { code: '42501', hint: 'not_admin' }]);
    const decision = { user_uuid: owner.id, has_review: true, has_media: true };
    expect(
      (await owner.request('/rest/v1/rpc/validate_user_review', { method: 'POST', body: decision })).status,
    ).toBe(403);
  });
});
