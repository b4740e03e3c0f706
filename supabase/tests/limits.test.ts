import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANSWER_MAX_LENGTH } from '../../src/lib/answerLength.ts';
import { openFinalSentenceBackend, type FinalSentenceBackend } from './support/finalSentence.ts';
import type { ApiClient } from './support/testBackend.ts';

let backend: FinalSentenceBackend;
let knight: ApiClient & { id: string };
beforeAll(async () => {
  backend = await openFinalSentenceBackend();
  await backend.apply(backend.whole);
});
beforeEach(async () => {
  knight = await backend.newKnightWithFragments();
  await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
});
afterAll(() => backend.close());

const FORMS = [
  { name: 'submit_answer', day: { day: 2 }, right: 'motcache 2' },
  { name: 'submit_bonus_answer', day: { day: 1 }, right: 'trésor caché 1' },
  { name: 'submit_final_sentence', day: {}, right: 'la phrasecachee de tous' },
];

describe.each(FORMS)('What $name counts is exactly what it judges (rule 3.7)', ({ name, day, right }) => {
  const submit = (answer: string) => knight.call(name, { ...day, answer });

  test('guesses behind a long common beginning are counted one by one', async () => {
    await backend.setClock('2024-12-03T10:00:00Z');
    const padding = 'les '.repeat(41);
    for (let guess = 1; guess < 10; guess += 1)
      expect(await submit(`${padding}essai${guess}`)).toMatchObject({ status: 'wrong', retry_after_s: 0 });
    expect(await submit(`${padding}essai10`)).toMatchObject({ status: 'wrong', retry_after_s: 60 });
    expect(await submit(right)).toMatchObject({ status: 'locked' });
  });

  test('a longer answer than what is judged is refused, and not counted', async () => {
    const long = right.padStart(ANSWER_MAX_LENGTH, ' ');
    const { status, json } = await knight.request(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      body: { ...day, answer: ` ${long}` },
    });
    expect([status, json]).toMatchObject([400, { code: '22023', hint: 'answer_too_long' }]);
    expect(await submit(long)).toMatchObject({ status: 'correct' });
  });
});

test('An import judges no longer answer either, and goes on with the others', async () => {
  const long = 'motcache 2'.padStart(ANSWER_MAX_LENGTH + 1, ' ');
  const imported = await knight.call('import_progress', {
    entries: [
      { day: 2, answer: long, bonus_answer: long },
      { day: 1, bonus_answer: long },
    ],
    final_sentence: { answer: long },
  });
  expect(imported).toMatchObject({
    results: [
      { day: 1, bonus_answer: 'wrong' },
      { day: 2, status: 'wrong', bonus_answer: 'wrong' },
    ],
    final_sentence: 'wrong',
  });
});

test('A wrong answer stays counted when the same letters come back as an almost right one', async () => {
  const almost = 'la phrasecachee de toous';
  await backend.query(
    `insert into private.wrong_answers (user_id, kind, edition, normalized, typed, first_at, last_at)
     values ($1, 'final_sentence', 'tests', private.normalize_answer($2), $2, now(), now())`,
    [knight.id, almost],
  );
  expect(await knight.call('submit_final_sentence', { answer: almost })).toMatchObject({ status: 'almost' });
  expect(
    await backend.query('select almost from private.wrong_answers where user_id = $1', [knight.id]),
  ).toEqual([{ almost: false }]);
});
