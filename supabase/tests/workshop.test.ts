import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { boardAnswers } from '../../src/escape-noel/edition/play.ts';
import { editionFolder } from '../../tools/edition/folders.ts';
import { editionSql, readEdition } from '../../tools/edition/seed.ts';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

type Knight = ApiClient & { id: string };

const opened = v.object({
  code: v.string(),
  status: v.string(),
  applied_version: v.nullable(v.number()),
  parts: v.array(
    v.object({
      day: v.number(),
      version: v.number(),
      content: v.nullable(v.record(v.string(), v.unknown())),
      saved_by: v.nullable(v.string()),
    }),
  ),
});
type Opened = v.InferOutput<typeof opened>;

let backend: EditionsBackend;
let admin: Knight;
let colleague: Knight;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.startAfresh();
  [admin, colleague] = [await backend.newAdmin(), await backend.newAdmin()];
});

const open = async (edition: string, version?: number): Promise<Opened> =>
  v.parse(opened, await admin.call('workshop_edition', { edition, ...(version && { version }) }));
function partOf({ parts }: Opened, day: number) {
  const part = parts.find((each) => each.day === day);
  if (!part) throw new Error(`No day ${day}`);
  return part;
}

/** Saves a change of a day on the version that an edition was opened at. */
function save(who: Knight, edition: Opened, day: number, change: object, source = 'form') {
  const { version, content } = partOf(edition, day);
  return who.call('save_edition', {
    edition: edition.code,
    changes: [{ day, based_on: version, content: { ...content, ...change } }],
    source,
  });
}
const history = async (day?: number) => {
  const { json } = await admin.request('/rest/v1/rpc/edition_history', {
    method: 'POST',
    body: { edition: 'tests', ...(day !== undefined && { day }) },
  });
  return json as { version: number; day_number: number; source: string; changed: string[] }[];
};
const nameOf = ({ id }: Knight) => backend.value('select username from public.users where id = $1', [id]);
const titleOf = (day: number, edition = 'tests') =>
  backend.value('select title from public.enigmes where edition = $1 and day_number = $2', [edition, day]);

test.each(['2023', '2024'])('The edition %s is in the workshop as it is in its file', async (code) => {
  const { riddles, feast, title } = await readEdition(editionFolder(code));
  await backend.query(
    editionSql(await readEdition(editionFolder(code)), [])
      .replace(/^--.*\n/, '')
      .replace(/;\n$/, ''),
  );
  const { parts, status } = await open(code);
  expect(status).toBe('draft');
  expect(parts[0]?.content).toMatchObject({ edition: code, title, feast });
  expect(parts.slice(1).map(({ content }) => content)).toEqual(
    riddles.map((riddle) => {
      const made = boardAnswers(riddle.play, riddle.answers);
      return { near_misses: [], ...riddle, ...(made && { board_answers: made }) };
    }),
  );
});

describe('A version', () => {
  test('is saved for a part, with who, when and what changed, and applies to nobody before it is asked', async () => {
    const before = await open('tests');
    await save(admin, before, 1, { title: 'Autre titre', closing: 'Autre fin.' });
    const after = await open('tests');
    expect(partOf(after, 1)).toMatchObject({
      content: { title: 'Autre titre' },
      saved_by: await nameOf(admin),
    });
    expect(await history(1)).toMatchObject([
      { day_number: 1, source: 'form', changed: ['closing', 'title'] },
      { day_number: 1, source: 'command' },
    ]);
    expect(await titleOf(1)).toBe(partOf(before, 1).content?.['title']);
    expect(partOf(await open('tests', partOf(before, 1).version), 1)).toEqual(partOf(before, 1));
  });

  test('never overwrites newer work: the refusal names it, and nothing is saved', async () => {
    const mine = await open('tests');
    await save(colleague, mine, 1, { title: 'De ma collègue' });
    const refusal = await save(admin, mine, 1, { title: 'De moi' });
    expect(refusal).toMatchObject({ code: 'PT409', hint: 'edit_conflict' });
    expect(JSON.parse(String(refusal['details']))).toMatchObject([
      { day: 1, saved_by: await nameOf(colleague) },
    ]);
    expect(partOf(await open('tests'), 1).content).toMatchObject({ title: 'De ma collègue' });
    // Another day is no conflict, nor is the same content asked for twice.
    const elsewhere = await save(admin, mine, 2, { title: 'De moi' });
    expect(elsewhere).toHaveProperty('parts');
    expect(await save(admin, mine, 2, { title: 'De moi' })).toHaveProperty('parts');
    expect(await history(2)).toHaveLength(2);
  });

  test('of several parts is saved whole or not at all', async () => {
    const mine = await open('tests');
    await save(colleague, mine, 2, { title: 'De ma collègue' });
    const changes = [1, 2].map((day) => {
      const { version, content } = partOf(mine, day);
      return { day, based_on: version, content: { ...content, title: 'De moi' } };
    });
    expect(await admin.call('save_edition', { edition: 'tests', changes })).toMatchObject({ code: 'PT409' });
    expect(partOf(await open('tests'), 1)).toEqual(partOf(mine, 1));
  });

  test('of another part or edition is refused', async () => {
    const mine = await open('tests');
    expect(await save(admin, mine, 1, { day: 2 })).toMatchObject({ hint: 'part_mismatch' });
    expect(await save(admin, mine, 0, { edition: 'other' })).toMatchObject({ hint: 'part_mismatch' });
  });

  test('can be restored, which is a version too', async () => {
    const before = await open('tests');
    await save(admin, before, 1, { title: 'Une erreur' });
    const current = await open('tests');
    await save(admin, current, 1, partOf(before, 1).content ?? {}, 'restore');
    expect(partOf(await open('tests'), 1).content).toEqual(partOf(before, 1).content);
    expect((await history(1)).map(({ source }) => source)).toEqual(['restore', 'form', 'command']);
  });
});

