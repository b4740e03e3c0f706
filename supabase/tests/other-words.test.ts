import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { judgedQuestions, otherWordsOf, type FetchSounds } from '../../src/escape-noel/edition/otherWords.ts';
import { CURRENT_FOLDER } from '../../tools/edition/folders.ts';
import { readDictionary } from '../../tools/edition/otherWords.ts';
import { readEdition } from '../../tools/edition/seed.ts';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';

let backend: EditionsBackend;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());

const sounds = v.array(
  v.object({ forms: v.array(v.string()), loose: v.array(v.string()), words: v.array(v.string()) }),
);

test("An admin's browser finds the other words that `npm run edition` has found for the edition (rule 12.8)", async () => {
  const admin = await backend.newAdmin();
  const fetchSounds: FetchSounds = async (texts) =>
    v.parse(sounds, await admin.rows('answer_sounds', { texts }));
  const edition = await readEdition(CURRENT_FOLDER);
  const others = await otherWordsOf(fetchSounds, judgedQuestions(edition), await readDictionary());
  expect(others).toEqual(edition.other_words);
  expect(others.length).toBeGreaterThan(100);
}, 120_000);

test('Sounds are for admins, in the order of the answers, at most 500', async () => {
  const admin = await backend.newAdmin();
  expect(await admin.rows('answer_sounds', { texts: ['sous le pont', 'B'] })).toMatchObject([
    { answer: 'sous le pont', words: ['sous', 'pont'] },
    { answer: 'B', words: ['b'] },
  ]);
  const texts = Array.from({ length: 501 }, () => 'pont');
  expect(await admin.call('answer_sounds', { texts })).toMatchObject({ hint: 'too_many_texts' });
  for (const who of [backend.visitor, await backend.newKnight()])
    expect(await who.call('answer_sounds', { texts: ['pont'] })).toMatchObject({ code: '42501' });
});
