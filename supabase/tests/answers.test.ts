import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

const WRONG = { status: 'wrong', retry_after_s: 0 };
const right = (day: number) => ({ day, answer: `motcache ${day}` });

async function totals(id: string) {
  const [row] = await backend.query('select total_score, completed_enigmes from public.users where id = $1', [
    id,
  ]);
  return row;
}

describe('Scores', () => {
  test.each([
    [0, 5],
    [1, 3],
    [2, 2],
    [3, 1],
  ])('A riddle solved with %i hints is worth %i points', async (hints, score) => {
    const knight = await backend.newKnight();
    for (let rang = 1; rang <= hints; rang += 1) await knight.call('reveal_hint', { day: 1, rang });
    expect(await knight.call('submit_answer', right(1))).toMatchObject({
      status: 'correct',
      score,
      hints_used: hints,
      revealed: false,
      total_score: score,
      completed_enigmes: 1,
      answer: 'Motcaché 1',
      closing: 'Finalecache 1',
      explanation: 'Explicationcache 1',
      fragment: 'Fragmentcache1',
      artefact: { title: 'Artefactcache 1', description: 'Objetcache 1', image_url: null },
    });
    expect(await totals(knight.id)).toEqual({ total_score: score, completed_enigmes: 1 });
  });

  test('A correct answer gives the fragment and the artefact once', async () => {
    const knight = await backend.newKnight();
    await knight.call('submit_answer', right(2));
    await knight.call('submit_answer', right(2));
    expect((await knight.request('/rest/v1/enigme_fragments?select=enigmes(day_number),word')).json).toEqual([
      { enigmes: { day_number: 2 }, word: 'Fragmentcache2' },
    ]);
    expect((await knight.request('/rest/v1/artefacts?select=day_number,title,word')).json).toEqual([
      { day_number: 2, title: 'Artefactcache 2', word: 'Fragmentcache2' },
    ]);
  });

  test('Repeating a call after a lost reply returns the same success and adds nothing (rule 3.8)', async () => {
    const knight = await backend.newKnight();
    const first = await knight.call('submit_answer', right(1));
    const again = await knight.call('submit_answer', right(1));
    expect(again).toEqual({ ...first, status: 'already_solved' });
    expect(await knight.call('submit_answer', { day: 1, answer: 'autre chose' })).toEqual(again);
    expect(await totals(knight.id)).toEqual({ total_score: 5, completed_enigmes: 1 });
  });

  test('Two tabs that submit the right answer at once both succeed and complete the riddle once', async () => {
    const knight = await backend.newKnight();
    const replies = await Promise.all([
      knight.call('submit_answer', right(3)),
      knight.call('submit_answer', right(3)),
    ]);
    expect(new Set(replies.map((reply) => reply['status']))).toEqual(new Set(['already_solved', 'correct']));
    for (const reply of replies)
      expect(reply).toMatchObject({ score: 5, total_score: 5, completed_enigmes: 1 });
    expect(await totals(knight.id)).toEqual({ total_score: 5, completed_enigmes: 1 });
    expect(
      await backend.value('select count(*)::int from public.enigme_progress where user_id = $1', [knight.id]),
    ).toBe(1);
  });

  test('The total and the count cover all riddles of the edition', async () => {
    const knight = await backend.newKnight();
    for (const day of [...Array(19).keys()].map((index) => index + 1))
      await knight.call('submit_answer', right(day));
    expect(await totals(knight.id)).toEqual({ total_score: 95, completed_enigmes: 19 });
  });
});

