import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';
import { callFrom, counted, forgetCounts } from './support/visits.ts';

let backend: TestBackend;
let knight: ApiClient & { id: string };
const knights = () => counted(backend);
const answer = (day: number, text = `motcache ${day}`) => knight.call('submit_answer', { day, answer: text });

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  knight = await backend.newKnight();
  await forgetCounts(backend);
});
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

describe('A knight is counted once per event, as the game records it (rule 8.8)', () => {
  test('every event: tried, each hint, found with the different answers that it took', async () => {
    await answer(1, 'premier essai');
    await knight.call('reveal_hint', { day: 1, rang: 1 });
    await answer(1, 'deuxième essai');
    await knight.call('reveal_hint', { day: 1, rang: 2 });
    await knight.call('reveal_hint', { day: 1, rang: 3 });
    await answer(1);
    expect(await knights()).toEqual([
      'knight day 1 found in 3: 1',
      'knight day 1 hint1: 1',
      'knight day 1 hint2: 1',
      'knight day 1 hint3: 1',
      'knight day 1 tried: 1',
    ]);
  });

  test('a right first answer is tried and found in one; a revealed one is neither', async () => {
    await answer(1);
    await knight.call('reveal_hint', { day: 22, rang: 1 });
    await knight.call('reveal_answer', { day: 22 });
    expect(await knights()).toEqual([
      'knight day 1 found in 1: 1',
      'knight day 1 tried: 1',
      'knight day 22 hint1: 1',
      'knight day 22 revealed: 1',
    ]);
  });

  test('repeating an answer, a hint or a reveal counts nothing more, nor does a reset', async () => {
    const play = async () => {
      for (const text of ['non', 'non', 'motcache 1', 'motcache 1']) await answer(1, text);
      for (const rang of [1, 1]) await knight.call('reveal_hint', { day: 22, rang });
      for (const day of [22, 22]) await knight.call('reveal_answer', { day });
      await answer(2);
    };
    await play();
    const once = await knights();
    expect(once).toContain('knight day 1 found in 2: 1');
    await play();
    await knight.call('reset_progress');
    await play();
    await answer(1, 'autre essai');
    expect(await knights()).toEqual(once);
  });

  test('what a visitor did is not counted again when their account imports it', async () => {
    await knight.call('import_progress', {
      entries: [
        { day: 1, answer: 'motcache 1', hints_used: 2 },
        { day: 2, answer: 'faux' },
        { day: 22, hints_used: 1, revealed: true },
      ],
    });
    expect(await knights()).toEqual([]);
    await answer(3);
    expect(await knights()).toEqual(['knight day 3 found in 1: 1', 'knight day 3 tried: 1']);
  });

  test('an answer that an admin accepts later was found when it was given', async () => {
    const admin = await backend.newKnight();
    await backend.query('update public.users set is_admin = true where id = $1', [admin.id]);
    await backend.setClock('2024-12-04T10:00:00Z');
    await answer(4, 'premier essai');
    await backend.setClock('2024-12-04T10:01:00Z');
    await answer(4, 'une variante');
    await backend.setClock('2024-12-06T10:00:00Z');
    await admin.call('accept_answer', { day: 4, answer: 'une variante' });
    expect(await knights()).toEqual(['knight day 4 found in 2: 1', 'knight day 4 tried: 1']);
    expect(await backend.query('select distinct counted_on::text from private.visit_events')).toEqual([
      { counted_on: '2024-12-04' },
    ]);
  });

  test('a test account is not counted, nor are answers to a bonus question or the final sentence', async () => {
    await answer(5);
    const others = await knights();
    await knight.call('submit_bonus_answer', { day: 5, answer: 'faux' });
    await knight.call('submit_final_sentence', { answer: 'faux' });
    await backend.query('update public.users set isnotuser = true where id = $1', [knight.id]);
    await answer(6, 'non');
    await answer(6);
    await knight.call('reveal_hint', { day: 22, rang: 1 });
    await knight.call('reveal_answer', { day: 22 });
    await callFrom({ client: knight, browser: 'test' }, 'count_opening', { day: 6 });
    expect(await knights()).toEqual(others);
  });
});

const open = (client: ApiClient, browser: string | null) =>
  callFrom({ client, browser }, 'count_opening', { day: 7 });

describe('An opening', () => {
  test('is counted once an hour per browser, for knights and visitors apart', async () => {
    await backend.setClock('2024-12-07T10:00:00Z');
    for (const client of [knight, knight, backend.visitor, backend.visitor]) await open(client, 'a');
    await open(backend.visitor, 'b');
    await open(backend.visitor, null);
    expect(await knights()).toEqual(['knight day 7 opened: 1', 'visitor day 7 opened: 2']);
    await backend.setClock('2024-12-07T11:01:00Z');
    await backend.query('select private.forget_visitors()');
    await open(backend.visitor, 'a');
    expect(await knights()).toEqual(['knight day 7 opened: 1', 'visitor day 7 opened: 3']);
  });

  test('of a closed or missing day is refused', async () => {
    for (const day of [20, 23, 99])
      expect(
        await callFrom({ client: backend.visitor, browser: 'a' }, 'count_opening', { day }),
      ).toMatchObject({
        code: day === 20 ? 'PT403' : 'PT404',
      });
    expect(await knights()).toEqual([]);
  });
});

test('Counts belong to the date of the edition’s time zone, folded or not', async () => {
  await backend.setClock('2024-12-07T22:59:00Z');
  await answer(8);
  await backend.query('select private.fold_visits()');
  await backend.setClock('2024-12-07T23:01:00Z');
  await answer(9);
  const dates = () =>
    backend.query(
      "select day, counted_on::text from private.visit_counts('tests') where event = 'found' order by day",
    );
  const expected = [
    { day: 8, counted_on: '2024-12-07' },
    { day: 9, counted_on: '2024-12-08' },
  ];
  expect(await dates()).toEqual(expected);
  await backend.query('select private.fold_visits()');
  expect(await dates()).toEqual(expected);
  expect(await backend.value('select count(*)::int from private.visit_events')).toBe(0);
});
