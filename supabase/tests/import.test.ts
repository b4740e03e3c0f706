import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const right = (day: number) => ({ day, answer: `motcache ${day}` });

async function revealHints(client: ApiClient, day: number, count: number) {
  for (let rang = 1; rang <= count; rang += 1) await client.call('reveal_hint', { day, rang });
}

describe('Importing a visitor’s progress (rule 5.5)', () => {
  test('A new account receives scores, hints, fragments and artefacts; each answer is judged again', async () => {
    const knight = await backend.newKnight();
    const reply = await knight.call('import_progress', {
      entries: [
        { day: 1, answer: 'MOTCACHÉ-1', hints_used: 0 },
        { day: 2, answer: 'motcache 2', hints_used: 2 },
        { day: 3, answer: 'inventé', hints_used: 1 },
        { day: 4, revealed: true, hints_used: 3 },
        { day: 5, hints_used: 1 },
      ],
    });
    expect(reply).toMatchObject({ gained: 7, total_score: 7, completed_enigmes: 3 });
    expect(
      (reply['results'] as { day: number; status: string; score?: number }[]).map(
        ({ day, status, score }) => [day, status, score],
      ),
    ).toEqual([
      [1, 'imported', 5],
      [2, 'imported', 2],
      [3, 'wrong', undefined],
      [4, 'imported', 0],
      [5, 'hints_kept', undefined],
    ]); // as import_progress documents
    expect(
      (await knight.request('/rest/v1/hints_revealed?select=enigmes(day_number)&order=hint_id')).json,
    ).toEqual([2, 2, 3, 4, 4, 4, 5].map((day) => ({ enigmes: { day_number: day } })));
    expect((await knight.request('/rest/v1/artefacts?select=day_number&order=day_number')).json).toEqual([
      { day_number: 1 },
      { day_number: 2 },
      { day_number: 4 },
    ]);
  });

  test('Progress already on the account does not change, and a second import adds nothing', async () => {
    const knight = await backend.newKnight();
    await knight.call('submit_answer', right(1));
    const entries = [{ day: 1, revealed: true, hints_used: 3 }, right(2)];
    expect(await knight.call('import_progress', { entries })).toMatchObject({
      gained: 5,
      total_score: 10,
      results: [{ status: 'kept' }, {}],
    });
    expect(await knight.call('import_progress', { entries })).toMatchObject({
      gained: 0,
      total_score: 10,
      results: [{ status: 'kept' }, { status: 'kept' }],
    });
  });

  test('Hints already revealed on the account count, whatever the browser sends', async () => {
    const knight = await backend.newKnight();
    await revealHints(knight, 1, 2);
    expect(await knight.call('import_progress', { entries: [{ ...right(1), hints_used: 0 }] })).toMatchObject(
      { gained: 2 },
    );
  });

  test('Invalid entries are skipped and the others judged', async () => {
    const knight = await backend.newKnight();
    const entries = [
      null,
      7,
      'texte',
      [],
      {},
      { day: '8', answer: 'non' },
      right(8),
      { day: 1.5, answer: 'motcache 1' },
      { day: -1 },
      { day: 1e9 },
      { day: 23, answer: 'x' },
      { day: 20, answer: 'motcache 20' },
      { day: 3, answer: 42, hints_used: 'deux' },
      { day: 4, answer: { $ne: null }, hints_used: -3 },
      { day: 5, answer: 'motcache 5', hints_used: 9999, score: 5, extra: '<b>' },
      { day: 6, answer: 'motcache 6', hints_used: 1.5, revealed: 'yes' },
      { day: 7, revealed: true },
    ];
    const reply = await knight.call('import_progress', { entries });
    expect(reply).toMatchObject({ gained: 11, total_score: 11, completed_enigmes: 3 });
    const statuses = (reply['results'] as { day?: number; status: string }[]).map(
      ({ day, status }) => `${day ?? '-'} ${status}`,
    );
    expect(statuses.toSorted()).toEqual(
      [
        '20 ignored',
        '23 ignored',
        '3 hints_kept',
        '4 hints_kept',
        '5 imported',
        '6 imported',
        '7 refused',
        '8 imported',
      ].toSorted(),
    ); // as import_progress documents
  });

  test.each([[{}], [12], [true]])('%o is not a list', async (entries) => {
    const knight = await backend.newKnight();
    const { status, json } = await knight.request('/rest/v1/rpc/import_progress', {
      method: 'POST',
      body: { entries },
    });
    expect([status, json]).toMatchObject([400, { code: '22023', hint: 'import_unreadable' }]);
  });

  test('It cannot be used to guess: a day is judged once per call, wrong answers count, and the lock applies', async () => {
    const knight = await backend.newKnight();
    const guesses = [...Array(30).keys()].map((index) => ({ day: 1, answer: `essai ${index}` }));
    expect(
      ((await knight.call('import_progress', { entries: [...guesses, right(1)] }))['results'] as unknown[])
        .length,
    ).toBe(1);
    for (const guess of guesses.slice(1, 10)) await knight.call('import_progress', { entries: [guess] });
    expect(await knight.call('import_progress', { entries: [right(1)] })).toMatchObject({
      gained: 0,
      results: [{ day: 1, status: 'locked' }],
    });
    expect(await knight.call('submit_answer', right(1))).toMatchObject({ status: 'locked' });
  });

  test('Two tabs that send the same import at once count once', async () => {
    const knight = await backend.newKnight();
    const entries = [right(1), right(2)];
    const replies = await Promise.all([
      knight.call('import_progress', { entries }),
      knight.call('import_progress', { entries }),
    ]);
    expect(new Set(replies.map((reply) => reply['gained']))).toEqual(new Set([0, 10]));
    expect(await knight.call('my_standing')).toMatchObject({ total_score: 10 });
  });
});
