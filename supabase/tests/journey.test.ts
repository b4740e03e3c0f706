import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

const right = (day: number) => ({ day, answer: `motcache ${day}` });

async function revealHints(client: ApiClient, day: number, count: number) {
  for (let rang = 1; rang <= count; rang += 1) await client.call('reveal_hint', { day, rang });
}

describe('Hints', () => {
  test('Only the next hint in order is revealed; an earlier one can be read again', async () => {
    const knight = await backend.newKnight();
    expect(await knight.call('reveal_hint', { day: 1, rang: 2 })).toEqual({
      status: 'refused',
      next_rang: 1,
    });
    expect(await knight.call('reveal_hint', { day: 1, rang: 1 })).toMatchObject({
      status: 'revealed',
      hints_seen: 1,
      hint: { rang: 1, texte: 'Indicecache 1-1' },
    });
    expect(await knight.call('reveal_hint', { day: 1, rang: 3 })).toEqual({
      status: 'refused',
      next_rang: 2,
    });
    expect(await knight.call('reveal_hint', { day: 1, rang: 2 })).toMatchObject({
      status: 'revealed',
      hints_seen: 2,
    });
    expect(await knight.call('reveal_hint', { day: 1, rang: 1 })).toMatchObject({
      status: 'revealed',
      hints_seen: 2,
    });
    expect(
      (await knight.request('/rest/v1/hints_revealed?select=enigme_indices(rang)&order=hint_id')).json,
    ).toEqual([{ enigme_indices: { rang: 1 } }, { enigme_indices: { rang: 2 } }]);
    expect((await knight.request('/rest/v1/enigme_indices?select=texte&order=rang')).json).toEqual([
      { texte: 'Indicecache 1-1' },
      { texte: 'Indicecache 1-2' },
    ]);
  });

  test.each([0, -1, 4, 99])('Hint %i does not exist', async (rang) => {
    const { status, json } = await backend.visitor.request('/rest/v1/rpc/reveal_hint', {
      method: 'POST',
      body: { day: 1, rang },
    });
    expect([status, json]).toMatchObject([404, { code: 'PT404', hint: 'hint_missing' }]);
  });

  test('A hint revealed by two tabs at once is recorded once', async () => {
    const knight = await backend.newKnight();
    const replies = await Promise.all([1, 2].map(() => knight.call('reveal_hint', { day: 1, rang: 1 })));
    for (const reply of replies) expect(reply).toMatchObject({ status: 'revealed', hints_seen: 1 });
  });

  test('Hints revealed to a visitor are not recorded', async () => {
    const before = await backend.value('select count(*)::int from public.hints_revealed');
    expect(await backend.visitor.call('reveal_hint', { day: 1, rang: 1 })).toMatchObject({
      status: 'revealed',
    });
    expect(await backend.value('select count(*)::int from public.hints_revealed')).toBe(before);
  });
});

describe('Revealing the answer', () => {
  test.each(['reveal_answer', 'submit_answer'])('%s is refused while hints are left', async (name) => {
    const knight = await backend.newKnight();
    const reveal = () =>
      knight.call(name, { day: 1, ...(name === 'submit_answer' ? { answer: ' REVEAL_ANSWER ' } : {}) });
    expect(await reveal()).toEqual({ status: 'refused', hints_left: 3 });
    await revealHints(knight, 1, 2);
    expect(await reveal()).toEqual({ status: 'refused', hints_left: 1 });
    expect((await knight.request('/rest/v1/enigme_progress')).json).toEqual([]);
    await revealHints(knight, 1, 3);
    expect(await reveal()).toMatchObject({
      status: 'correct',
      revealed: true,
      score: 0,
      total_score: 0,
      completed_enigmes: 1,
      answer: 'Motcaché 1',
      fragment: 'Fragmentcache1',
    });
    expect(await reveal()).toMatchObject({ status: 'already_solved', score: 0 });
  });

  test('The answer of a riddle without hints cannot be revealed', async () => {
    const knight = await backend.newKnight();
    for (const client of [knight, backend.visitor]) {
      expect(await client.call('reveal_answer', { day: 21 })).toEqual({ status: 'refused', hints_left: 0 });
    }
  });

  test('REVEAL_ANSWER typed by a visitor is refused; reveal_answer is allowed, for 0 points', async () => {
    expect(await backend.visitor.call('submit_answer', { day: 1, answer: 'REVEAL_ANSWER' })).toEqual({
      status: 'refused',
      hints_left: 3,
    });
    expect(await backend.visitor.call('reveal_answer', { day: 1 })).toMatchObject({
      status: 'correct',
      revealed: true,
      score: 0,
    });
  });

  test('A variant of the literal REVEAL_ANSWER is a wrong answer', async () => {
    const knight = await backend.newKnight();
    expect(await knight.call('submit_answer', { day: 1, answer: 'reveal answer' })).toMatchObject({
      status: 'wrong',
    });
  });

  test('A revealed answer is worth 0 points even after a reset (rule 4.3)', async () => {
    const knight = await backend.newKnight();
    await revealHints(knight, 22, 1);
    await knight.call('reveal_answer', { day: 22 });
    await knight.call('reset_progress');
    expect(await knight.call('submit_answer', right(22))).toMatchObject({
      status: 'correct',
      score: 0,
      revealed: true,
      total_score: 0,
    });
    await knight.call('reset_progress');
    const imported = await knight.call('import_progress', { entries: [right(22)] });
    expect(imported).toMatchObject({
      gained: 0,
      total_score: 0,
      results: [{ day: 22, status: 'imported', score: 0 }],
    });
  });
});

describe('« Recommencer le voyage »', () => {
  test('deletes progress, fragments and artefacts, keeps revealed hints, and leaves the review bonus (rule 5.4)', async () => {
    const knight = await backend.newKnight();
    await revealHints(knight, 1, 2);
    await knight.call('submit_answer', right(1));
    await knight.call('submit_answer', right(2));
    await backend.query('update public.users set review_points = true, media_points = true where id = $1', [
      knight.id,
    ]);
    expect(await knight.call('reset_progress')).toEqual({ total_score: 13, completed_enigmes: 0 });
    expect(await knight.call('reset_progress')).toEqual({ total_score: 13, completed_enigmes: 0 });
    for (const table of ['enigme_progress', 'enigme_fragments', 'artefacts', 'enigme_revelations']) {
      expect((await knight.request(`/rest/v1/${table}`)).json).toEqual([]);
    }
    expect(
      (await knight.request('/rest/v1/hints_revealed?select=enigme_indices(rang)&order=hint_id')).json,
    ).toEqual([{ enigme_indices: { rang: 1 } }, { enigme_indices: { rang: 2 } }]);
    expect(await knight.call('submit_answer', right(1))).toMatchObject({
      score: 2,
      hints_used: 2,
      total_score: 15,
    });
  });

  test('does not change the rows of other knights', async () => {
    const [knight, other] = [await backend.newKnight(), await backend.newKnight()];
    await other.call('submit_answer', right(1));
    await knight.call('submit_answer', right(1));
    await knight.call('reset_progress');
    expect(await other.call('my_standing')).toMatchObject({ total_score: 5, completed_enigmes: 1 });
  });
});
