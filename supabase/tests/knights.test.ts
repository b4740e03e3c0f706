import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type Person, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

async function names(id: string) {
  const [row] = await backend.query('select username, display_name from public.users where id = $1', [id]);
  return row;
}

const rename = (knight: Person, change: object) =>
  knight.request(`/rest/v1/users?id=eq.${knight.id}`, { method: 'PATCH', body: change });

describe('Signing up makes a knight, and never fails because of one', () => {
  test('Through the auth service: the name of the metadata, no role, no point', async () => {
    const signedUp = await backend.visitor.request('/auth/v1/signup', {
      method: 'POST',
      body: {
        email: 'lumi@exemple.test',
        password: 'etoile24',
        data: { username: 'Lumi', is_admin: true, total_score: 133, role: 'service_role' },
      },
    });
    expect(signedUp.status).toBe(200);
    expect(
      await backend.query(
        'select username, display_name, total_score, is_admin, isnotuser from public.users where email = $1',
        ['lumi@exemple.test'],
      ),
    ).toEqual([
      { username: 'Lumi', display_name: 'Lumi', total_score: 0, is_admin: false, isnotuser: false },
    ]);
  });

  test.each([
    [{}, null],
    [{ username: '' }, null],
    [{ username: '   ' }, null],
    [{ username: ' Étoile ' }, 'Étoile'],
    [{ username: 42 }, '42'],
    [{ username: null }, null],
    [{ username: { a: 1 } }, 'Chevalier'],
    [{ username: ['x'] }, 'Chevalier'],
    [{ username: 'x'.repeat(5000) }, 'Chevalier'],
    [{ username: 'Connard' }, 'Chevalier'],
    [{ username: 'moi@exemple.fr' }, 'Chevalier'],
    [{ username: '\u200b\u2060\u3164' }, 'Chevalier'],
    [['username'], null],
    ['username', null],
  ])('With metadata %j the knight is named %j', async (metadata, name) => {
    const id = randomUUID();
    await backend.query(
      'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)',
      [id, `${id}@exemple.test`, JSON.stringify(metadata)],
    );
    expect(await names(id)).toEqual({ username: name, display_name: name });
  });

  test('An account whose knight could not be made signs up all the same, and has its knight at the first answer', async () => {
    await backend.query('alter table public.users add constraint refuses_all check (false) not valid');
    const knight = await backend.newKnight();
    await backend.query('alter table public.users drop constraint refuses_all');
    expect(await names(knight.id)).toBeUndefined();
    expect(await knight.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'correct',
      total_score: 5,
    });
    expect(await backend.value('select email from public.users where id = $1', [knight.id])).toMatch(
      /@secret\.test$/,
    );
  });

  test('The address that admins see follows the one that signs in', async () => {
    const knight = await backend.newKnight();
    await backend.query('update auth.users set email = $2 where id = $1', [
      knight.id,
      'nouvelle@exemple.test',
    ]);
    expect(await backend.value('select email from public.users where id = $1', [knight.id])).toBe(
      'nouvelle@exemple.test',
    );
  });
});

