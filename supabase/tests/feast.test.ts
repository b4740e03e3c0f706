import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

const SENTENCE = 'La phrasecachée de tous';
const found = { answer: 'la phrase cachée de tous' };
const told = { revealed: false, sentence: SENTENCE, letter: 'Lettrecache' };
const HINTS = ['Pistecache 1', 'Pistecache 2', 'Pistecache 3'];

interface TestEdition {
  feast: { sentence: string; hints: string[]; letter: string };
  riddles: { day: number; opens_at: string | null }[];
}

let backend: TestBackend;
/** The tests' edition with all its twenty-four days, open. */
let whole: TestEdition;
const apply = (edition: object) =>
  backend.query('select private.apply_edition($1::text::jsonb)', [JSON.stringify(edition)]);

beforeAll(async () => {
  backend = await openTestBackend();
  const edition = (await backend.value('select tests.edition()')) as TestEdition; // as 000_support.sql writes it
  const last = edition.riddles.find(({ day }) => day === 22);
  edition.riddles.push({ ...last, day: 23, opens_at: null });
  whole = { ...edition, riddles: edition.riddles.map((riddle) => ({ ...riddle, opens_at: null })) };
});
beforeEach(() => apply(whole));
afterAll(() => backend.close());

/** A knight who has gathered the fragments of the first days. */
async function gatherer(days = 24) {
  const knight = await backend.newKnight();
  await backend.query(
    `insert into public.enigme_fragments (user_id, enigme_id, word)
     select $1::uuid, day, 'Mot' from generate_series(1, $2::int) as day`,
    [knight.id, days],
  );
  return knight;
}
const feastOf = async (person: Pick<Awaited<ReturnType<typeof gatherer>>, 'request'>) =>
  (await person.request('/rest/v1/rpc/feast', { method: 'POST', body: {} })).json;

describe('The sentence of the fragments (rule 14.1)', () => {
  test('is asked of whoever has all twenty-four, and of nobody with twenty-three', async () => {
    const early = await gatherer(23);
    expect(await feastOf(early)).toBeNull();
    expect(await early.call('submit_sentence', found)).toEqual({ status: 'refused' });
    expect(await early.call('reveal_feast_hint', { rang: 1 })).toEqual({ status: 'refused' });
    expect(await early.call('reveal_sentence')).toEqual({ status: 'refused' });
    expect(await feastOf(await gatherer())).toEqual({
      question: 'Que disent-ils ?',
      hint_count: 3,
      hints: [],
      solved: null,
    });
  });

  test('once found is recorded once, told again with its letter, and gives no point', async () => {
    const knight = await gatherer();
    expect(await knight.call('submit_sentence', { answer: 'autre chose' })).toEqual({
      status: 'wrong',
      retry_after_s: 0,
    });
    expect(await knight.call('submit_sentence', found)).toEqual({ status: 'correct', ...told });
    expect(await knight.call('submit_sentence', { answer: 'x' })).toEqual({
      status: 'already_solved',
      ...told,
    });
    expect(await knight.call('reveal_sentence')).toEqual({ status: 'already_solved', ...told });
    expect(await feastOf(knight)).toMatchObject({ solved: told });
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 0 });
  });

  test('two tabs that find it at once record it once', async () => {
    const knight = await gatherer();
    const replies = await Promise.all([
      knight.call('submit_sentence', found),
      knight.call('submit_sentence', found),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['correct', 'already_solved']));
  });

  test('is judged as answers are: by ear, and a slip is told so', async () => {
    const knight = await gatherer();
    expect(await knight.call('submit_sentence', { answer: 'la phrasecachéo de tous' })).toMatchObject({
      status: 'almost',
    });
    expect(await knight.call('submit_sentence', { answer: 'La frasecachée de tous.' })).toMatchObject({
      status: 'correct',
    });
    expect(
      await (await gatherer()).call('submit_sentence', { answer: 'LAPHRASECACHEEDETOUS' }),
    ).toMatchObject({
      status: 'correct',
    });
  });

  test('is judged for a visitor, of whom nothing is kept', async () => {
    expect(await feastOf(backend.visitor)).toMatchObject({ hints: [], solved: null });
    expect(await backend.visitor.call('submit_sentence', { answer: 'non' })).toEqual({
      status: 'wrong',
      retry_after_s: 0,
    });
    expect(await backend.visitor.call('submit_sentence', found)).toEqual({ status: 'correct', ...told });
  });

  test('is missing where no edition has one', async () => {
    await backend.query('delete from private.feast');
    const knight = await gatherer();
    expect(await feastOf(knight)).toBeNull();
    for (const [name, body] of [
      ['submit_sentence', found],
      ['reveal_feast_hint', { rang: 1 }],
      ['reveal_sentence', {}],
    ] as const) {
      const { status, json } = await knight.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
      expect([status, json]).toMatchObject([404, { hint: 'feast_missing' }]);
    }
    expect(await knight.call('import_progress', { entries: [], feast: found })).not.toHaveProperty('feast');
  });
});

