import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
type Knight = ApiClient & { id: string };
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

const board = v.object({
  name: v.nullable(v.string()),
  is_owner: v.boolean(),
  is_unnamed: v.boolean(),
  code: v.nullable(v.string()),
  members: v.array(
    v.object({
      id: v.number(),
      rank: v.number(),
      name: v.string(),
      is_me: v.boolean(),
      is_owner: v.boolean(),
      stars: v.number(),
      rings: v.number(),
      points: v.array(v.nullable(v.number())),
    }),
  ),
});

const open = async (knight: Knight, name = 'Les cousins') =>
  v.parse(v.number(), (await knight.call('create_round_table', { name }))['id']);
const read = async (knight: Knight, table: number) =>
  v.parse(board, await knight.call('round_table_board', { round_table: table }));
const codeOf = async (table: number, of = owner) => (await read(of, table)).code;
const join = (knight: Knight, code: string | null, unnamed = false) =>
  knight.call('join_round_table', { code, is_unnamed: unnamed });
const refusalOf = async (knight: Knight, name: string, body: object) => {
  const { json } = await knight.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
  return v.parse(v.looseObject({ hint: v.string() }), json).hint;
};
const namesAt = async (knight: Knight, table: number) =>
  (await read(knight, table)).members.map(({ name }) => name);
/** Seats new knights until so many sit at a table. */
async function fill(table: number, seats: number) {
  const code = await codeOf(table);
  for (let taken = (await read(owner, table)).members.length; taken < seats; taken += 1)
    await join(await backend.newKnight(), code);
}

/** A board's points of a knight who has solved one day. */
const pointsOf = (day: number, score: number) =>
  Array.from({ length: 24 }, (_, index) => (index === day - 1 ? score : null));

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
    const listed = (name: string) => [{ id: table, name, is_owner: true }];
    expect(seen).toEqual(
      ['Chez motcaché 4', 'Chez motcaché 3', 'Chez personne'].flatMap((name) => [name, listed(name)]),
    );
    // Once the owner has found it, they are told: it is no news.
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
    const rename = (name: string) =>
      guest.request(`/rest/v1/users?id=eq.${guest.id}`, {
        method: 'PATCH',
        body: { username: name, display_name: name },
      });
    for (let count = 1; count <= 20; count += 1) expect((await rename(`Merlin ${count}`)).status).toBe(204);
    expect((await rename('Merlin 20')).status).toBe(204);
    expect((await rename('Merlin 21')).json).toMatchObject({ hint: 'name_too_often' });
  });
});

describe('Places (rule 18.2)', () => {
  test('a table has twenty, and who sits there joins again without taking one', async () => {
    const table = await open(owner);
    await join(guest, await codeOf(table));
    await fill(table, 20);
    const code = await codeOf(table);
    expect(await refusalOf(await backend.newKnight(), 'join_round_table', { code })).toBe('round_table_full');
    expect(await join(guest, code)).toEqual({ status: 'joined', id: table });
    expect((await read(guest, table)).members).toHaveLength(20);
  });

  test('a knight owns five tables and sits at ten at most', async () => {
    const host = await backend.newKnight();
    const codes: (string | null)[] = [];
    for (const knight of [owner, host])
      for (let count = 0; count < 5; count += 1) codes.push(await codeOf(await open(knight), knight));
    expect(await refusalOf(owner, 'create_round_table', { name: 'Encore' })).toBe('round_tables_owned');
    for (const code of codes) expect(await join(guest, code)).toMatchObject({ status: 'joined' });
    const other = await backend.newKnight();
    for (const code of [await codeOf(await open(other), other), 'ZZZZZZZZ'])
      expect(await refusalOf(guest, 'join_round_table', { code })).toBe('round_tables_joined');
    expect(await refusalOf(guest, 'create_round_table', { name: 'Encore' })).toBe('round_tables_joined');
    // A lost reply is asked for again.
    expect(await join(guest, codes[0] ?? null)).toMatchObject({ status: 'joined' });
  });
});

