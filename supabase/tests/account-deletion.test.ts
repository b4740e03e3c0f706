import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

describe('Deleting an account', () => {
  test.each([
    ['by its owner', (call: (name: string, body: object) => Promise<unknown>) => call('delete_account', {})],
    [
      'in the dashboard',
      (_: unknown, id: string) => backend.query('delete from auth.users where id = $1', [id]),
    ],
  ])(
    'audit finding 17: the files that an admin sent stay, without their id, once it is deleted %s',
    async (_, act) => {
      const [admin, other] = [await backend.newKnight(), await backend.newKnight()];
      await backend.query('delete from storage.objects');
      await backend.query(
        `insert into storage.objects (bucket_id, name, owner, owner_id)
       select 'edition-media', lpad(id::text, 32, '0') || '.webp', id, id::text from unnest($1::uuid[]) as id`,
        [[admin.id, other.id]],
      );
      await act((name, body) => admin.call(name, body), admin.id);
      expect(
        await backend.query('select owner, owner_id from storage.objects order by owner nulls first'),
      ).toEqual([
        { owner: null, owner_id: null },
        { owner: other.id, owner_id: other.id },
      ]);
    },
  );

  test('delete_account leaves no row about the user in public, private or auth tables', async () => {
    const signedUp = await backend.visitor.request('/auth/v1/signup', {
      method: 'POST',
      body: { email: 'adieu@exemple.test', password: 'etoile24', data: { username: 'Adieu' } },
    });
    const { access_token: token, user } = signedUp.json as { access_token: string; user: { id: string } }; // reply of the auth service
    const headers = { authorization: `Bearer ${token}` };
    const call = (name: string, body: object) =>
      backend.visitor.request(`/rest/v1/rpc/${name}`, { method: 'POST', body, headers });
    const admin = await backend.newKnight();
    await backend.query('update public.users set is_admin = true where id = any($1)', [[admin.id, user.id]]);
    await call('reveal_hint', { day: 22, rang: 1 });
    await call('reveal_answer', { day: 22 });
    await call('submit_answer', { day: 1, answer: 'motcache 1' });
    await call('submit_answer', { day: 2, answer: 'erreur' });
    for (const answer of ['erreur', 'trésor caché 1']) await call('submit_bonus_answer', { day: 1, answer });
    await backend.query(
      'insert into public.final_sentence_progress (user_id, edition, hints_seen) values ($1, $2, 1)',
      [user.id, 'tests'],
    );
    await backend.query(
      `insert into private.wrong_answers (user_id, kind, edition, normalized, typed, first_at, last_at)
       values ($1, 'final_sentence', 'tests', 'erreur', 'erreur', now(), now())`,
      [user.id],
    );
    await call('validate_user_review', { user_uuid: admin.id, has_review: true, has_media: false });
    await admin.request('/rest/v1/rpc/validate_user_review', {
      method: 'POST',
      body: { user_uuid: user.id, has_review: true, has_media: true },
    });
    const traces = async () => {
      const tables = await backend.query(
        `select schemaname || '.' || quote_ident(tablename) as name from pg_catalog.pg_tables where schemaname in ('public', 'private', 'auth')`,
      );
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await backend.value(
          `select count(*)::int from ${String(name)} as row where row::text like '%' || $1 || '%' or row::text like '%adieu@exemple.test%'`,
          [user.id],
        );
        if (rows !== 0) found.push(String(name));
      }
      return found;
    };
    expect(await traces()).toEqual(
      expect.arrayContaining([
        'auth.users',
        'private.answer_reveals',
        'private.review_decisions',
        'private.search_texts',
        'private.wrong_answers',
        'public.bonus_questions_solved',
        'public.final_sentence_progress',
        'public.users',
      ]),
    );
    expect((await call('delete_account', {})).status).toBe(204);
    expect(await traces()).toEqual([]);
    expect(
      await backend.value(
        'select count(*)::int from private.review_decisions where user_id = $1 and admin_id is null',
        [admin.id],
      ),
    ).toBe(1);
    const counted = await backend.query(
      'select score, players from private.score_counts where players <> 0 order by score',
    );
    expect(counted).toEqual(
      await backend.query(
        'select total_score as score, count(*)::int as players from public.users where ranked group by 1 order by 1',
      ),
    );
  });

  test('A call with the token of a deleted account fails with account_gone', async () => {
    const knight = await backend.newKnight();
    expect((await knight.request('/rest/v1/rpc/delete_account', { method: 'POST', body: {} })).status).toBe(
      204,
    );
    expect((await knight.request('/rest/v1/rpc/delete_account', { method: 'POST', body: {} })).status).toBe(
      204,
    );
    const { status, json } = await knight.request('/rest/v1/rpc/submit_answer', {
      method: 'POST',
      body: { day: 1, answer: 'x' },
    });
    expect([status, json]).toMatchObject([401, { code: 'PT401', hint: 'account_gone' }]);
    expect(await knight.request('/rest/v1/rpc/my_standing', { method: 'POST', body: {} })).toMatchObject({
      status: 200,
      json: null,
    });
  });
});

describe('The auth service does not bypass the rules', () => {
  test('Changing account metadata changes neither role nor score', async () => {
    const signedUp = await backend.visitor.request('/auth/v1/signup', {
      method: 'POST',
      body: { email: 'ruse@exemple.test', password: 'etoile24' },
    });
    const { access_token: token } = signedUp.json as { access_token: string }; // reply of the auth service
    await backend.visitor.request('/auth/v1/user', {
      method: 'PUT',
      body: { data: { is_admin: true, total_score: 133, username: 'Ruse' } },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(
      await backend.query('select username, is_admin, total_score from public.users where email = $1', [
        'ruse@exemple.test',
      ]),
    ).toEqual([{ username: null, is_admin: false, total_score: 0 }]);
  });

  test.each([
    '/auth/v1/admin/users',
    '/auth/v1/admin/generate_link',
    '/auth/v1/invite',
    '/v1/projects/local/db/exec',
  ])('Visitors and knights cannot use %s', async (path) => {
    const knight = await backend.newKnight();
    for (const client of [backend.visitor, knight]) {
      // The embedded API answers unknown paths with an empty page or an error.
      const { status, json, text } = await client.request(path);
      expect(json === null || status >= 400).toBe(true);
      expect(text).not.toMatch(/@secret\.test/);
      const body = { email: 'intrus@exemple.test', password: 'etoile24', statement: 'select 1' };
      expect([403, 404]).toContain((await client.request(path, { method: 'POST', body })).status);
    }
  });
});