describe('Its hints, and giving up (rule 14.3)', () => {
  test('come one after the other, are told again, and free the sentence after the last', async () => {
    const knight = await gatherer();
    expect(await knight.call('reveal_feast_hint', { rang: 2 })).toEqual({ status: 'refused' });
    for (const [index, hint] of HINTS.entries()) {
      expect(await knight.call('reveal_sentence')).toEqual({ status: 'refused' });
      expect(await knight.call('reveal_feast_hint', { rang: index + 1 })).toEqual({
        status: 'revealed',
        hint,
      });
      expect(await knight.call('reveal_feast_hint', { rang: 1 })).toEqual({
        status: 'revealed',
        hint: HINTS[0],
      });
      expect(await feastOf(knight)).toMatchObject({ hints: HINTS.slice(0, index + 1) });
    }
    const revealed = { ...told, revealed: true };
    expect(await knight.call('reveal_sentence')).toEqual({ status: 'correct', ...revealed });
    expect(await knight.call('submit_sentence', found)).toEqual({ status: 'already_solved', ...revealed });
    expect(await feastOf(knight)).toMatchObject({ solved: revealed });
  });

  test.each([0, 4, null])('there is no hint %s', async (rang) => {
    const { status, json } = await (
      await gatherer()
    ).request('/rest/v1/rpc/reveal_feast_hint', { method: 'POST', body: { rang } });
    expect([status, json]).toMatchObject([404, { hint: 'hint_missing' }]);
  });

  test('are for the asking to a visitor (rule 4.5)', async () => {
    expect(await backend.visitor.call('reveal_feast_hint', { rang: 3 })).toEqual({
      status: 'revealed',
      hint: HINTS[2],
    });
    expect(await backend.visitor.call('reveal_sentence')).toEqual({
      status: 'correct',
      ...told,
      revealed: true,
    });
  });
});

describe('Its limit of attempts (rule 14.2)', () => {
  test('is ten different wrong sentences a minute, apart from those of the riddles', async () => {
    const knight = await gatherer();
    await backend.setClock('2024-12-24T10:00:00Z');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await knight.call('submit_sentence', { answer: `essai ${attempt}` })).toMatchObject({
        status: 'wrong',
        retry_after_s: attempt < 9 ? 0 : 60,
      });
      await knight.call('submit_sentence', { answer: 'ESSAI 0' });
    }
    expect(await knight.call('submit_sentence', found)).toEqual({ status: 'locked', retry_after_s: 60 });
    expect(await knight.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'correct',
    });
    await backend.setClock('2024-12-24T10:01:00Z');
    expect(await knight.call('submit_sentence', found)).toMatchObject({ status: 'correct' });
    await backend.setClock(null);
  });

  test('is that of their address for visitors', async () => {
    await backend.setClock('2024-12-24T11:00:00Z');
    const headers = { 'x-forwarded-for': '192.0.2.78' };
    const submit = async (answer: string) =>
      (
        await backend.visitor.request('/rest/v1/rpc/submit_sentence', {
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

describe('A journey that holds the feast', () => {
  const entries = Array.from({ length: 24 }, (_, index) => ({
    day: index + 1,
    answer: `motcache ${index + 1 === 23 ? 22 : index + 1}`,
  }));

  test('begun again has it no more, and no knight touches the row of another (rule 5.4)', async () => {
    const [knight, other] = [await gatherer(), await gatherer()];
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
    const [finder, seeker] = [await gatherer(), await gatherer()];
    await finder.call('submit_sentence', found);
    for (const rang of [1, 2, 3]) await seeker.call('reveal_feast_hint', { rang });
    const feast = {
      ...whole.feast,
      sentence: 'Une autre phrasecachée',
      hints: HINTS.slice(0, 2),
      letter: 'Autre',
    };
    await apply({ ...whole, feast });
    expect(await feastOf(finder)).toMatchObject({ solved: { sentence: feast.sentence, letter: 'Autre' } });
    expect(await feastOf(seeker)).toMatchObject({ hint_count: 2, hints: feast.hints, solved: null });
    expect(await seeker.call('submit_sentence', { answer: 'une autre phrase cachée' })).toMatchObject({
      status: 'correct',
    });
  });
});
