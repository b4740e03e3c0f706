import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type Person, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let owner: Person & { id: string };
let other: Person & { id: string };

/** Every secret of the tests' edition, and every address, holds one of these. */
const SECRET =
  /(mot|message|souffle|explication|fragment|indice|artefact|objet|trésor|raison|phrase|piste|lettre)-?cach[eé]|@secret\.test/i;

beforeAll(async () => {
  backend = await openTestBackend();
  owner = await backend.newKnight();
  other = await backend.newKnight();
  await owner.call('submit_answer', { day: 1, answer: 'motcache 1' });
  await owner.call('reveal_hint', { day: 2, rang: 1 });
  await backend.query('update public.users set review_points = true where id = $1', [owner.id]);
});
afterAll(() => backend.close());

const SELECTS = [
  '/enigmes?select=*',
  '/enigmes?select=*,enigme_indices(*)',
  '/enigmes?select=*,enigme_indices(*),enigme_solutions(*)',
  '/enigmes?select=*,enigme_fragments(*),artefacts(*)',
  '/enigmes?select=*,hints_revealed(*),enigme_progress(*,users(*))',
  '/enigmes?select=*&answer=like.*cache*',
  '/enigmes?select=*,answer,closing,explanation,reponse_decoder',
  '/enigmes?select=*&order=answer.asc',
  '/enigmes?select=*&order=enigme_solutions(answers).asc',
  '/enigmes?select=*&enigme_solutions.answers=cs.{motcache}',
  '/enigmes?select=*,enigme_indices!inner(texte)&enigme_indices.texte=like.*cache*',
  '/enigmes?day_number=eq.20&select=*',
  '/enigme_indices?select=*',
  '/enigme_indices?texte=like.*Indice*&select=id',
  '/enigme_indices?select=*,enigmes(*)&order=texte.desc',
  '/enigme_solutions?select=*',
  '/private.enigme_solutions?select=*',
  '/wrong_answers?select=*',
  '/feast?select=*',
  '/feast_progress?select=*,users(*)',
  '/score_counts?select=*',
  '/score_arrivals?select=*',
  '/enigme_revelations?select=*',
  '/enigme_calendar?select=*',
  '/enigme_calendar?select=*,enigmes(*)',
  '/enigme_leaderboard?select=*',
  '/enigme_leaderboard?select=*,email',
  '/enigme_leaderboard?select=*&email=like.*secret*',
  '/enigme_leaderboard?select=*&order=email.asc',
  '/enigme_leaderboard?select=*,users(*)',
  '/users?select=*',
  '/users?select=id&email=eq.knight1@secret.test',
  '/users?select=*,enigme_fragments(*),artefacts(*),enigme_progress(*)',
  '/users?select=id&or=(email.like.*knight1*,is_admin.eq.true)',
  '/enigme_fragments?select=*,enigmes(*),users(*)',
  '/artefacts?select=*,users(email)',
  '/hints_revealed?select=*,enigme_indices(*)',
  '/enigme_progress?select=*,users(email)',
];

describe('Nothing secret leaves before the rules allow it', () => {
  test.each(SELECTS)('%s', async (path) => {
    const fromVisitor = await backend.visitor.request(`/rest/v1${path}`);
    expect(fromVisitor.text).not.toMatch(SECRET);
    expect(fromVisitor.status).toBeLessThan(500);
    const fromOther = await other.request(`/rest/v1${path}`);
    expect(fromOther.text.replaceAll('knight2@secret.test', '')).not.toMatch(SECRET);
    expect(fromOther.text).not.toContain(`"user_id":"${owner.id}","enigme_id"`);
  });

  test.each([
    ['/users?select=id&email=eq.knight1@secret.test'],
    ['/users?select=id&is_admin=eq.true'],
    ['/enigme_indices?select=id&texte=like.*3*'],
    ['/hints_revealed?select=hint_id'],
    ['/enigme_fragments?select=id&word=like.F*'],
  ])('A filter is no oracle: %s finds nothing of another', async (path) => {
    expect((await other.request(`/rest/v1${path}`)).json).toEqual([]);
    const counted = await other.request(`/rest/v1${path}`, {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    });
    expect(counted.headers.get('content-range')).toMatch(/\/0$/);
  });

  test.each(['private', 'auth', 'extensions', 'pg_catalog', 'tests'])(
    'The schema %s is not offered',
    async (schema) => {
      for (const [path, headers] of [
        ['/enigme_solutions?select=*', { 'accept-profile': schema }],
        ['/users?select=*', { 'accept-profile': schema }],
      ] as const) {
        for (const person of [backend.visitor, owner]) {
          const { status, text } = await person.request(`/rest/v1${path}`, { headers });
          expect(status).toBe(406);
          expect(text).not.toMatch(SECRET);
        }
      }
      const called = await owner.request('/rest/v1/rpc/revelation', {
        method: 'POST',
        body: { day: 2 },
        headers: { 'content-profile': schema },
      });
      expect(called.status).toBe(406);
      expect(called.text).not.toMatch(SECRET);
    },
  );

  test.each([
    'revelation',
    'judge_text',
    'compare_answer',
    'normalize_answer',
    'lock_knight',
    'complete_riddle',
    'refresh_totals',
    'apply_edition',
  ])('The private function %s cannot be called', async (name) => {
    for (const person of [backend.visitor, owner]) {
      const { status } = await person.request(`/rest/v1/rpc/${name}`, { method: 'POST', body: { day: 2 } });
      expect(status).toBe(404);
    }
  });

  test('The description of the API tells a visitor no secret', async () => {
    expect((await backend.visitor.request('/rest/v1/')).text).not.toMatch(/motcach|indicecache|@secret/i);
  });

  test('A wrong answer, a refused hint, a guarded reveal and the ranking tell nothing', async () => {
    for (const [name, input] of [
      ['submit_answer', { day: 3, answer: 'motcachot 3' }],
      ['submit_answer', { day: 3, answer: 'REVEAL_ANSWER' }],
      ['reveal_hint', { day: 3, rang: 3 }],
      ['reveal_answer', { day: 3 }],
      ['defi', { day: 3 }],
      ['submit_defi', { day: 3, answer: 'non' }],
      ['feast', {}],
      ['submit_sentence', { answer: 'la phrasecache de tous' }],
      ['reveal_feast_hint', { rang: 1 }],
      ['reveal_sentence', {}],
      ['leaderboard_page', { page: 1 }],
      ['my_standing', {}],
      [
        'import_progress',
        {
          entries: [
            { day: 3, answer: 'non' },
            { day: 4, revealed: true },
          ],
          feast: { revealed: true },
        },
      ],
    ] as const) {
      const { text } = await other.request(`/rest/v1/rpc/${name}`, { method: 'POST', body: input });
      expect(text.replaceAll('motcachot 3', '')).not.toMatch(SECRET);
    }
  });
});

