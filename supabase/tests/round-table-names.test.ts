import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

type Knight = ApiClient & { id: string };
let backend: TestBackend;
let owner: Knight;
let guest: Knight;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  await backend.setClock(null);
  await backend.query('delete from private.visitor_attempts');
  owner = await backend.newKnight({ username: 'Aurore' });
  guest = await backend.newKnight({ username: 'Merlin' });
});
afterAll(() => backend.close());

const board = v.object({ name: v.nullable(v.string()), is_owner: v.boolean(), code: v.nullable(v.string()) });
const open = async (knight: Knight, name = 'Les cousins') =>
  v.parse(v.number(), (await knight.call('create_round_table', { name }))['id']);
const read = async (knight: Knight, table: number) =>
  v.parse(board, await knight.call('round_table_board', { round_table: table }));
const codeOf = async (table: number) => (await read(owner, table)).code;
const join = (knight: Knight, code: string | null) =>
  knight.call('join_round_table', { code, is_unnamed: false });
const refusalOf = async (knight: Knight, name: string, body: object) => {
  const { json } = await knight.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
  return v.parse(v.looseObject({ hint: v.string() }), json).hint;
};
const renameKnight = (name: string) =>
  guest.request(`/rest/v1/users?id=eq.${guest.id}`, {
    method: 'PATCH',
    body: { username: name, display_name: name },
  });