describe('Wrong codes (rule 18.4)', () => {
  const wrong = ['', 'ZZZZZZZZ', 'BCDFGHJ', 'x'.repeat(5000), '%', 'ÉÀÜ'];

  test('ten within an hour lock, whatever the next one is, and say for how long', async () => {
    const table = await open(owner);
    const code = await codeOf(table);
    await backend.setClock('2026-12-05T10:00:00Z');
    for (let count = 0; count < 10; count += 1)
      expect(await join(guest, wrong[count % wrong.length] ?? '')).toEqual({ status: 'unknown' });
    await backend.setClock('2026-12-05T10:20:00Z');
    const locked = { status: 'locked', retry_after_s: 2400 };
    expect([await join(guest, code), await join(guest, 'ZZZZZZZZ')]).toEqual([locked, locked]);
    // Another knight of the same address may.
    expect(await join(await backend.newKnight(), code)).toMatchObject({ status: 'joined' });
    await backend.setClock('2026-12-05T11:00:01Z');
    expect(await join(guest, code)).toMatchObject({ status: 'joined' });
  });

  test('three hundred of an address lock everyone there', async () => {
    await join(guest, 'ZZZZZZZZ');
    await backend.query(
      `insert into private.visitor_attempts (browser_digest, address_digest, tried_at)
       select 'others', address_digest, tried_at from private.visitor_attempts, generate_series(1, 299)`,
    );
    expect(await join(owner, 'ZZZZZZZZ')).toMatchObject({ status: 'locked' });
  });

  test('are stored as salted digests alone, and forgotten after an hour', async () => {
    await join(guest, 'ZZZZZZZZ');
    const stored = JSON.stringify(await backend.query('select * from private.visitor_attempts'));
    expect(stored).not.toContain(guest.id);
    await backend.setClock('2999-01-01T00:00:00Z');
    await backend.query('select private.forget_visitors()');
    expect(await backend.value('select count(*)::integer from private.visitor_attempts')).toBe(0);
  });
});

describe('The board (rule 18.6)', () => {
  test('shows stars, rings and points by day; equal stars share a rank', async () => {
    const table = await open(owner);
    const third = await backend.newKnight();
    for (const knight of [guest, third]) await join(knight, await codeOf(table));
    await guest.call('reveal_hint', { day: 1, rang: 1 });
    await guest.call('submit_answer', { day: 1, answer: 'motcache 1' });
    await guest.call('submit_bonus_answer', { day: 1, answer: 'tresorcache 1' });
    for (const rang of [1, 2, 3]) await third.call('reveal_hint', { day: 4, rang });
    await third.call('reveal_answer', { day: 4 });
    const { members } = await read(third, table);
    expect(members).toMatchObject([
      { rank: 1, stars: 1, rings: 1, points: pointsOf(1, 3), is_me: false, is_owner: false },
      { rank: 1, stars: 1, rings: 0, points: pointsOf(4, 0), is_me: true },
      { rank: 3, stars: 0, rings: 0, is_owner: true },
    ]);
  });

  test('is of the current edition alone', async () => {
    const table = await open(owner);
    await owner.call('submit_answer', { day: 1, answer: 'motcache 1' });
    await backend.query(`select tests.play_edition(tests.edition() || '{"edition": "next"}')`);
    expect((await read(owner, table)).members).toMatchObject([{ stars: 0, rings: 0 }]);
    await backend.query("select private.make_current('tests')");
  });

  test('has names as others read them, or none, and neither hour, address nor account', async () => {
    const table = await open(owner);
    const code = await codeOf(table);
    const shy = await backend.newKnight({ username: 'Ondine' });
    await join(guest, code);
    await join(shy, code, true);
    await backend.query("update public.users set name_withheld = 'name_hidden' where id = $1", [guest.id]);
    const text = JSON.stringify(await guest.call('round_table_board', { round_table: table }));
    expect(await namesAt(guest, table)).toEqual(['Aurore', 'Chevalier', 'Chevalier']);
    for (const { id } of [owner, guest, shy]) expect(text).not.toContain(id);
    expect(text).not.toMatch(/@|\d{4}-\d\d-\d\d|_at"/);
    expect(text).not.toContain(code);
    await shy.call('set_round_table_unnamed', { round_table: table, is_unnamed: false });
    expect(await namesAt(guest, table)).toEqual(['Aurore', 'Chevalier', 'Ondine']);
  });
});