/** One insert a relation, aimed at the rows of somebody. */
const WRITES = (who: string): [string, object][] => [
  ['users', { id: who, username: 'Nom', is_admin: true }],
  ['users', { id: who, total_score: 133 }],
  ['enigme_progress', { user_id: who, enigme_id: 5, score: 5 }],
  ['enigme_fragments', { user_id: who, enigme_id: 5, word: 'w' }],
  ['enigme_defis_solved', { user_id: who, enigme_id: 5 }],
  ['feast_progress', { user_id: who, solved_at: '2024-12-24T00:00:00Z' }],
  ['artefacts', { user_id: who, day_number: 5, title: 't', description: 'd', word: 'w' }],
  ['hints_revealed', { user_id: who, enigme_id: 5, hint_id: 51, revealed_at: '2024-12-01T00:00:00Z' }],
  ['enigme_indices', { id: 14, enigme_id: 1, rang: 4, texte: 't' }],
  ['enigmes', { id: 23, day_number: 23, title: 't', description: 'd', question: 'q' }],
  ['enigme_leaderboard', { user_id: who, total_score: 133 }],
  ['enigme_calendar', { day_number: 23 }],
  ['enigme_revelations', { enigme_id: 5, answer: 'a' }],
];

describe('Nothing is written by hand', () => {
  test('An insert or an upsert is refused, on every table, for oneself as for another: 401 to a visitor, 403 to a knight', async () => {
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
        for (const [person, refusal] of [
          [backend.visitor, 401],
          [owner, 403],
          [other, 403],
        ] as const) {
          const sent = { method: 'POST', body: row, headers: { prefer } };
          const { status, json } = await person.request(`/rest/v1/${table}`, sent);
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
    for (const [person, refusal] of [
      [backend.visitor, 401],
      [owner, 403],
    ] as const) {
      const { status, json } = await person.request(`/rest/v1/${table}`, {
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
  ])('Deleting from %s is refused, as are the four deletions of a reset by hand', async (table) => {
    expect((await backend.visitor.request(`/rest/v1/${table}`, { method: 'DELETE' })).status).toBe(401);
    expect((await owner.request(`/rest/v1/${table}`, { method: 'DELETE' })).status).toBe(403);
  });

  test("Another's name is not changed: a filtered update is no row, not an error", async () => {
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

  test('Functions of a knight refuse a visitor, functions of an admin refuse a knight', async () => {
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

  test('A forged or expired token is refused', async () => {
    const forged = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(
      JSON.stringify({ role: 'service_role', sub: owner.id }),
    ).toString('base64url')}.`;
    const { status, text } = await backend.visitor.request('/rest/v1/users?select=*', {
      headers: { authorization: `Bearer ${forged}` },
    });
    expect(status).toBe(401);
    expect(text).not.toMatch(SECRET);
  });
});

describe('The embedded backend honours grants as a hosted project does', () => {
  test('A column revoked in the database is refused through the API; the others are still read', async () => {
    await backend.query('revoke select on public.enigmes from anon');
    await backend.query('grant select (id, title) on public.enigmes to anon');
    try {
      expect((await backend.visitor.request('/rest/v1/enigmes?select=id,title&id=eq.1')).json).toEqual([
        { id: 1, title: 'Titre 1' },
      ]);
      const refused = await backend.visitor.request('/rest/v1/enigmes?select=id,question');
      expect([refused.status, refused.json]).toMatchObject([401, { code: '42501' }]);
      expect((await backend.visitor.request('/rest/v1/enigmes?select=id&question=like.Q*')).status).toBe(401);
    } finally {
      await backend.query('revoke select (id, title) on public.enigmes from anon');
      await backend.query('grant select on public.enigmes to anon');
    }
  });

  test('A table without grants answers 401 to a visitor and 403 to a knight', async () => {
    await backend.query('revoke select on public.enigmes from anon, authenticated');
    try {
      expect((await backend.visitor.request('/rest/v1/enigmes?select=id')).status).toBe(401);
      expect((await owner.request('/rest/v1/enigmes?select=id')).status).toBe(403);
    } finally {
      await backend.query('grant select on public.enigmes to anon, authenticated');
    }
  });
});
