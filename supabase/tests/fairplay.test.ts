import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let admin: ApiClient;
let knight: ApiClient & { id: string };
beforeAll(async () => {
  backend = await openTestBackend();
  const knightAdmin = await backend.newKnight();
  await backend.query('update public.users set is_admin = true, isnotuser = true where id = $1', [
    knightAdmin.id,
  ]);
  admin = knightAdmin;
  // All 24 days, open and with hints (000_support.sql closes or omits some).
  await backend.query(
    `select tests.play_edition(jsonb_set(tests.edition(), '{riddles}', (
       select jsonb_agg(tests.edition() #> '{riddles,0}' || jsonb_build_object('day', day, 'answers', jsonb_build_array('motcache ' || day)))
       from generate_series(1, 24) as day)))`,
  );
});
afterAll(() => backend.close());
beforeEach(async () => {
  knight = await backend.newKnight();
});

const BEGAN = Date.parse('2024-12-01T17:00:00Z');
const at = (seconds: number) => backend.setClock(new Date(BEGAN + seconds * 1000).toISOString());

/** Solves consecutive days `apart` seconds apart, starting `from` seconds after BEGAN. */
async function solve(days: number, apart: number, { first = 1, from = 0 } = {}): Promise<void> {
  for (let step = 0; step < days; step += 1) {
    await at(from + step * apart);
    const day = first + step;
    expect(await knight.call('submit_answer', { day, answer: `motcache ${day}` })).toMatchObject({
      status: 'correct',
    });
  }
}

/** The knight's line in the admins' list; null when `swiftOnly` leaves it out. */
async function marked(swiftOnly = false): Promise<Record<string, unknown> | null> {
  const email = await backend.value('select email from public.users where id = $1', [knight.id]);
  const [line] = await admin.rows('admin_users', { search: email, swift_only: swiftOnly });
  return line ?? null;
}

test('Five riddles solved within a minute are marked with the time of the fastest five', async () => {
  await solve(4, 10);
  expect(await marked()).toMatchObject({ swift_five: null, swift_quest: null });
  await solve(3, 10, { first: 5, from: 42 });
  // Solved at 0, 10, 20, 30, 42, 52 and 62 s: days 1 to 5 took 42 s, and so did days 2 to 6.
  expect(await marked()).toMatchObject({ swift_five: 42, swift_quest: null, replayed: false, imported: 0 });
  expect(await marked(true)).toMatchObject({ swift_five: 42 });
});

test.each([
  [15, 60],
  [15.25, null],
])('Five riddles solved %s s apart have swift_five %s', async (apart, seconds) => {
  await solve(5, apart);
  expect(await marked()).toMatchObject({ swift_five: seconds });
  expect((await marked(true)) === null).toBe(seconds === null);
});

test.each([
  [99, 2277],
  [156, 3588],
  [157, null],
])('24 riddles solved %s s apart have swift_quest %s', async (apart, seconds) => {
  await solve(23, apart);
  expect(await marked()).toMatchObject({ swift_quest: null });
  await solve(1, apart, { first: 24, from: 23 * apart });
  expect(await marked()).toMatchObject({ swift_five: null, swift_quest: seconds });
});

test('A revealed riddle is not one of the five', async () => {
  await solve(4, 5);
  for (const rang of [1, 2, 3]) await knight.call('reveal_hint', { day: 5, rang });
  expect(await knight.call('reveal_answer', { day: 5 })).toMatchObject({ status: 'correct', score: 0 });
  expect(await marked(true)).toBeNull();
  await solve(1, 0, { first: 6, from: 40 });
  expect(await marked(true)).toMatchObject({ swift_five: 40 });
});

test('Imported riddles are counted but not timed; later ones are', async () => {
  await at(0);
  const entries = Array.from({ length: 20 }, (_, index) => ({
    day: index + 1,
    answer: `motcache ${index + 1}`,
  }));
  expect(await knight.call('import_progress', { entries })).toMatchObject({ completed_enigmes: 20 });
  expect(await marked()).toMatchObject({ swift_five: null, swift_quest: null, imported: 20 });
  // Importing a riddle again does not mark it as imported.
  await solve(4, 2, { first: 21, from: 100 });
  await knight.call('import_progress', { entries: [...entries, { day: 21, answer: 'motcache 21' }] });
  expect(await marked()).toMatchObject({ swift_five: null, swift_quest: null, imported: 20 });
  expect(await marked(true)).toBeNull();
});

test('A riddle regraded for an accepted variant is not timed', async () => {
  for (let day = 1; day <= 5; day += 1)
    await knight.call('submit_answer', { day, answer: `variante ${day}` });
  await at(1000);
  for (let day = 1; day <= 5; day += 1) await admin.call('accept_answer', { day, answer: `variante ${day}` });
  expect(await marked()).toMatchObject({ completed_enigmes: 5, total_score: 25, swift_five: null });
});

test('A reset clears the mark and sets replayed', async () => {
  await solve(5, 1);
  expect(await marked()).toMatchObject({ swift_five: 4, replayed: false });
  await knight.call('reset_progress');
  expect(await marked()).toMatchObject({ swift_five: null, replayed: true });
  await solve(5, 12, { from: 500 });
  expect(await marked()).toMatchObject({ swift_five: 48, replayed: true });
});

test('A mark changes neither score nor rank', async () => {
  await solve(24, 1);
  expect(await marked()).toMatchObject({ swift_five: 4, swift_quest: 23, total_score: 120 });
  expect(await knight.call('my_standing')).toMatchObject({ total_score: 120, rank: 1 });
  await backend.setClock(null);
});
