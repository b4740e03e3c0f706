import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const right = (day: number) => ({ day, answer: `tresor caché ${day}` });
const solution = (day: number) => ({ answer: `Trésorcaché ${day}`, explanation: `Raisoncache ${day}` });

/** Creates a knight who has completed these days. */
async function knightOf(...days: number[]) {
  const knight = await backend.newKnight();
  for (const day of days) await knight.call('submit_answer', { day, answer: `motcache ${day}` });
  return knight;
}
const solvedDays = async (knight: Awaited<ReturnType<typeof knightOf>>) =>
  (await knight.request('/rest/v1/bonus_questions_solved?select=enigmes(day_number)&order=enigme_id')).json;

describe('A bonus question (rule 13.1)', () => {
  test('is shown and judged only after its day is completed', async () => {
    const knight = await knightOf();
    expect(
      (await knight.request('/rest/v1/rpc/bonus_question', { method: 'POST', body: { day: 1 } })).json,
    ).toBeNull();
    expect(await knight.call('submit_bonus_answer', right(1))).toEqual({ status: 'refused' });
    expect(await solvedDays(knight)).toEqual([]);
    await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
    expect(await knight.call('bonus_question', { day: 1 })).toEqual({
      question: 'Seconde question 1',
      hint: 'Coup de pouce 1',
      solved: null,
    });
  });

  test('is recorded once when solved, returned again afterwards, and gives no points', async () => {
    const knight = await knightOf(1);
    expect(await knight.call('submit_bonus_answer', right(1))).toEqual({ status: 'correct', ...solution(1) });
    expect(await knight.call('submit_bonus_answer', { day: 1, answer: 'autre chose' })).toEqual({
      status: 'already_solved',
      ...solution(1),
    });
    expect(await knight.call('bonus_question', { day: 1 })).toMatchObject({ solved: solution(1) });
    expect(await solvedDays(knight)).toEqual([{ enigmes: { day_number: 1 } }]);
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 5, completed_enigmes: 1 });
  });

  test('is compared like a riddle: words of its question are ignored, and the answer of the day is wrong (rule 13.2)', async () => {
    const knight = await knightOf(1);
    expect(await knight.call('submit_bonus_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'wrong',
    });
    expect(
      await knight.call('submit_bonus_answer', { day: 1, answer: 'La seconde question, trésorcaché 1' }),
    ).toMatchObject({ status: 'correct' });
  });

  test('is recorded once when two tabs answer at the same time', async () => {
    const knight = await knightOf(2);
    const replies = await Promise.all([
      knight.call('submit_bonus_answer', right(2)),
      knight.call('submit_bonus_answer', right(2)),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['correct', 'already_solved']));
  });

  test('is shown to and judged for a visitor at any time', async () => {
    expect(await backend.visitor.call('bonus_question', { day: 1 })).toMatchObject({
      question: 'Seconde question 1',
      solved: null,
    });
    expect(await backend.visitor.call('submit_bonus_answer', { day: 1, answer: 'non' })).toEqual({
      status: 'wrong',
      retry_after_s: 0,
    });
    expect(await backend.visitor.call('submit_bonus_answer', right(1))).toEqual({
      status: 'correct',
      ...solution(1),
    });
  });

  test('is null for a day without one, and answering it fails', async () => {
    const knight = await knightOf(4);
    expect(
      (await knight.request('/rest/v1/rpc/bonus_question', { method: 'POST', body: { day: 4 } })).json,
    ).toBeNull();
    const { status, json } = await knight.request('/rest/v1/rpc/submit_bonus_answer', {
      method: 'POST',
      body: { day: 4, answer: 'x' },
    });
    expect([status, json]).toMatchObject([404, { hint: 'bonus_question_missing' }]);
  });
});

