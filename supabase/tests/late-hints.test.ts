import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  HINTS,
  openFinalSentenceBackend,
  right,
  type FinalSentenceBackend,
} from './support/finalSentence.ts';
import type { ApiClient } from './support/testBackend.ts';

let backend: FinalSentenceBackend;
beforeAll(async () => {
  backend = await openFinalSentenceBackend();
  await backend.apply(backend.whole);
});
afterAll(() => backend.close());

const TOO_LATE = { status: 'already_solved' };
const hint = (knight: ApiClient, rang: number) => knight.call('reveal_hint', { day: 1, rang });
const solve = (knight: ApiClient) => knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
async function revealAll(knight: ApiClient) {
  for (const rang of [1, 2, 3]) await hint(knight, rang);
}

describe('A new hint of a completed day (rule 4.6)', () => {
  test('is neither revealed nor counted, and playing again is worth as much', async () => {
    const knight = await backend.newKnight();
    await solve(knight);
    for (const rang of [1, 2, 3]) expect(await hint(knight, rang)).toEqual(TOO_LATE);
    expect((await knight.request('/rest/v1/hints_revealed?select=hint_id')).json).toEqual([]);
    await knight.call('reset_progress');
    expect(await solve(knight)).toMatchObject({ score: 5, hints_used: 0 });
  });

  test.each<[string, (knight: ApiClient) => Promise<unknown>]>([
    ['found', solve],
    [
      'imported',
      (knight) =>
        knight.call('import_progress', { entries: [{ day: 1, answer: 'motcache 1', hints_used: 1 }] }),
    ],
  ])('is refused where the day was %s; one revealed before can be read again', async (_, complete) => {
    const knight = await backend.newKnight();
    await hint(knight, 1);
    await complete(knight);
    expect(await hint(knight, 1)).toMatchObject({ status: 'revealed', hint: { texte: 'Indicecache 1-1' } });
    expect(await hint(knight, 2)).toEqual(TOO_LATE);
    expect(await hint(knight, 3)).toEqual(TOO_LATE);
  });

  test('can be asked for again after a reset, and every hint of a revealed day can be read', async () => {
    const knight = await backend.newKnight();
    await revealAll(knight);
    await knight.call('reveal_answer', { day: 1 });
    expect(await hint(knight, 3)).toMatchObject({ status: 'revealed', hints_seen: 3 });
    const other = await backend.newKnight();
    await solve(other);
    await other.call('reset_progress');
    expect(await hint(other, 1)).toMatchObject({ status: 'revealed' });
  });

  test('that is requested while the answer is sent is counted before it, or not at all', async () => {
    const knight = await backend.newKnight();
    const [answered, hinted] = await Promise.all([solve(knight), hint(knight, 1)]);
    const seen = hinted['status'] === 'revealed' ? 1 : 0;
    expect(answered).toMatchObject({ status: 'correct', hints_used: seen });
    expect((await knight.request('/rest/v1/hints_revealed?select=hint_id')).json).toHaveLength(seen);
  });
});

test('A new hint of a solved final sentence is neither revealed nor counted (rule 4.6)', async () => {
  const knight = await backend.newKnightWithFragments();
  await knight.call('reveal_final_sentence_hint', { rang: 1 });
  await knight.call('submit_final_sentence', right);
  for (const rang of [2, 3])
    expect(await knight.call('reveal_final_sentence_hint', { rang })).toEqual(TOO_LATE);
  expect(await knight.call('reveal_final_sentence_hint', { rang: 1 })).toEqual({
    status: 'revealed',
    hint: HINTS[0],
  });
  expect(await knight.call('final_sentence')).toMatchObject({ hints: [HINTS[0]] });
});