describe('The name of a table (rule 18.1)', () => {
  test.each([
    ['  ', 'name_blank'],
    ['L'.repeat(41), 'name_too_long'],
    ['Écris à mamie@exemple.fr', 'name_is_email'],
    ['<b>Nous</b>', 'name_unreadable'],
    ['La bande de connards', 'name_insult'],
    ["L'équipe du jeu", 'name_reserved'],
  ])('« %s » is refused: %s', async (name, reason) => {
    expect(await refusalOf(owner, 'create_round_table', { name })).toBe(reason);
    const table = await open(owner);
    expect(await refusalOf(owner, 'rename_round_table', { round_table: table, name })).toBe(reason);
  });

  test('an answer that the owner has found is refused', async () => {
    const name = 'Chez motcaché 1';
    const table = await open(owner, name);
    await owner.call('submit_answer', { day: 1, answer: 'motcache 1' });
    expect(await refusalOf(owner, 'rename_round_table', { round_table: table, name })).toBe(
      'name_contains_answer',
    );
  });

  test('once a member has found it, it is hidden until the owner chooses another', async () => {
    const table = await open(owner, 'Chez motcaché 2');
    await join(guest, await codeOf(table));
    expect((await read(guest, table)).name).toBe('Chez motcaché 2');
    await guest.call('submit_answer', { day: 2, answer: 'motcache 2' });
    expect((await read(guest, table)).name).toBeNull();
    expect(JSON.stringify(await guest.request('/rest/v1/rpc/my_round_tables'))).not.toContain('motcach');
    // The owner, who has not found it, is not refused the same name again.
    await owner.call('rename_round_table', { round_table: table, name: 'Chez motcaché 2' });
    expect((await read(guest, table)).name).toBeNull();
    await owner.call('rename_round_table', { round_table: table, name: '  Les   voisins ' });
    expect((await read(guest, table)).name).toBe('Les voisins');
  });

  test('who has found it before sitting down hides it too, in « Mes données » as well', async () => {
    const table = await open(owner, 'Chez motcaché 3');
    await guest.call('submit_answer', { day: 3, answer: 'motcache 3' });
    await join(guest, await codeOf(table));
    const stranger = await backend.newKnight();
    await join(stranger, await codeOf(table));
    expect((await read(stranger, table)).name).toBeNull();
    expect(await stranger.call('my_data', {})).toMatchObject({ round_tables: [{ id: table, name: null }] });
  });

  test('audit finding 6: renaming does not tell the owner which words are answers', async () => {
    const table = await open(owner);
    await join(guest, await codeOf(table));
    await guest.call('submit_answer', { day: 3, answer: 'motcache 3' });
    const seen: unknown[] = [];
    for (const name of ['Chez motcaché 4', 'Chez motcaché 3', 'Chez personne']) {
      await owner.call('rename_round_table', { round_table: table, name });
      seen.push((await read(owner, table)).name);
      seen.push(await owner.call('my_data', {}).then((data) => data['round_tables']));
    }
    const listed = (name: string) => [{ id: table, name, user_id: owner.id, is_owner: true }];
    expect(seen).toEqual(
      ['Chez motcaché 4', 'Chez motcaché 3', 'Chez personne'].flatMap((name) => [name, listed(name)]),
    );
    // The owner receives it once they have found it themselves.
    await owner.call('rename_round_table', { round_table: table, name: 'Chez motcaché 3' });
    await owner.call('submit_answer', { day: 3, answer: 'motcache 3' });
    expect((await read(owner, table)).name).toBeNull();
  });

  test('audit finding 6: the next owner does not read a name that is withheld', async () => {
    const table = await open(owner, 'Chez motcaché 3');
    await join(guest, await codeOf(table));
    const finder = await backend.newKnight();
    await join(finder, await codeOf(table));
    await finder.call('submit_answer', { day: 3, answer: 'motcache 3' });
    await owner.call('leave_round_table', { round_table: table });
    expect(await read(guest, table)).toMatchObject({ is_owner: true, name: null });
  });

  test('audit finding 5: a name has ten words at most, a number being one', async () => {
    for (const name of ['1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 1 2', 'a b c d e f g h i j k', 'a1b2c3d4e5f6g'])
      expect(await refusalOf(owner, 'create_round_table', { name })).toBe('name_many_words');
    expect((await read(owner, await open(owner, 'a b c d e f g h i j'))).name).toBe('a b c d e f g h i j');
    const knight = await guest.request(`/rest/v1/users?id=eq.${guest.id}`, {
      method: 'PATCH',
      body: { display_name: 'a b c d e f g h i j' },
    });
    expect(knight.status).toBe(204);
    const { json } = await guest.request(`/rest/v1/users?id=eq.${guest.id}`, {
      method: 'PATCH',
      body: { display_name: 'a1b2c3d4e5f6g' },
    });
    expect(json).toMatchObject({ hint: 'name_many_words' });
  });

  test('audit finding 5: ten names an hour, created or renamed, then the message says when', async () => {
    await backend.setClock('2026-12-05T10:00:00Z');
    const table = await open(owner);
    for (let count = 1; count < 10; count += 1)
      await owner.call('rename_round_table', { round_table: table, name: `Les cousins ${count}` });
    await backend.setClock('2026-12-05T10:47:30Z');
    const { status, json } = await owner.request('/rest/v1/rpc/rename_round_table', {
      method: 'POST',
      body: { round_table: table, name: 'Encore' },
    });
    expect([status, json]).toMatchObject([
      409,
      {
        hint: 'name_too_often',
        message: 'Tu as déjà choisi 10 noms en une heure : tu pourras en changer dans 13 minutes',
      },
    ]);
    expect(await refusalOf(owner, 'create_round_table', { name: 'Encore' })).toBe('name_too_often');
    // The same name again is a lost reply; another knight's names are counted apart.
    expect(await owner.call('rename_round_table', { round_table: table, name: 'Les cousins 9' })).toEqual({
      status: 'renamed',
    });
    expect(await open(guest)).toBeGreaterThan(table);
    await backend.setClock('2026-12-05T11:00:01Z');
    await owner.call('rename_round_table', { round_table: table, name: 'Encore' });
    expect((await read(owner, table)).name).toBe('Encore');
  });

  test('audit finding 5: a knight changes their own name twenty times an hour', async () => {
    await backend.setClock('2026-12-05T10:00:00Z');
    for (let count = 1; count <= 20; count += 1)
      expect((await renameKnight(`Merlin ${count}`)).status).toBe(204);
    expect((await renameKnight('Merlin 20')).status).toBe(204);
    expect((await renameKnight('Merlin 21')).json).toMatchObject({ hint: 'name_too_often' });
  });
});
