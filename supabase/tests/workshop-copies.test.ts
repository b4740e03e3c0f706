import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

const opened = v.object({
  code: v.string(),
  copied_from: v.nullable(v.string()),
  parts: v.array(
    v.object({
      day: v.number(),
      version: v.number(),
      content: v.nullable(v.record(v.string(), v.unknown())),
      copied: v.nullable(v.object({ same: v.array(v.string()), answers: v.array(v.string()) })),
    }),
  ),
});
type Opened = v.InferOutput<typeof opened>;

let backend: EditionsBackend;
let admin: ApiClient;
let colleague: ApiClient;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.startAfresh();
  [admin, colleague] = [await backend.newAdmin(), await backend.newAdmin()];
});

const open = async (edition: string): Promise<Opened> =>
  v.parse(opened, await admin.call('workshop_edition', { edition }));
function partOf({ parts }: Opened, day: number) {
  const part = parts.find((each) => each.day === day);
  if (!part) throw new Error(`No day ${day}`);
  return part;
}
/** Saves a change of day 1. */
function save(who: ApiClient, edition: Opened, change: object) {
  const { version, content } = partOf(edition, 1);
  return who.call('save_edition', {
    edition: edition.code,
    changes: [{ day: 1, based_on: version, content: { ...content, ...change } }],
  });
}

test('a copy says of which edition, and which fields of a day are as they were copied', async () => {
  const source = await open('tests');
  const changes = source.parts.map(({ day, content }) => ({
    day,
    content: day === 0 ? { ...content, edition: 'copy' } : content,
  }));
  expect(partOf(source, 1).copied).toBeNull();
  const input = { edition: 'copy', changes, source: 'copy', copied_from: 'tests' };
  const made = v.parse(opened, await admin.call('create_edition', input));
  expect(made.copied_from).toBe('tests');
  const content = partOf(made, 1).content ?? {};
  expect(partOf(made, 1).copied).toEqual({
    same: Object.keys(content).toSorted(),
    answers: content['answers'],
  });
  await save(admin, made, { question: 'Autre question ?', answers: ['autre'], narration_url: null });
  await save(colleague, await open('copy'), { title: 'Autre titre' });
  const { copied } = partOf(await open('copy'), 1);
  // A field that is null is as good as one that is missing, and the copy's own answers stay known.
  expect(copied?.same).toContain('narration_url');
  expect(copied?.same).toContain('hints');
  expect(['question', 'answers', 'title'].filter((field) => copied?.same.includes(field))).toEqual([]);
  expect(copied?.answers).toEqual(content['answers']);
  // Applying records what the tables have: nothing has changed by it.
  await admin.call('apply_draft', {
    edition: 'copy',
    version: Math.max(...(await open('copy')).parts.map(({ version }) => version)),
    other_words: [],
  });
  expect(partOf(await open('copy'), 2).copied?.same).toEqual(
    expect.arrayContaining(Object.keys(partOf(made, 2).content ?? {})),
  );
});
