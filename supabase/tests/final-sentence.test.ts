import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finalSentenceOf, found, HINTS, openFinalSentenceBackend, told, type FinalSentenceBackend } from './support/finalSentence.ts';

let backend: FinalSentenceBackend;
beforeAll(async () => {
  backend = await openFinalSentenceBackend();
});
beforeEach(() => backend.apply(backend.whole));
afterAll(() => backend.close());

describe('The sentence of the fragments (rule 14.1)', () => {
  test('is asked of whoever has all twenty-four, and of nobody with twenty-three', async () => {
    const early = await backend.gatherer(23);
    expect(await finalSentenceOf(early)).toBeNull();
    expect(await early.call('submit_final_sentence', found)).toEqual({ status: 'refused' });
    expect(await early.call('reveal_final_sentence_hint', { rang: 1 })).toEqual({ status: 'refused' });
    await backend.query('insert into public.final_sentence_progress (user_id, hints_seen) values ($1, 3)', [early.id]);
    expect(await early.call('reveal_final_sentence')).toEqual({ status: 'refused' });
    expect(await finalSentenceOf(await backend.gatherer())).toEqual({
      question: 'Que disent-ils ?',
      hint_count: 3,
      hints: [],
      solved: null,
    });
  });

  test('once found is recorded once, told again with its letter, and gives no point', async () => {
    const knight = await backend.gatherer();
    expect(await knight.call('submit_final_sentence', { answer: 'autre chose' })).toEqual({
      status: 'wrong',
      retry_after_s: 0,
    });
    expect(await knight.call('submit_final_sentence', found)).toEqual({ status: 'correct', ...told });
    expect(await knight.call('submit_final_sentence', { answer: 'x' })).toEqual({
      status: 'already_solved',
      ...told,
    });
    expect(await knight.call('reveal_final_sentence')).toEqual({ status: 'already_solved', ...told });
    expect(await finalSentenceOf(knight)).toMatchObject({ solved: told });
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 0 });
  });

  test('two tabs that find it at once record it once', async () => {
    const knight = await backend.gatherer();
    const replies = await Promise.all([
      knight.call('submit_final_sentence', found),
      knight.call('submit_final_sentence', found),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['correct', 'already_solved']));
  });

  test('is judged as answers are: by ear, and a slip is told so', async () => {
    const knight = await backend.gatherer();
    expect(await knight.call('submit_final_sentence', { answer: 'la phrasecachéo de tous' })).toMatchObject({
      status: 'almost',
    });
    expect(
      await knight.call('submit_final_sentence', { answer: 'Ils disent : La frasecachée de tous.' }),
    ).toMatchObject({ status: 'correct' });
    expect(
      await (await backend.gatherer()).call('submit_final_sentence', { answer: 'LAPHRASECACHEEDETOUS' }),
    ).toMatchObject({
      status: 'correct',
    });
  });

  test('is judged for a visitor, of whom nothing is kept', async () => {
    expect(await finalSentenceOf(backend.visitor)).toMatchObject({ hints: [], solved: null });
    expect(await backend.visitor.call('submit_final_sentence', { answer: 'non' })).toEqual({
      status: 'wrong',
      retry_after_s: 0,
    });
    expect(await backend.visitor.call('submit_final_sentence', found)).toEqual({ status: 'correct', ...told });
  });

  test('is missing where no edition has one', async () => {
    await backend.query('delete from private.final_sentence');
    const knight = await backend.gatherer();
    expect(await finalSentenceOf(knight)).toBeNull();
    for (const [name, body] of [
      ['submit_final_sentence', found],
      ['reveal_final_sentence_hint', { rang: 1 }],
      ['reveal_final_sentence', {}],
    ] as const) {
      const { status, json } = await knight.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
      expect([status, json]).toMatchObject([404, { hint: 'final_sentence_missing' }]);
    }
    expect(await knight.call('import_progress', { entries: [], final_sentence: found })).not.toHaveProperty('final_sentence');
  });
});

