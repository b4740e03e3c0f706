import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let admin: ApiClient;
beforeAll(async () => {
  backend = await openTestBackend();
  const knight = await backend.newKnight();
  await backend.query('update public.users set is_admin = true where id = $1', [knight.id]);
  admin = knight;
});
afterAll(() => backend.close());

const ask = async (name: string, body: object) => {
  const { json } = await admin.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
  return json;
};

describe('The check of an edition asks the judge (decision 0023)', () => {
  test('for the forms of texts, in their order, as the game stores them', async () => {
    const texts = ['le château', '🎄', 'B', 'dans trois jours', 'le château'];
    const rows = await admin.rows('answer_forms', { texts });
    expect(rows.map(({ answer }) => answer)).toEqual(texts);
    for (const { answer, forms } of rows)
      expect(forms).toEqual(await backend.value('select private.answer_forms(array[$1])', [answer]));
    expect(rows[0]).toMatchObject({ forms: expect.arrayContaining(['chateau', '~Cato']) });
    expect(rows[1]).toMatchObject({ forms: [] });
  });

  test('for the texts that are right for a question, its words ignored around the answer (rule 12.3)', async () => {
    const chest = 'Le trésor est dans le coffre C, or ou argent\u00a0?';
    const tried = [
      { question: chest, answers: ['or'], texts: ['C, or', 'argent'] },
      { question: 'Où dort le chat\u00a0?', answers: ['le château', 'la tour'], texts: [] },
      {
        question: 'Où dort le chat\u00a0?',
        answers: ['le château', 'la tour'],
        texts: ['chato', 'le chat dort au château', 'chteau', ''],
      },
      { question: 'Combien\u00a0?', answers: ['24'], texts: ['2, 4', '> 24', 'vingt-quatre'] },
    ];
    expect(await ask('right_texts', { tried })).toEqual([
      ...[true, false],
      ...[true, true, false, false],
      ...[false, false, true],
    ]);
    expect(await ask('right_texts', { tried: [] })).toEqual([]);
  });

  test('for 500 texts at most, of 1000 characters', async () => {
    const refusal = { code: '22023', hint: 'too_many_texts' };
    const texts = Array.from({ length: 501 }, (_, place) => `mot ${place}`);
    const asked = { question: 'Qui\u00a0?', answers: ['Noël'] };
    expect(await admin.rows('answer_forms', { texts: texts.slice(1) })).toHaveLength(500);
    expect(await ask('answer_forms', { texts })).toMatchObject(refusal);
    expect(await ask('answer_forms', { texts: ['é'.repeat(1001)] })).toMatchObject(refusal);
    expect(await ask('answer_forms', { texts: ['é'.repeat(1000)] })).toHaveLength(1);
    expect(await ask('right_texts', { tried: [{ ...asked, texts: texts.slice(1) }] })).toMatchObject(refusal);
    expect(await ask('right_texts', { tried: [{ ...asked, texts: texts.slice(2) }] })).toHaveLength(499);
    expect(await ask('right_texts', { tried: [{ ...asked, texts: ['x'.repeat(1001)] }] })).toMatchObject(
      refusal,
    );
  });
});
