import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let owner: ApiClient & { id: string };
let other: ApiClient & { id: string };

/** Matches every secret of the tests' edition and every e-mail address. */
const SECRET =
  /(mot|message|souffle|finale|explication|fragment|indice|artefact|objet|trésor|raison|phrase|piste|lettre)-?cach[eé]|seconde question|coup de pouce|@secret\.test/i;

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
  '/final_sentence?select=*',
  '/final_sentence_progress?select=*,users(*)',
  '/score_counts?select=*',
  '/score_counts_by_hour?select=*',
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

describe('Secrets are not returned before the rules allow it', () => {
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
  ])('A filter reveals nothing about another knight: %s finds no row', async (path) => {
    expect((await other.request(`/rest/v1${path}`)).json).toEqual([]);
    const counted = await other.request(`/rest/v1${path}`, {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    });
    expect(counted.headers.get('content-range')).toMatch(/\/0$/);
  });

  test.each(['private', 'auth', 'extensions', 'pg_catalog', 'tests'])(
    'The schema %s is not exposed',
    async (schema) => {
      for (const [path, headers] of [
        ['/enigme_solutions?select=*', { 'accept-profile': schema }],
        ['/users?select=*', { 'accept-profile': schema }],
      ] as const) {
        for (const client of [backend.visitor, owner]) {
          const { status, text } = await client.request(`/rest/v1${path}`, { headers });
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
    'lock_player',
    'complete_riddle',
    'refresh_totals',
    'apply_edition',
  ])('The private function %s cannot be called', async (name) => {
    for (const client of [backend.visitor, owner]) {
      const { status } = await client.request(`/rest/v1/rpc/${name}`, { method: 'POST', body: { day: 2 } });
      expect(status).toBe(404);
    }
  });

  test.each([
    ['/enigme_progress?select=score,enigmes(title)', [{ score: 5, enigmes: { title: 'Titre 1' } }]],
    [
      '/hints_revealed?select=enigme_indices(rang),enigmes(title)',
      [{ enigme_indices: { rang: 1 }, enigmes: null }],
    ],
    ['/enigme_indices?select=rang,enigmes(title)', [{ rang: 1, enigmes: null }]],
  ])(
    'An embedded riddle is read by who completed it, once its day is closed again: %s',
    async (path, expected) => {
      await backend.query("update public.enigmes set opens_at = '2999-01-01' where day_number in (1, 2)");
      try {
        expect((await owner.request(`/rest/v1${path}`)).json).toEqual(expected);
        expect((await backend.visitor.request(`/rest/v1${path}`)).json).toMatchObject({ code: '42501' });
      } finally {
        await backend.query('update public.enigmes set opens_at = null where day_number in (1, 2)');
      }
    },
  );

  test.each([
    ['/users?select=id,wrong_answers(*)', 404, 'PGRST205'],
    ['/enigmes?select=id,enigme_solutions(*)', 404, 'PGRST205'],
    ['/enigmes?select=id,unknown(*)', 400, 'PGRST200'],
  ])(
    'An embedded table that the API has not got is refused, not an error of ours: %s',
    async (path, status, code) => {
      for (const client of [backend.visitor, owner]) {
        const reply = await client.request(`/rest/v1${path}`);
        expect([reply.status, reply.json]).toMatchObject([status, { code }]);
      }
    },
  );

  test('The OpenAPI description contains no secret', async () => {
    expect((await backend.visitor.request('/rest/v1/')).text).not.toMatch(/motcach|indicecache|@secret/i);
  });

  test('Wrong answers, refused hints, refused reveals and the ranking return no secret', async () => {
    for (const [name, input] of [
      ['submit_answer', { day: 3, answer: 'motcachot 3' }],
      ['submit_answer', { day: 3, answer: 'REVEAL_ANSWER' }],
      ['reveal_hint', { day: 3, rang: 3 }],
      ['reveal_answer', { day: 3 }],
      ['bonus_question', { day: 3 }],
      ['submit_bonus_answer', { day: 3, answer: 'non' }],
      ['final_sentence', {}],
      ['submit_final_sentence', { answer: 'la phrasecache de tous' }],
      ['reveal_final_sentence_hint', { rang: 1 }],
      ['reveal_final_sentence', {}],
      ['leaderboard_page', { page: 1 }],
      ['my_standing', {}],
      [
        'import_progress',
        {
          entries: [
            { day: 3, answer: 'non' },
            { day: 4, revealed: true },
          ],
          final_sentence: { revealed: true },
        },
      ],
    ] as const) {
      const { text } = await other.request(`/rest/v1/rpc/${name}`, { method: 'POST', body: input });
      expect(text.replaceAll('motcachot 3', '')).not.toMatch(SECRET);
    }
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

describe('The embedded backend applies grants like a hosted project', () => {
  test('A revoked column is refused through the API; the others can be read', async () => {
    await backend.query('revoke select on public.enigmes from anon');
    await backend.query('grant select (day_number, title) on public.enigmes to anon');
    try {
      expect(
        (await backend.visitor.request('/rest/v1/enigmes?select=day_number,title&day_number=eq.1')).json,
      ).toEqual([{ day_number: 1, title: 'Titre 1' }]);
      const refused = await backend.visitor.request('/rest/v1/enigmes?select=day_number,question');
      expect([refused.status, refused.json]).toMatchObject([401, { code: '42501' }]);
      expect(
        (await backend.visitor.request('/rest/v1/enigmes?select=day_number&question=like.Q*')).status,
      ).toBe(401);
    } finally {
      await backend.query('revoke select (day_number, title) on public.enigmes from anon');
      await backend.query('grant select on public.enigmes to anon');
    }
  });

  test('A table without grants returns 401 to a visitor and 403 to a knight', async () => {
    await backend.query('revoke select on public.enigmes from anon, authenticated');
    try {
      expect((await backend.visitor.request('/rest/v1/enigmes?select=id')).status).toBe(401);
      expect((await owner.request('/rest/v1/enigmes?select=id')).status).toBe(403);
    } finally {
      await backend.query('grant select on public.enigmes to anon, authenticated');
    }
  });
});
