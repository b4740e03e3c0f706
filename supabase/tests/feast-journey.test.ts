import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feastOf, found, HINTS, openFeastBackend, told, type FeastBackend } from './support/feast.ts';

let backend: FeastBackend;
beforeAll(async () => {
  backend = await openFeastBackend();
});
beforeEach(() => backend.apply(backend.whole));
afterAll(() => backend.close());

describe('A journey that holds the feast', () => {
  const entries = Array.from({ length: 24 }, (_, index) => ({
    day: index + 1,
    answer: `motcache ${index + 1 === 23 ? 22 : index + 1}`,
  }));

  test('begun again has it no more, and no knight touches the row of another (rule 5.4)', async () => {
    const [knight, other] = [await backend.gatherer(), await backend.gatherer()];
    for (const each of [knight, other]) await each.call('submit_sentence', found);
    await knight.call('reset_progress');
    expect((await knight.request('/rest/v1/feast_progress?select=*')).json).toEqual([]);
    expect((await other.request('/rest/v1/feast_progress?select=user_id,revealed')).json).toEqual([
      { user_id: other.id, revealed: false },
    ]);
  });

  test('is brought by a visitor with the days: what was found is judged again, what was revealed stays so (rule 5.5)', async () => {
    const finder = await backend.newKnight();
    expect(await finder.call('import_progress', { entries, feast: found })).toMatchObject({
      feast: 'correct',
    });
    expect(await feastOf(finder)).toMatchObject({ solved: told });

    const other = await backend.newKnight();
    expect(await other.call('import_progress', { entries, feast: { revealed: true } })).toMatchObject({
      feast: 'correct',
    });
    expect(await feastOf(other)).toMatchObject({ solved: { revealed: true } });
    await finder.call('import_progress', { entries, feast: { revealed: true } });
    expect(await feastOf(finder)).toMatchObject({ solved: { revealed: false } });
  });

  test.each([
    ['days are missing', 23, found, { feast: 'refused' }],
    ['days are missing', 23, { revealed: true }, {}],
    ['it is wrong', 24, { answer: 'non' }, { feast: 'wrong' }],
    ['it is damaged', 24, { answer: { $ne: null }, revealed: 'oui' }, {}],
    ['it is nothing', 24, null, {}],
  ])('cannot be brought where %s (%i days)', async (_, days, feast, expected) => {
    const knight = await backend.newKnight();
    const { feast: status } = await knight.call('import_progress', {
      entries: entries.slice(0, days),
      feast,
    });
    expect(status === undefined ? {} : { feast: status }).toEqual(expected);
    expect(
      await backend.query(
        'select 1 from public.feast_progress where user_id = $1 and solved_at is not null',
        [knight.id],
      ),
    ).toEqual([]);
  });

  test('outlives a correction of the edition', async () => {
    const [finder, seeker] = [await backend.gatherer(), await backend.gatherer()];
    await finder.call('submit_sentence', found);
    for (const rang of [1, 2, 3]) await seeker.call('reveal_feast_hint', { rang });
    const feast = {
      ...backend.whole.feast,
      sentence: 'Une autre phrasecachée',
      hints: HINTS.slice(0, 2),
      letter: 'Autre',
    };
    await backend.apply({ ...backend.whole, feast });
    expect(await feastOf(finder)).toMatchObject({ solved: { sentence: feast.sentence, letter: 'Autre' } });
    expect(await feastOf(seeker)).toMatchObject({ hint_count: 2, hints: feast.hints, solved: null });
    expect(await seeker.call('submit_sentence', { answer: 'une autre phrase cachée' })).toMatchObject({
      status: 'correct',
    });
  });
});
