import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

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

const rename = (knight: ApiClient, change: object) =>
  knight.request(`/rest/v1/users?id=eq.${knight.id}`, { method: 'PATCH', body: change });

describe('Sign-up', () => {
  test('creates a knight with the name of the metadata, without role or points', async () => {
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
  ])('with metadata %j names the knight %j', async (metadata, name) => {
    const id = randomUUID();
    await backend.query(
      'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)',
      [id, `${id}@exemple.test`, JSON.stringify(metadata)],
    );
    expect(await names(id)).toEqual({ username: name, display_name: name });
  });

  test('succeeds when the knight cannot be created; the first answer creates it', async () => {
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

  test('The e-mail address that admins read follows the account', async () => {
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
  test('A knight can change both names, which sets updated_at', async () => {
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
    'Perceval-le-Gallois1',
    'نجمة',
    'Scunthorpe',
    'Reculé',
  ])('« %s » is accepted', async (name) => {
    const knight = await backend.newKnight();
    expect((await rename(knight, { username: name })).status).toBe(204);
    expect(await names(knight.id)).toMatchObject({ username: name });
  });

  test('A name may not contain an answer that its knight has found; an answer not found yet is allowed', async () => {
    const knight = await backend.newKnight();
    expect((await rename(knight, { username: 'Motcaché 2' })).status).toBe(204);
    await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
    expect((await rename(knight, { username: 'Mot-Caché 1 !' })).json).toMatchObject({
      code: '22023',
      hint: 'name_contains_answer',
    });
    expect((await rename(knight, { username: 'ok motcaché 1 ok' })).json).toMatchObject({
      hint: 'name_contains_answer',
    });
  });

  test('A name that is no longer allowed does not block a score', async () => {
    const knight = await backend.newKnight();
    await backend.query(`alter table public.users disable trigger tg_users__check_names`);
    await backend.query('update public.users set username = $2 where id = $1', [knight.id, 'merde']);
    await backend.query(`alter table public.users enable trigger tg_users__check_names`);
    expect(await knight.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'correct',
    });
  });
});