describe('Days', () => {
  test.each([0, 23, 25, -1, 1_000_000_000])('Day %d does not exist', async (day) => {
    const knight = await backend.newKnight();
    for (const client of [backend.visitor, knight]) {
      for (const [name, input] of [
        ['submit_answer', { day, answer: 'x' }],
        ['reveal_hint', { day, rang: 1 }],
        ['reveal_answer', { day }],
      ] as const) {
        const { status, json } = await client.request(`/rest/v1/rpc/${name}`, {
          method: 'POST',
          body: input,
        });
        expect(status).toBe(404);
        expect(json).toMatchObject({
          code: 'PT404',
          hint: 'riddle_missing',
          message: "Cette énigme n'existe pas",
        });
      }
    }
  });

  test.each(['abc', 1.5, 10_000_000_000, '1e9'])(
    '« %s » is not a day: the request fails with a 4xx status',
    async (day) => {
      const { status } = await backend.visitor.request('/rest/v1/rpc/submit_answer', {
        method: 'POST',
        body: { day, answer: 'x' },
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test('A closed riddle returns only its opening time, and opens by the server clock (rule 3.2)', async () => {
    const knight = await backend.newKnight();
    for (const client of [backend.visitor, knight]) {
      const { status, json } = await client.request('/rest/v1/rpc/submit_answer', {
        method: 'POST',
        body: right(20),
      });
      expect(status).toBe(403);
      expect(json).toMatchObject({ code: 'PT403', hint: 'riddle_closed' });
      expect(new Date((json as { details: string }).details).toISOString()).toBe('2999-12-20T06:00:00.000Z'); // as asserted above
      expect((await client.request('/rest/v1/enigmes?day_number=eq.20')).json).toEqual([]);
    }
    const announced = async () =>
      (await backend.visitor.request('/rest/v1/enigme_calendar?day_number=eq.20&select=is_open')).json;
    await backend.setClock('2999-12-20T05:59:59Z');
    expect(await announced()).toEqual([{ is_open: false }]);
    expect(await knight.call('submit_answer', right(20))).toMatchObject({ hint: 'riddle_closed' });
    await backend.setClock('2999-12-20T06:00:00Z');
    expect(await announced()).toEqual([{ is_open: true }]);
    expect(
      (await backend.visitor.request('/rest/v1/enigmes?day_number=eq.20&select=day_number')).json,
    ).toEqual([{ day_number: 20 }]);
    const solved = await knight.call('submit_answer', right(20));
    expect(solved['status']).toBe('correct');
    expect(solved['completed_at']).toContain('2999-12-20');
  });
});

describe('Wrong answers', () => {
  test.each([
    ['empty', ''],
    ['white', '   \n\t'],
    ['an emoji', '🎅🏽✨'],
    ['right to left', 'نجمة الشتاء \u202E!'],
    ['markup', '<script>alert(1)</script>'],
    ['a quote and a percent sign', `%' or 1=1; --`],
    ['a pattern', 'mot.*'],
    ['long', 'motcache '.repeat(20)],
    ['nothing', null],
  ])('An answer that is %s is wrong, not an error', async (_kind, answer) => {
    const knight = await backend.newKnight();
    for (const client of [backend.visitor, knight])
      expect(await client.call('submit_answer', { day: 1, answer })).toEqual(WRONG);
  });

  test('A wrong answer is stored with the number of times it was given', async () => {
    const knight = await backend.newKnight();
    await knight.call('submit_answer', { day: 1, answer: 'Une Erreur' });
    await knight.call('submit_answer', { day: 1, answer: 'uné  erreur !' });
    expect(
      await backend.query('select typed, times from private.wrong_answers where user_id = $1', [knight.id]),
    ).toEqual([{ typed: 'Une Erreur', times: 2 }]);
  });

  test('Ten wrong answers in a minute lock a riddle: the next answer is not judged until the wait is over (rule 3.7)', async () => {
    const knight = await backend.newKnight();
    await backend.setClock('2024-12-01T10:00:00Z');
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      expect(await knight.call('submit_answer', { day: 1, answer: `erreur ${attempt}` })).toEqual(WRONG);
    }
    await backend.setClock('2024-12-01T10:00:20Z');
    expect(await knight.call('submit_answer', { day: 1, answer: 'erreur 10' })).toEqual({
      status: 'wrong',
      retry_after_s: 40,
    });
    expect(await knight.call('submit_answer', right(1))).toEqual({ status: 'locked', retry_after_s: 40 });
    await backend.setClock('2024-12-01T10:00:59.5Z');
    expect(await knight.call('submit_answer', right(1))).toEqual({ status: 'locked', retry_after_s: 1 });
    expect(await totals(knight.id)).toEqual({ total_score: 0, completed_enigmes: 0 });
    expect(await knight.call('submit_answer', right(2))).toMatchObject({ status: 'correct' });
    await backend.setClock('2024-12-01T10:01:00Z');
    expect(await knight.call('submit_answer', right(1))).toMatchObject({ status: 'correct', score: 5 });
  });

  test('Repeating a wrong answer does not count towards the limit', async () => {
    const knight = await backend.newKnight();
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      expect(await knight.call('submit_answer', { day: 1, answer: 'la même erreur' })).toEqual(WRONG);
    }
  });

  test('Repeating a wrong answer does not extend the minute in which it counts', async () => {
    const knight = await backend.newKnight();
    await backend.setClock('2024-12-01T10:00:00Z');
    await knight.call('submit_answer', { day: 1, answer: 'la même erreur' });
    await backend.setClock('2024-12-01T10:00:50Z');
    await knight.call('submit_answer', { day: 1, answer: 'la même erreur' });
    for (let attempt = 1; attempt <= 8; attempt += 1)
      await knight.call('submit_answer', { day: 1, answer: `erreur ${attempt}` });
    await backend.setClock('2024-12-01T10:01:00Z');
    expect(await knight.call('submit_answer', { day: 1, answer: 'erreur 9' })).toEqual(WRONG);
  });

  test('A lock applies to one knight and one riddle', async () => {
    const knight = await backend.newKnight();
    const other = await backend.newKnight();
    for (let attempt = 1; attempt <= 10; attempt += 1)
      await knight.call('submit_answer', { day: 1, answer: `non ${attempt}` });
    expect(await knight.call('submit_answer', { day: 1, answer: 'oui' })).toMatchObject({ status: 'locked' });
    expect(await other.call('submit_answer', { day: 1, answer: 'oui' })).toEqual(WRONG);
  });
});
