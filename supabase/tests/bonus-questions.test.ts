import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const found = (day: number) => ({ day, answer: `tresor caché ${day}` });
const told = (day: number) => ({ answer: `Trésorcaché ${day}`, explanation: `Raisoncache ${day}` });

/** A knight who has completed these days. */
async function knightOf(...days: number[]) {
  const knight = await backend.newKnight();
  for (const day of days) await knight.call('submit_answer', { day, answer: `motcache ${day}` });
  return knight;
}
const rings = async (knight: Awaited<ReturnType<typeof knightOf>>) =>
  (await knight.request('/rest/v1/bonus_questions_solved?select=enigmes(day_number)&order=enigme_id')).json;

describe('The second question of a day (rule 13.1)', () => {
  test('is asked and judged once its day is completed, and not before', async () => {
    const knight = await knightOf();
    expect((await knight.request('/rest/v1/rpc/bonus_question', { method: 'POST', body: { day: 1 } })).json).toBeNull();
    expect(await knight.call('submit_bonus_answer', found(1))).toEqual({ status: 'refused' });
    expect(await rings(knight)).toEqual([]);
    await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
    expect(await knight.call('bonus_question', { day: 1 })).toEqual({
      question: 'Seconde question 1',
      hint: 'Coup de pouce 1',
      solved: null,
    });
  });

  test('once solved is recorded once, told again, and gives no point', async () => {
    const knight = await knightOf(1);
    expect(await knight.call('submit_bonus_answer', found(1))).toEqual({ status: 'correct', ...told(1) });
    expect(await knight.call('submit_bonus_answer', { day: 1, answer: 'autre chose' })).toEqual({
      status: 'already_solved',
      ...told(1),
    });
    expect(await knight.call('bonus_question', { day: 1 })).toMatchObject({ solved: told(1) });
    expect(await rings(knight)).toEqual([{ enigmes: { day_number: 1 } }]);
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 5, completed_enigmes: 1 });
  });

  test('is judged as a riddle is: its answer is right among its own words, and that of the day is wrong (rule 13.2)', async () => {
    const knight = await knightOf(1);
    expect(await knight.call('submit_bonus_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'wrong',
    });
    expect(
      await knight.call('submit_bonus_answer', { day: 1, answer: 'La seconde question, trésorcaché 1' }),
    ).toMatchObject({ status: 'correct' });
  });

  test('two tabs that answer at once record it once', async () => {
    const knight = await knightOf(2);
    const replies = await Promise.all([
      knight.call('submit_bonus_answer', found(2)),
      knight.call('submit_bonus_answer', found(2)),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['correct', 'already_solved']));
  });

  test('is answered to a visitor too, and nothing is kept of them', async () => {
    expect(await backend.visitor.call('bonus_question', { day: 1 })).toMatchObject({
      question: 'Seconde question 1',
      solved: null,
    });
    expect(await backend.visitor.call('submit_bonus_answer', { day: 1, answer: 'non' })).toEqual({
      status: 'wrong',
      retry_after_s: 0,
    });
    expect(await backend.visitor.call('submit_bonus_answer', found(1))).toEqual({ status: 'correct', ...told(1) });
  });

  test('is missing where the edition has none', async () => {
    const knight = await knightOf(4);
    expect((await knight.request('/rest/v1/rpc/bonus_question', { method: 'POST', body: { day: 4 } })).json).toBeNull();
    const { status, json } = await knight.request('/rest/v1/rpc/submit_bonus_answer', {
      method: 'POST',
      body: { day: 4, answer: 'x' },
    });
    expect([status, json]).toMatchObject([404, { hint: 'bonus_question_missing' }]);
  });
});

describe('Its limit of attempts (rule 13.2)', () => {
  test('is ten different wrong answers a minute, apart from those of the riddle', async () => {
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
    expect(await knight.call('submit_bonus_answer', found(3))).toEqual({ status: 'locked', retry_after_s: 60 });
    expect(await knight.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'correct',
    });
    await backend.setClock('2024-12-03T10:01:00Z');
    expect(await knight.call('submit_bonus_answer', found(3))).toMatchObject({ status: 'correct' });
    await backend.setClock(null);
  });

  test('concerns one day, and slips have one of their own', async () => {
    const answers = (text: string) =>
      backend.query('update private.bonus_questions set answers = array[$1] where enigme_id = 1', [text]);
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
    expect(await knight.call('submit_bonus_answer', found(2))).toMatchObject({ status: 'correct' });
    await answers('Trésorcaché 1');
    await backend.setClock(null);
  });

  test('is that of their address for visitors', async () => {
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

describe('A journey that holds second questions', () => {
  test('begun again has none left (rule 5.4)', async () => {
    const [knight, other] = [await knightOf(1, 2), await knightOf(1)];
    for (const day of [1, 2]) await knight.call('submit_bonus_answer', found(day));
    await other.call('submit_bonus_answer', found(1));
    await knight.call('reset_progress');
    expect(await rings(knight)).toEqual([]);
    expect(await rings(other)).toHaveLength(1);
    expect(await knight.call('submit_bonus_answer', found(1))).toEqual({ status: 'refused' });
  });

  test('is brought by a visitor: each is judged again, also for a day that the account has (rule 5.5)', async () => {
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
      [20, 'ignored', 'refused'],
    ]); // read as what import_progress documents
    expect(await rings(knight)).toEqual([{ enigmes: { day_number: 1 } }, { enigmes: { day_number: 2 } }]);
  });

  test('outlives a correction of the edition, and a question that is taken away', async () => {
    const knight = await knightOf(1, 2, 3);
    await knight.call('submit_bonus_answer', found(1));
    await knight.call('submit_bonus_answer', found(2));
    await knight.call('submit_bonus_answer', { day: 3, answer: 'faux' });
    type Defi = { question: string; answers: string[]; hint: string; explanation: string };
    const edition = (await backend.value('select tests.edition()')) as {
      riddles: { day: number; defi: Defi | null }[];
    }; // as 000_support.sql writes it
    const corrected = structuredClone(edition);
    for (const riddle of corrected.riddles) {
      if (riddle.day === 1) riddle.defi = null;
      if (riddle.day === 3 && riddle.defi) riddle.defi.answers = ['une autre raison'];
    }
    const apply = (value: object) =>
      backend.query('select private.apply_edition($1::text::jsonb)', [JSON.stringify(value)]);
    await apply(corrected);
    expect(await rings(knight)).toHaveLength(2);
    expect((await knight.request('/rest/v1/rpc/bonus_question', { method: 'POST', body: { day: 1 } })).json).toBeNull();
    expect(await knight.call('submit_bonus_answer', { day: 3, answer: "C'est une autre raison" })).toMatchObject({
      status: 'correct',
    });
    await apply(edition);
    expect(await knight.call('bonus_question', { day: 1 })).toMatchObject({ solved: told(1) });
    expect(await rings(knight)).toHaveLength(3);
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 15 });
  });
});