describe('The limit of bonus answers (rule 13.2)', () => {
  test('is ten distinct wrong answers a minute, separate from the limit of riddles', async () => {
    await backend.setClock('2024-12-03T10:00:00Z');
    const knight = await knightOf(3);
    const tries = Array.from({ length: 10 }, (_, index) => `essai ${index}`);
    for (const answer of [...tries.slice(0, 9), 'essai 0']) {
      expect(await knight.call('submit_bonus_answer', { day: 3, answer })).toEqual({
        status: 'wrong',
        retry_after_s: 0,
      });
    }
    const last = await knight.call('submit_bonus_answer', { day: 3, answer: 'essai 9' });
    expect(last).toEqual({ status: 'wrong', retry_after_s: 60 });
    expect(await knight.call('submit_bonus_answer', right(3))).toEqual({
      status: 'locked',
      retry_after_s: 60,
    });
    expect(await knight.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'correct',
    });
    await backend.setClock('2024-12-03T10:01:00Z');
    expect(await knight.call('submit_bonus_answer', right(3))).toMatchObject({ status: 'correct' });
    await backend.setClock(null);
  });

  test('applies to one day, and almost right answers have a separate limit', async () => {
    const answers = (text: string) =>
      backend.query(
        'update private.bonus_questions set answers = array[$1] where enigme_id = tests.riddle(1)',
        [text],
      );
    await answers('nuage');
    await backend.setClock('2024-12-03T11:00:00Z');
    const knight = await knightOf(1, 2);
    for (let attempt = 0; attempt < 9; attempt += 1)
      await knight.call('submit_bonus_answer', { day: 1, answer: `essai ${attempt}` });
    for (const answer of ['nuge', 'nauge', 'nuege'])
      expect(await knight.call('submit_bonus_answer', { day: 1, answer })).toEqual({
        status: 'almost',
        retry_after_s: 0,
      });
    expect(await knight.call('submit_bonus_answer', { day: 1, answer: 'essai 9' })).toEqual({
      status: 'wrong',
      retry_after_s: 60,
    });
    expect(await knight.call('submit_bonus_answer', right(2))).toMatchObject({ status: 'correct' });
    await answers('Trésorcaché 1');
    await backend.setClock(null);
  });

  test('covers all the answers of a visitor’s browser', async () => {
    await backend.setClock('2024-12-04T10:00:00Z');
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const submit = async (answer: string) =>
      (
        await backend.visitor.request('/rest/v1/rpc/submit_bonus_answer', {
          method: 'POST',
          body: { day: 1, answer },
          headers,
        })
      ).json;
    for (let attempt = 0; attempt < 60; attempt += 1) await submit(`essai ${attempt}`);
    expect(await submit('trésor caché 1')).toEqual({ status: 'locked', retry_after_s: 60 });
    await backend.setClock(null);
  });
});

describe('Solved bonus questions', () => {
  test('are deleted by a reset (rule 5.4)', async () => {
    const [knight, other] = [await knightOf(1, 2), await knightOf(1)];
    for (const day of [1, 2]) await knight.call('submit_bonus_answer', right(day));
    await other.call('submit_bonus_answer', right(1));
    await knight.call('reset_progress');
    expect(await solvedDays(knight)).toEqual([]);
    expect(await solvedDays(other)).toHaveLength(1);
    expect(await knight.call('submit_bonus_answer', right(1))).toEqual({ status: 'refused' });
  });

  test('are imported from a visitor: each is judged again, even for a day already on the account (rule 5.5)', async () => {
    const knight = await knightOf(2);
    const entries = [
      { day: 1, answer: 'motcache 1', bonus_answer: 'trésor caché 1' },
      { day: 2, answer: 'motcache 2', bonus_answer: 'trésor caché 2' },
      { day: 3, answer: 'faux', bonus_answer: 'trésor caché 3' },
      { day: 4, answer: 'motcache 4', bonus_answer: 'rien de tel' },
      { day: 20, answer: 'motcache 20', bonus_answer: 'trésor caché 20' },
      { day: 5, answer: 'motcache 5', bonus_answer: { $ne: null } },
    ];
    const { results } = await knight.call('import_progress', { entries });
    expect(
      (results as { day: number; status: string; bonus_answer?: string }[])
        .map(({ day, status, bonus_answer }) => [day, status, bonus_answer])
        .toSorted(([one], [other]) => Number(one) - Number(other)),
    ).toEqual([
      [1, 'imported', 'correct'],
      [2, 'kept', 'correct'],
      [3, 'wrong', 'refused'],
      [4, 'imported', undefined],
      [5, 'imported', undefined],
      [20, 'ignored', undefined],
    ]); // as import_progress documents
    expect(await solvedDays(knight)).toEqual([
      { enigmes: { day_number: 1 } },
      { enigmes: { day_number: 2 } },
    ]);
  });

  test('survive a correction of the edition and the removal of their question', async () => {
    const knight = await knightOf(1, 2, 3);
    await knight.call('submit_bonus_answer', right(1));
    await knight.call('submit_bonus_answer', right(2));
    await knight.call('submit_bonus_answer', { day: 3, answer: 'faux' });
    type BonusQuestion = { question: string; answers: string[]; hint: string; explanation: string };
    const edition = (await backend.value('select tests.edition()')) as {
      riddles: { day: number; defi: BonusQuestion | null }[];
    }; // as in 000_support.sql
    const corrected = structuredClone(edition);
    for (const riddle of corrected.riddles) {
      if (riddle.day === 1) riddle.defi = null;
      if (riddle.day === 3 && riddle.defi) riddle.defi.answers = ['une autre raison'];
    }
    const apply = (value: object) =>
      backend.query('select tests.play_edition($1::text::jsonb)', [JSON.stringify(value)]);
    await apply(corrected);
    expect(await solvedDays(knight)).toHaveLength(2);
    expect(
      (await knight.request('/rest/v1/rpc/bonus_question', { method: 'POST', body: { day: 1 } })).json,
    ).toBeNull();
    expect(
      await knight.call('submit_bonus_answer', { day: 3, answer: "C'est une autre raison" }),
    ).toMatchObject({
      status: 'correct',
    });
    await apply(edition);
    expect(await knight.call('bonus_question', { day: 1 })).toMatchObject({ solved: solution(1) });
    expect(await solvedDays(knight)).toHaveLength(3);
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 15 });
  });
});