const apply = (who: Knight, { code, parts }: Opened) =>
  who.call('apply_draft', {
    edition: code,
    version: Math.max(...parts.map(({ version }) => version)),
    other_words: [],
  });

describe('Applying', () => {
  test('corrects the edition that is played, without changing progress', async () => {
    const knight = await backend.newKnight();
    await knight.call('submit_answer', { day: 1, answer: 'motcaché 1' });
    await save(admin, await open('tests'), 1, { title: 'Titre corrigé' });
    const applied = v.parse(opened, await apply(admin, await open('tests')));
    expect(applied.status).toBe('current');
    expect(applied.applied_version).toBe(partOf(applied, 1).version);
    expect(await titleOf(1)).toBe('Titre corrigé');
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 5, completed_enigmes: 1 });
  });

  test('takes what was checked: a newer version is refused', async () => {
    const checked = await open('tests');
    await save(colleague, checked, 1, { title: 'Plus récent' });
    expect(await apply(admin, checked)).toMatchObject({ code: 'PT409', hint: 'edit_conflict' });
  });

  test('a new edition makes a draft, which publishing starts', async () => {
    const source = await open('tests');
    const changes = source.parts.map(({ day, content }) => ({
      day,
      content: day === 0 ? { ...content, edition: 'copy' } : content,
    }));
    const made = v.parse(
      opened,
      await admin.call('create_edition', { edition: 'copy', changes, source: 'copy' }),
    );
    expect(made).toMatchObject({ status: 'draft', applied_version: null });
    expect(await backend.visitor.request('/rest/v1/editions?code=eq.copy')).toMatchObject({ json: [] });
    await apply(admin, made);
    expect(await backend.visitor.request('/rest/v1/editions?code=eq.copy')).toMatchObject({ json: [] });
    expect(await titleOf(1, 'copy')).toBe(await titleOf(1));
    expect(await admin.call('create_edition', { edition: 'copy', changes })).toMatchObject({
      hint: 'edition_exists',
    });
    await admin.call('delete_draft', { edition: 'copy' });
    expect(await titleOf(1, 'copy')).toBeUndefined();
    expect(await admin.call('workshop_edition', { edition: 'copy' })).toMatchObject({ code: 'PT404' });
  });

  test('says that an edition is not complete, and changes nothing', async () => {
    await save(admin, await open('tests'), 1, { explanation: null });
    expect(await apply(admin, await open('tests'))).toMatchObject({ hint: 'edition_incomplete' });
    expect(await backend.visitor.call('submit_answer', { day: 1, answer: 'motcaché 1' })).toMatchObject({
      status: 'correct',
    });
  });

  test('a published edition is not deleted', async () => {
    expect(await admin.call('delete_draft', { edition: 'tests' })).toMatchObject({
      hint: 'edition_published',
    });
    expect(await open('tests')).toMatchObject({ status: 'current' });
  });
});

test('Trying an answer judges as the game does', async () => {
  const question = {
    question: 'Où dort le chat\u00a0?',
    answers: ['le château'],
    near_misses: [{ answers: ['la tour'], message: 'Plus grand.' }],
  };
  const tried = async (answer: string, changes: object = {}) =>
    admin.call('try_answer', { question: { ...question, ...changes }, answer });
  expect(await tried('chato')).toEqual({ verdict: 'right', message: null });
  expect(await tried('chteau')).toEqual({ verdict: 'almost', message: null });
  expect(await tried('tour')).toEqual({ verdict: 'wrong', message: 'Plus grand.' });
  expect(await tried('maison')).toEqual({ verdict: 'wrong', message: null });
  expect(await tried('chato', { board_answers: ['1 2 3'] })).toMatchObject({ verdict: 'wrong' });
  expect(await tried('1 2 3', { board_answers: ['1 2 3'] })).toMatchObject({ verdict: 'right' });
  expect(await tried('x'.repeat(300))).toMatchObject({ code: '22023' });
});

test.each(['visitor', 'knight'])('A %s reads and writes nothing of it', async (role) => {
  const who = role === 'visitor' ? backend.visitor : await backend.newKnight();
  const before = await open('tests');
  for (const [name, input] of [
    ['workshop_editions', {}],
    ['workshop_edition', { edition: 'tests' }],
    ['edition_history', { edition: 'tests' }],
    ['create_edition', { edition: 'mine', changes: [] }],
    ['save_edition', { edition: 'tests', changes: [] }],
    ['apply_draft', { edition: 'tests', version: 1, other_words: [] }],
    ['delete_draft', { edition: 'draft' }],
    ['try_answer', { question: { question: 'q', answers: ['a'] }, answer: 'a' }],
    ['answer_forms', { texts: ['a'] }],
    ['right_texts', { tried: [{ question: 'q', answers: ['a'], texts: ['a'] }] }],
  ] as const) {
    const { status } = await who.request(`/rest/v1/rpc/${name}`, { method: 'POST', body: input });
    expect([name, status]).toEqual([name, role === 'visitor' ? 401 : 403]);
  }
  for (const table of ['edition_versions', 'workshop_editions'])
    expect((await who.request(`/rest/v1/${table}`)).status).toBe(404);
  expect(await open('tests')).toEqual(before);
});