describe('Its hints, and giving up (rule 14.3)', () => {
  test('come one after the other, are told again, and free the sentence after the last', async () => {
    const knight = await backend.gatherer();
    expect(await knight.call('reveal_final_sentence_hint', { rang: 2 })).toEqual({ status: 'refused' });
    for (const [index, hint] of HINTS.entries()) {
      expect(await knight.call('reveal_final_sentence')).toEqual({ status: 'refused' });
      expect(await knight.call('reveal_final_sentence_hint', { rang: index + 1 })).toEqual({
        status: 'revealed',
        hint,
      });
      expect(await knight.call('reveal_final_sentence_hint', { rang: 1 })).toEqual({
        status: 'revealed',
        hint: HINTS[0],
      });
      expect(await finalSentenceOf(knight)).toMatchObject({ hints: HINTS.slice(0, index + 1) });
    }
    const revealed = { ...told, revealed: true };
    expect(await knight.call('reveal_final_sentence')).toEqual({ status: 'correct', ...revealed });
    expect(await knight.call('submit_final_sentence', found)).toEqual({ status: 'already_solved', ...revealed });
    expect(await finalSentenceOf(knight)).toMatchObject({ solved: revealed });
  });

  test.each([0, 4, null])('there is no hint %s', async (rang) => {
    const { status, json } = await (
      await backend.gatherer()
    ).request('/rest/v1/rpc/reveal_final_sentence_hint', { method: 'POST', body: { rang } });
    expect([status, json]).toMatchObject([404, { hint: 'hint_missing' }]);
  });

  test('are for the asking to a visitor (rule 4.5)', async () => {
    expect(await backend.visitor.call('reveal_final_sentence_hint', { rang: 3 })).toEqual({
      status: 'revealed',
      hint: HINTS[2],
    });
    expect(await backend.visitor.call('reveal_final_sentence')).toEqual({
      status: 'correct',
      ...told,
      revealed: true,
    });
  });
});

describe('Its limit of attempts (rule 14.2)', () => {
  test('is ten different wrong sentences a minute, apart from those of the riddles', async () => {
    const knight = await backend.gatherer();
    await backend.setClock('2024-12-24T10:00:00Z');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await knight.call('submit_final_sentence', { answer: `essai ${attempt}` })).toMatchObject({
        status: 'wrong',
        retry_after_s: attempt < 9 ? 0 : 60,
      });
      await knight.call('submit_final_sentence', { answer: 'ESSAI 0' });
    }
    expect(await knight.call('submit_final_sentence', found)).toEqual({ status: 'locked', retry_after_s: 60 });
    expect(await knight.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'correct',
    });
    await backend.setClock('2024-12-24T10:01:00Z');
    expect(await knight.call('submit_final_sentence', found)).toMatchObject({ status: 'correct' });
    await backend.setClock(null);
  });

  test('leaves slips a limit of their own', async () => {
    const knight = await backend.gatherer();
    for (let attempt = 0; attempt < 9; attempt += 1)
      await knight.call('submit_final_sentence', { answer: `essai ${attempt}` });
    for (const answer of ['la phrasecachéo de tous', 'la phrasecahée de tous', 'la phrsecachée de tous'])
      expect(await knight.call('submit_final_sentence', { answer })).toEqual({
        status: 'almost',
        retry_after_s: 0,
      });
  });

  test('is that of their address for visitors', async () => {
    await backend.setClock('2024-12-24T11:00:00Z');
    const headers = { 'x-forwarded-for': '192.0.2.78' };
    const submit = async (answer: string) =>
      (
        await backend.visitor.request('/rest/v1/rpc/submit_final_sentence', {
          method: 'POST',
          body: { answer },
          headers,
        })
      ).json;
    for (let attempt = 0; attempt < 60; attempt += 1) await submit(`essai ${attempt}`);
    expect(await submit(found.answer)).toEqual({ status: 'locked', retry_after_s: 60 });
    await backend.setClock(null);
  });
});
