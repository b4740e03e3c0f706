import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  finalSentenceOf,
  HINTS,
  openFinalSentenceBackend,
  type FinalSentenceBackend,
} from './support/finalSentence.ts';
import type { ApiClient } from './support/testBackend.ts';

let backend: FinalSentenceBackend;
beforeAll(async () => {
  backend = await openFinalSentenceBackend();
  await backend.apply(backend.whole);
});
afterAll(() => backend.close());

const importSentence = async (knight: ApiClient, final_sentence: unknown) =>
  (await knight.call('import_progress', { entries: [], final_sentence }))['final_sentence'];

describe('An import does what the direct call does, and refuses what it refuses (rule 5.5)', () => {
  test('the sentence is revealed only with every hint', async () => {
    const knight = await backend.newKnightWithFragments();
    for (const hints_used of [undefined, 0, 2, -3, 1.5, '3'])
      expect(await importSentence(knight, { revealed: true, hints_used })).toBe('refused');
    expect(await finalSentenceOf(knight)).toMatchObject({ hints: HINTS.slice(0, 2), solved: null });
    expect(await importSentence(knight, { revealed: true, hints_used: 9 })).toBe('correct');
    expect(await finalSentenceOf(knight)).toMatchObject({ hints: HINTS, solved: { revealed: true } });
    expect(await importSentence(knight, { revealed: true, hints_used: 3 })).toBe('already_solved');
  });

  test('the sentence is neither revealed nor its hints counted while fragments are missing', async () => {
    const knight = await backend.newKnightWithFragments(23);
    expect(await importSentence(knight, { revealed: true, hints_used: 3 })).toBe('refused');
    expect((await knight.request('/rest/v1/final_sentence_progress?select=hints_seen')).json).toEqual([]);
  });

  test.each([null, 7, 'texte', [], {}, { answer: 42 }])('%o holds no sentence', async (sent) => {
    expect(await importSentence(await backend.newKnightWithFragments(), sent)).toBeUndefined();
  });

  test('a sentence that is too long is not judged', async () => {
    const knight = await backend.newKnightWithFragments();
    expect(await importSentence(knight, { answer: 'x'.repeat(201) })).toBe('wrong');
    const stored = 'select * from private.wrong_answers where user_id = $1';
    expect(await backend.query(stored, [knight.id])).toEqual([]);
  });

  test('an answer REVEAL_ANSWER is the request to reveal, and is no wrong answer', async () => {
    const knight = await backend.newKnight();
    const entry = { day: 1, answer: 'REVEAL_ANSWER' };
    expect(await knight.call('import_progress', { entries: [{ ...entry, hints_used: 2 }] })).toMatchObject({
      results: [{ day: 1, status: 'refused' }],
    });
    expect(await knight.call('import_progress', { entries: [{ ...entry, hints_used: 3 }] })).toMatchObject({
      gained: 0,
      results: [{ day: 1, status: 'imported', revealed: true }],
    });
    expect(
      await backend.query('select * from private.wrong_answers where user_id = $1', [knight.id]),
    ).toEqual([]);
  });

  test('a closed day is ignored with its bonus question, completed before or not', async () => {
    const entries = [{ day: 1, answer: 'motcache 1', bonus_answer: 'trésor caché 1', hints_used: 3 }];
    const [done, fresh] = [await backend.newKnight(), await backend.newKnight()];
    await done.call('submit_answer', { day: 1, answer: 'motcache 1' });
    await backend.query("update public.enigmes set opens_at = '2999-01-01' where id = tests.riddle(1)");
    for (const knight of [done, fresh]) {
      const { results } = await knight.call('import_progress', { entries });
      expect(results).toEqual([{ day: 1, status: 'ignored' }]);
      for (const [name, body] of [
        ['submit_answer', { day: 1, answer: 'motcache 1' }],
        ['reveal_answer', { day: 1 }],
        ['reveal_hint', { day: 1, rang: 1 }],
        ['bonus_question', { day: 1 }],
        ['submit_bonus_answer', { day: 1, answer: 'trésor caché 1' }],
      ] as const) {
        const { status, json } = await knight.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
        expect([name, status, json]).toMatchObject([name, 403, { hint: 'riddle_closed' }]);
      }
      const embedded = await knight.request('/rest/v1/enigme_progress?select=enigme_id,enigmes(title)');
      // Only who had completed the day reads it once it is closed again.
      expect(embedded.text.includes('Titre 1')).toBe(knight === done);
    }
    expect(await backend.query('select * from public.bonus_questions_solved')).toEqual([]);
    expect(await backend.query('select * from public.hints_revealed where user_id = $1', [fresh.id])).toEqual(
      [],
    );
    await backend.apply(backend.whole);
  });
});
