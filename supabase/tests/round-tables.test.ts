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
