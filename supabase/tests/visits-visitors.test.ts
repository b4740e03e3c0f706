import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';
import { callFrom, counted, forgetCounts } from './support/visits.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => forgetCounts(backend));
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

const from = (browser: string | null, name: string, body: object, address?: string) =>
  callFrom({ client: backend.visitor, browser, ...(address ? { address } : {}) }, name, body);
const answer = (browser: string | null, day: number, text = `motcache ${day}`, address?: string) =>
  from(browser, 'submit_answer', { day, answer: text }, address);

test('audit finding 16: a knight is one reader, in whatever tab', async () => {
  const knight = await backend.newKnight();
  for (const browser of ['one', 'two', 'three'])
    await callFrom({ client: knight, browser }, 'count_opening', { day: 1 });
  expect(await counted(backend)).toEqual(['knight day 1 opened: 1']);
});

describe("A visitor is counted by their tab's token, once an hour (rule 8.8)", () => {
  test('every event: tried, each hint, found with the answers that it took, revealed', async () => {
    await answer('a', 1, 'non');
    await answer('a', 2, 'non');
    await answer('b', 1, 'non');
    for (const rang of [1, 2, 3]) await from('a', 'reveal_hint', { day: 1, rang });
    await answer('a', 1, 'toujours non');
    await answer('a', 1);
    await from('b', 'reveal_answer', { day: 1 });
    expect(await counted(backend)).toEqual([
      'visitor day 1 found in 3: 1',
      'visitor day 1 hint1: 1',
      'visitor day 1 hint2: 1',
      'visitor day 1 hint3: 1',
      'visitor day 1 revealed: 1',
      'visitor day 1 tried: 2',
      'visitor day 2 tried: 1',
    ]);
  });

  test('what a browser repeats is counted once', async () => {
    for (const again of [1, 2]) {
      await answer('a', 1);
      await from('a', 'reveal_hint', { day: 1, rang: 1 });
      await from('a', 'reveal_answer', { day: 1 });
      expect([again, await counted(backend)]).toEqual([
        again,
        [
          'visitor day 1 found in 1: 1',
          'visitor day 1 hint1: 1',
          'visitor day 1 revealed: 1',
          'visitor day 1 tried: 1',
        ],
      ]);
    }
  });

  test('what is read again without the token is not counted, and neither are other questions', async () => {
    await answer(null, 1);
    await from(null, 'reveal_hint', { day: 1, rang: 1 });
    await from('a', 'submit_bonus_answer', { day: 1, answer: 'faux' });
    await from('a', 'submit_final_sentence', { answer: 'faux' });
    expect(await counted(backend)).toEqual([]);
  });

  test('more than twenty tries are counted as twenty', async () => {
    for (let count = 1; count <= 25; count += 1) await answer('a', 1, 'non');
    await answer('a', 1);
    expect(await counted(backend)).toEqual(['visitor day 1 found in 20: 1', 'visitor day 1 tried: 1']);
  });

  test('a locked browser is not counted', async () => {
    await backend.setClock('2024-12-02T10:00:10Z');
    for (let count = 1; count <= 60; count += 1) await answer('a', 1, 'non');
    expect(await answer('a', 2)).toMatchObject({ status: 'locked' });
    expect(await counted(backend)).toEqual(['visitor day 1 tried: 1']);
  });
});

describe('A flood', () => {
  test('of invented tokens adds at most three thousand counts an hour per address, and the game goes on', async () => {
    await backend.setClock('2024-12-02T12:00:00Z');
    await from('first', 'count_opening', { day: 1 }, '192.0.2.5');
    await backend.query(
      `insert into private.visitor_marks (browser_digest, enigme_id, audience, event, address_digest, marked_at)
       select 'invented ' || n, enigme_id, audience, event, address_digest, marked_at
       from private.visitor_marks, generate_series(1, 2998) as n`,
    );
    await from('second', 'count_opening', { day: 1 }, '192.0.2.5');
    await from('third', 'count_opening', { day: 1 }, '192.0.2.5');
    expect(await answer('fourth', 1, 'motcache 1', '192.0.2.5')).toMatchObject({ status: 'correct' });
    expect(await counted(backend)).toEqual(['visitor day 1 opened: 2']);
    await from('third', 'count_opening', { day: 1 }, '192.0.2.6');
    await backend.setClock('2024-12-02T13:00:01Z');
    await from('fifth', 'count_opening', { day: 1 }, '192.0.2.5');
    expect(await counted(backend)).toEqual(['visitor day 1 opened: 4']);
  });
});

describe('Counts hold nothing about anyone', () => {
  test('they have no reference, digest or time, and the marks go after an hour', async () => {
    const columns = await backend.query(
      `select table_name, string_agg(column_name, ' ' order by ordinal_position) as names
       from information_schema.columns where table_schema = 'private' and table_name in ('visits', 'visit_events')
       group by table_name order by table_name`,
    );
    expect(columns).toEqual([
      { table_name: 'visit_events', names: 'id enigme_id counted_on audience event tries' },
      { table_name: 'visits', names: 'enigme_id counted_on audience event tries times' },
    ]);
    await backend.setClock('2024-12-03T10:00:00Z');
    await from('token 77', 'count_opening', { day: 1 }, '192.0.2.77');
    const marks = () => backend.query('select * from private.visitor_marks');
    expect(await marks()).toHaveLength(1);
    expect(JSON.stringify(await marks())).not.toMatch(/token 77|192\.0\.2\.77/);
    await backend.setClock('2024-12-03T11:00:01Z');
    await backend.query('select private.forget_visitors()');
    expect(await marks()).toEqual([]);
    expect(await counted(backend)).toEqual(['visitor day 1 opened: 1']);
  });

  test('a deleted account and a purged season change no count', async () => {
    const knight = await backend.newKnight();
    await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
    const before = await counted(backend);
    await knight.call('delete_account');
    await backend.query('select private.purge_season()');
    expect(before).toHaveLength(2);
    expect(await counted(backend)).toEqual(before);
  });
});