describe('Names', () => {
  test('A knight changes both names, and the date of the change follows', async () => {
    const knight = await backend.newKnight();
    await backend.setClock('2024-12-05T08:00:00Z');
    const { status } = await rename(knight, { username: 'Flocon', display_name: 'Flocon d’Argent' });
    expect(status).toBe(204);
    expect(await names(knight.id)).toEqual({ username: 'Flocon', display_name: 'Flocon d’Argent' });
    const updated = await backend.value(
      `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') from public.users where id = $1`,
      [knight.id],
    );
    expect(updated).toBe('2024-12-05 08:00');
  });

  test.each([
    ['', 'name_blank'],
    ['   ', 'name_blank'],
    ['\u00a0\u202f\u200b', 'name_blank'],
    ['\u2060\u3164\ufe0f', 'name_blank'],
    ['123456789012345678901', 'name_too_long'],
    ['a\u0007b', 'name_unreadable'],
    ['nom\u202egnol', 'name_unreadable'],
    ['Cécile <b>', 'name_unreadable'],
    ['🌟 Nova 🌟', 'name_unreadable'],
    ['moi@exemple.fr', 'name_is_email'],
    ['Pute', 'name_insult'],
    ['Le p\u00e9d\u00e9 rose', 'name_insult'],
    ['CONNARD de lutin', 'name_insult'],
    ['super-con', 'name_insult'],
  ])('« %s » is refused: %s', async (name, code) => {
    const knight = await backend.newKnight();
    for (const change of [
      { username: name },
      { display_name: name },
      { username: 'Bon', display_name: name },
    ]) {
      const { status, json } = await rename(knight, change);
      expect([status, json]).toMatchObject([400, { code: '22023', hint: code }]);
    }
    expect((await names(knight.id))?.['username']).toMatch(/^knight/);
  });

  test.each([
    'Éloïse',
    'Concorde',
    'Maître Renard',
    "L'Étoile d'Hiver",
    'Cœur-de-Neige',
    '12345678901234567890',
    'نجمة',
    'Scunthorpe',
    'Reculé',
  ])('« %s » is accepted', async (name) => {
    const knight = await backend.newKnight();
    expect((await rename(knight, { username: name })).status).toBe(204);
    expect(await names(knight.id)).toMatchObject({ username: name });
  });

  test('A name tells no answer that its knight has found; an answer not found yet is a name like any other', async () => {
    const knight = await backend.newKnight();
    expect((await rename(knight, { username: 'Motcaché 2' })).status).toBe(204);
    await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
    expect((await rename(knight, { username: 'Mot-Caché 1 !' })).json).toMatchObject({
      code: '22023',
      hint: 'name_tells_answer',
    });
    expect((await rename(knight, { username: 'ok motcaché 1 ok' })).json).toMatchObject({
      hint: 'name_tells_answer',
    });
  });

  test('A name that was kept from before never stops the score from changing', async () => {
    const knight = await backend.newKnight();
    await backend.query(`alter table public.users disable trigger tg_users__check_names`);
    await backend.query('update public.users set username = $2 where id = $1', [knight.id, 'merde']);
    await backend.query(`alter table public.users enable trigger tg_users__check_names`);
    expect(await knight.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'correct',
    });
  });
});

describe('Leaving', () => {
  test('delete_account leaves no row anywhere: not in the game, not in private memory, not in the auth service', async () => {
    const signedUp = await backend.visitor.request('/auth/v1/signup', {
      method: 'POST',
      body: { email: 'adieu@exemple.test', password: 'etoile24', data: { username: 'Adieu' } },
    });
    const { access_token: token, user } = signedUp.json as { access_token: string; user: { id: string } }; // the auth service's own reply
    const headers = { authorization: `Bearer ${token}` };
    const call = (name: string, body: object) =>
      backend.visitor.request(`/rest/v1/rpc/${name}`, { method: 'POST', body, headers });
    const admin = await backend.newKnight();
    await backend.query('update public.users set is_admin = true where id = any($1)', [[admin.id, user.id]]);
    await call('reveal_hint', { day: 22, rang: 1 });
    await call('reveal_answer', { day: 22 });
    await call('submit_answer', { day: 1, answer: 'motcache 1' });
    await call('submit_answer', { day: 2, answer: 'erreur' });
    for (const answer of ['erreur', 'trésor caché 1']) await call('submit_defi', { day: 1, answer });
    await backend.query('insert into public.feast_progress (user_id, hints_seen) values ($1, 1)', [user.id]);
    await backend.query(
      `insert into private.wrong_sentences (user_id, normalized, first_at, almost) values ($1, 'erreur', now(), false)`,
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
        'private.wrong_answers',
        'private.wrong_defis',
        'private.wrong_sentences',
        'public.enigme_defis_solved',
        'public.feast_progress',
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

  test('Playing with the token of an account that is gone says so', async () => {
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

describe('The auth service gives no way around', () => {
  test('Changing the metadata of an account changes neither role nor score', async () => {
    const signedUp = await backend.visitor.request('/auth/v1/signup', {
      method: 'POST',
      body: { email: 'ruse@exemple.test', password: 'etoile24' },
    });
    const { access_token: token } = signedUp.json as { access_token: string }; // the auth service's own reply
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
  ])('%s is not open to a knight', async (path) => {
    const knight = await backend.newKnight();
    for (const person of [backend.visitor, knight]) {
      // An address that the embedded API does not know is answered with its own empty page, or not at all.
      const { status, json, text } = await person.request(path);
      expect(json === null || status >= 400).toBe(true);
      expect(text).not.toMatch(/@secret\.test/);
      const body = { email: 'intrus@exemple.test', password: 'etoile24', statement: 'select 1' };
      expect([403, 404]).toContain((await person.request(path, { method: 'POST', body })).status);
    }
  });
});
