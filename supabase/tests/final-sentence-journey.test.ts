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

describe('A solved final sentence', () => {
  const entries = Array.from({ length: 24 }, (_, index) => ({
    day: index + 1,
    answer: `motcache ${index + 1 === 23 ? 22 : index + 1}`,
  }));

  test('is deleted by a reset, for that knight only (rule 5.4)', async () => {
    const [knight, other] = [await backend.newKnightWithFragments(), await backend.newKnightWithFragments()];
    for (const each of [knight, other]) await each.call('submit_final_sentence', right);
    await knight.call('reset_progress');
    expect((await knight.request('/rest/v1/final_sentence_progress?select=*')).json).toEqual([]);
    expect((await other.request('/rest/v1/final_sentence_progress?select=user_id,revealed')).json).toEqual([
      { user_id: other.id, revealed: false },
    ]);
  });

  test('is imported from a visitor: a found one is judged again, a revealed one stays revealed (rule 5.5)', async () => {
    const finder = await backend.newKnight();
    expect(await finder.call('import_progress', { entries, final_sentence: right })).toMatchObject({
      final_sentence: 'correct',
    });
    expect(await finalSentenceOf(finder)).toMatchObject({ solved: solution });

    const other = await backend.newKnight();
    expect(
      await other.call('import_progress', { entries, final_sentence: { revealed: true, hints_used: 3 } }),
    ).toMatchObject({
      final_sentence: 'correct',
    });
    expect(await finalSentenceOf(other)).toMatchObject({ solved: { revealed: true } });
    await finder.call('import_progress', { entries, final_sentence: { revealed: true } });
    expect(await finalSentenceOf(finder)).toMatchObject({ solved: { revealed: false } });
  });

  test.each([
    ['days are missing', 23, right, { final_sentence: 'refused' }],
    ['days are missing', 23, { revealed: true, hints_used: 3 }, { final_sentence: 'refused' }],
    ['hints are left', 24, { revealed: true, hints_used: 2 }, { final_sentence: 'refused' }],
    ['it is wrong', 24, { answer: 'non' }, { final_sentence: 'wrong' }],
    ['it is damaged', 24, { answer: { $ne: null }, revealed: 'oui' }, {}],
    ['there is none', 24, null, {}],
  ])('is not imported when %s (%i days)', async (_, days, sent, expected) => {
    const knight = await backend.newKnight();
    const { final_sentence: status } = await knight.call('import_progress', {
      entries: entries.slice(0, days),
      final_sentence: sent,
    });
    expect(status === undefined ? {} : { final_sentence: status }).toEqual(expected);
    expect(
      await backend.query(
        'select 1 from public.final_sentence_progress where user_id = $1 and solved_at is not null',
        [knight.id],
      ),
    ).toEqual([]);
  });

  test('survives a correction of the edition', async () => {
    const [finder, seeker] = [await backend.newKnightWithFragments(), await backend.newKnightWithFragments()];
    await finder.call('submit_final_sentence', right);
    for (const rang of [1, 2, 3]) await seeker.call('reveal_final_sentence_hint', { rang });
    const feast = {
      ...backend.whole.feast,
      sentence: 'Une autre phrasecachée',
      hints: HINTS.slice(0, 2),
      letter: 'Autre',
    };
    await backend.apply({ ...backend.whole, feast });
    expect(await finalSentenceOf(finder)).toMatchObject({
      solved: { sentence: feast.sentence, letter: 'Autre' },
    });
    expect(await finalSentenceOf(seeker)).toMatchObject({ hint_count: 2, hints: feast.hints, solved: null });
    expect(await seeker.call('submit_final_sentence', { answer: 'une autre phrase cachée' })).toMatchObject({
      status: 'correct',
    });
  });
});
