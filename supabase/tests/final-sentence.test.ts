import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  finalSentenceOf,
  right,
  HINTS,
  openFinalSentenceBackend,
  solution,
  type FinalSentenceBackend,
} from './support/finalSentence.ts';

let backend: FinalSentenceBackend;
beforeAll(async () => {
  backend = await openFinalSentenceBackend();
});
beforeEach(() => backend.apply(backend.whole));
afterAll(() => backend.close());

describe('The final sentence (rule 14.1)', () => {
  test('is asked of a knight with 24 fragments, not with 23', async () => {
    const early = await backend.newKnightWithFragments(23);
    expect(await finalSentenceOf(early)).toBeNull();
    expect(await early.call('submit_final_sentence', right)).toEqual({ status: 'refused' });
    expect(await early.call('reveal_final_sentence_hint', { rang: 1 })).toEqual({ status: 'refused' });
    await backend.query(
      'insert into public.final_sentence_progress (user_id, edition, hints_seen) values ($1, $2, 3)',
      [early.id, 'tests'],
    );
    expect(await early.call('reveal_final_sentence')).toEqual({ status: 'refused' });
    expect(await finalSentenceOf(await backend.newKnightWithFragments())).toEqual({
      question: 'Que disent-ils ?',
      hint_count: 3,
      hints: [],
      solved: null,
    });
  });

  test('is recorded once when found, returned again with its letter, and gives no points', async () => {
    const knight = await backend.newKnightWithFragments();
    expect(await knight.call('submit_final_sentence', { answer: 'autre chose' })).toEqual({
      status: 'wrong',
      retry_after_s: 0,
    });
    expect(await knight.call('submit_final_sentence', right)).toEqual({ status: 'correct', ...solution });
    expect(await knight.call('submit_final_sentence', { answer: 'x' })).toEqual({
      status: 'already_solved',
      ...solution,
    });
    expect(await knight.call('reveal_final_sentence')).toEqual({ status: 'already_solved', ...solution });
    expect(await finalSentenceOf(knight)).toMatchObject({ solved: solution });
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 0 });
  });

  test('is recorded once when two tabs find it at the same time', async () => {
    const knight = await backend.newKnightWithFragments();
    const replies = await Promise.all([
      knight.call('submit_final_sentence', right),
      knight.call('submit_final_sentence', right),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['correct', 'already_solved']));
  });

  test('is compared like an answer: by its sound, and almost right answers are recognised', async () => {
    const knight = await backend.newKnightWithFragments();
    expect(await knight.call('submit_final_sentence', { answer: 'la phrasecachéo de tous' })).toMatchObject({
      status: 'almost',
    });
    expect(
      await knight.call('submit_final_sentence', { answer: 'Ils disent : La frasecachée de tous.' }),
    ).toMatchObject({ status: 'correct' });
    expect(
      await (
        await backend.newKnightWithFragments()
      ).call('submit_final_sentence', { answer: 'LAPHRASECACHEEDETOUS' }),
    ).toMatchObject({
      status: 'correct',
    });
  });

  test('is shown to and judged for a visitor at any time', async () => {
    expect(await finalSentenceOf(backend.visitor)).toMatchObject({ hints: [], solved: null });
    expect(await backend.visitor.call('submit_final_sentence', { answer: 'non' })).toEqual({
      status: 'wrong',
      retry_after_s: 0,
    });
    expect(await backend.visitor.call('submit_final_sentence', right)).toEqual({
      status: 'correct',
      ...solution,
    });
  });

  test('is null when the edition has none, and every call on it fails', async () => {
    await backend.query('delete from private.final_sentence');
    const knight = await backend.newKnightWithFragments();
    expect(await finalSentenceOf(knight)).toBeNull();
    for (const [name, body] of [
      ['submit_final_sentence', right],
      ['reveal_final_sentence_hint', { rang: 1 }],
      ['reveal_final_sentence', {}],
    ] as const) {
      const { status, json } = await knight.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
      expect([status, json]).toMatchObject([404, { hint: 'final_sentence_missing' }]);
    }
    expect(await knight.call('import_progress', { entries: [], final_sentence: right })).not.toHaveProperty(
      'final_sentence',
    );
  });
});

describe('The hints of the final sentence (rule 14.3)', () => {
  test('are revealed in order, can be read again, and allow the reveal after the last', async () => {
    const knight = await backend.newKnightWithFragments();
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
    const revealed = { ...solution, revealed: true };
    expect(await knight.call('reveal_final_sentence')).toEqual({ status: 'correct', ...revealed });
    expect(await knight.call('submit_final_sentence', right)).toEqual({
      status: 'already_solved',
      ...revealed,
    });
    expect(await finalSentenceOf(knight)).toMatchObject({ solved: revealed });
  });

  test.each([0, 4, null])('do not include hint %s', async (rang) => {
    const { status, json } = await (
      await backend.newKnightWithFragments()
    ).request('/rest/v1/rpc/reveal_final_sentence_hint', { method: 'POST', body: { rang } });
    expect([status, json]).toMatchObject([404, { hint: 'hint_missing' }]);
  });

  test('and the sentence itself are always revealed to a visitor (rule 4.5)', async () => {
    expect(await backend.visitor.call('reveal_final_sentence_hint', { rang: 3 })).toEqual({
      status: 'revealed',
      hint: HINTS[2],
    });
    expect(await backend.visitor.call('reveal_final_sentence')).toEqual({
      status: 'correct',
      ...solution,
      revealed: true,
    });
  });
});

describe('The limit of final sentences (rule 14.2)', () => {
  test('is ten distinct wrong sentences a minute, separate from the limit of riddles', async () => {
    const knight = await backend.newKnightWithFragments();
    await backend.setClock('2024-12-24T10:00:00Z');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await knight.call('submit_final_sentence', { answer: `essai ${attempt}` })).toMatchObject({
        status: 'wrong',
        retry_after_s: attempt < 9 ? 0 : 60,
      });
      await knight.call('submit_final_sentence', { answer: 'ESSAI 0' });
    }
    expect(await knight.call('submit_final_sentence', right)).toEqual({
      status: 'locked',
      retry_after_s: 60,
    });
    expect(await knight.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'correct',
    });
    await backend.setClock('2024-12-24T10:01:00Z');
    expect(await knight.call('submit_final_sentence', right)).toMatchObject({ status: 'correct' });
    await backend.setClock(null);
  });

  test('is separate for almost right sentences', async () => {
    const knight = await backend.newKnightWithFragments();
    for (let attempt = 0; attempt < 9; attempt += 1)
      await knight.call('submit_final_sentence', { answer: `essai ${attempt}` });
    for (const answer of ['la phrasecachéo de tous', 'la phrasecahée de tous', 'la phrsecachée de tous'])
      expect(await knight.call('submit_final_sentence', { answer })).toEqual({
        status: 'almost',
        retry_after_s: 0,
      });
  });

  test('covers all the answers of a visitor’s browser', async () => {
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
    expect(await submit(right.answer)).toEqual({ status: 'locked', retry_after_s: 60 });
    await backend.setClock(null);
  });
});
