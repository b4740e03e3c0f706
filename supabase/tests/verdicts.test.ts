import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

const WRONG = { status: 'wrong', retry_after_s: 0 };

describe('Almost right answers and near misses (rules 12.5, 12.6)', () => {
  beforeAll(async () => {
    await backend.query(
      `update private.enigme_solutions set answers = '{nuage,la couronne blanche,mer,flocons}' where enigme_id = tests.riddle(7)`,
    );
  });

  test('An almost right answer returns only that status, to knights and visitors', async () => {
    const knight = await backend.newKnight();
    for (const client of [backend.visitor, knight])
      for (const answer of ['nuge', 'nauge', "c'est le nuege", 'nuarge', 'la couronna blnche'])
        expect(await client.call('submit_answer', { day: 7, answer })).toEqual({
          status: 'almost',
          retry_after_s: 0,
        });
  });

  test.each(['nuagers', 'uage', 'suage', 'nuare', 'nuire', 'orage', 'nu', 'la couronne', 'nuage 2'])(
    '« %s » is not almost « nuage »',
    async (answer) => {
      expect(await backend.visitor.call('submit_answer', { day: 7, answer })).toEqual(WRONG);
    },
  );

  test.each([
    ['mar', 'wrong', 'three letters allow no edit'],
    ['flocns', 'almost', 'seven letters allow one edit'],
    ['flcns', 'wrong', 'seven letters do not allow two edits'],
  ])('« %s » is %s: %s', async (answer, status) => {
    expect(await backend.visitor.call('submit_answer', { day: 7, answer })).toMatchObject({ status });
  });

  test('An answer in digits, and one with words of the question, are right (rules 12.2, 12.3)', async () => {
    await backend.query(
      `update private.enigme_solutions set answers = '{24}' where enigme_id = tests.riddle(8)`,
    );
    for (const [day, answer] of [
      [8, '24'],
      [8, 'vingt-quatre'],
      [9, 'Question : motcaché 9'],
    ] as const)
      expect(await backend.visitor.call('submit_answer', { day, answer })).toMatchObject({
        status: 'correct',
      });
  });

  test('Almost right answers have a separate limit and do not count as wrong', async () => {
    const knight = await backend.newKnight();
    await backend.setClock('2024-12-01T10:00:00Z');
    for (let attempt = 1; attempt <= 9; attempt += 1)
      await knight.call('submit_answer', { day: 7, answer: `erreur ${attempt}` });
    for (const answer of ['nuge', 'nauge', 'nuege'])
      expect(await knight.call('submit_answer', { day: 7, answer })).toEqual({
        status: 'almost',
        retry_after_s: 0,
      });
    expect(
      await backend.value('select count(*)::int from private.wrong_answers where user_id = $1 and almost', [
        knight.id,
      ]),
    ).toBe(3);
    expect(await knight.call('submit_answer', { day: 7, answer: 'erreur 10' })).toEqual({
      status: 'wrong',
      retry_after_s: 60,
    });
  });

  test('Sixty almost right answers in a minute lock the riddle', async () => {
    const knight = await backend.newKnight();
    await backend.setClock('2024-12-01T10:00:00Z');
    await backend.query(
      `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at, almost)
       select $1, 'riddle', 'tests', tests.riddle(7), 'almost' || n, 'almost', public.server_now(), public.server_now(), true from generate_series(1, 59) as n`,
      [knight.id],
    );
    expect(await knight.call('submit_answer', { day: 7, answer: 'nuge' })).toEqual({
      status: 'almost',
      retry_after_s: 60,
    });
    expect(await knight.call('submit_answer', { day: 7, answer: 'nuage' })).toEqual({
      status: 'locked',
      retry_after_s: 60,
    });
  });

  test('A visitor’s almost right answers count towards the sixty of their browser', async () => {
    await backend.setClock('2024-12-02T11:00:10Z');
    const attempt = (answer: string) =>
      backend.visitor.request('/rest/v1/rpc/submit_answer', {
        method: 'POST',
        body: { day: 7, answer },
        headers: { 'x-forwarded-for': '192.0.2.77' },
      });
    for (let count = 1; count <= 60; count += 1)
      expect((await attempt('nuge')).json).toMatchObject({ status: 'almost' });
    expect((await attempt('nuage')).json).toEqual({ status: 'locked', retry_after_s: 50 });
  });

  test('The text of a board is right or wrong; a typed answer can be almost right', async () => {
    await backend.query(`update public.enigmes set play = '{"kind": "wheel"}' where id = tests.riddle(7)`);
    expect(await backend.visitor.call('submit_answer', { day: 7, answer: 'N U G E' })).toEqual(WRONG);
    expect(await backend.visitor.call('submit_answer', { day: 7, answer: 'nuge' })).toMatchObject({
      status: 'almost',
    });
    await backend.query('update public.enigmes set play = null where id = tests.riddle(7)');
  });

  test('An import treats an almost right answer as wrong', async () => {
    const knight = await backend.newKnight();
    expect(await knight.call('import_progress', { entries: [{ day: 7, answer: 'nuge' }] })).toMatchObject({
      results: [{ day: 7, status: 'wrong' }],
    });
  });

  test('A near miss is wrong, counted, and returns its message, whatever its spelling', async () => {
    const knight = await backend.newKnight();
    for (const answer of ['Soufflecaché', "c'est le souflecachet", 'treize', 'XIII'])
      for (const client of [backend.visitor, knight])
        expect(await client.call('submit_answer', { day: 2, answer })).toEqual({
          ...WRONG,
          message: 'Messagecache 2',
        });
    expect(await backend.visitor.call('submit_answer', { day: 3, answer: 'treize' })).toEqual(WRONG);
    expect(await backend.visitor.call('submit_answer', { day: 2, answer: 'rien de tel' })).toEqual(WRONG);
    expect(
      await backend.value(
        'select count(*)::int from private.wrong_answers where user_id = $1 and not almost',
        [knight.id],
      ),
    ).toBe(4);
  });

  test('A near miss that is also almost right is wrong', async () => {
    await backend.query(
      `insert into private.near_misses (enigme_id, place, answers, message) values (tests.riddle(7), 1, '{nuge}', 'Messagecache 7')`,
    );
    expect(await backend.visitor.call('submit_answer', { day: 7, answer: 'nuge' })).toEqual({
      ...WRONG,
      message: 'Messagecache 7',
    });
    await backend.query('delete from private.near_misses where enigme_id = tests.riddle(7)');
  });
});

describe('Verdicts with words of the language or without (rules 12.5 and 12.7)', () => {
  const question = "Où l'éclat est-il caché, en A, B ou C\u00a0?";
  const typed = (
    'chemin, chminée, chemine, dessus le pont, sous le pnt, sou le pon, sous, larose de noelle, roz de noel, gérison, gairizon, bé, B, ' +
    "b a, 22 déc, lettre, lettre b, lettré, l'éclat est caché sous le ponr, pas, non la cheminé, C,lettre B, C. lettre B, lettre C;B, " +
    "c'est B, c la lettre B, a B, B."
  ).split(', ');
  const words = ['chemin', 'chemine', 'dessus', 'lettre'];
  afterAll(() => backend.query('delete from private.other_words'));

  test.each([
    ['cheminée', ['chminée'], [], ['chemin', 'chemine']],
    ['sous le pont', ['sou le pon'], ['sous le pnt', "l'éclat est caché sous le ponr"], []],
    ['la rose de Noël', ['larose de noelle', 'roz de noel'], [], []],
    ['guérison', ['gérison', 'gairizon'], [], []],
    ['B', ['bé', 'B', 'lettre b', "c'est B", 'c la lettre B', 'B.'], [], ['lettré']],
    ['22 décembre', ['22 déc'], [], []],
  ])('for « %s »', async (answer, right, almost, almostWithoutWords) => {
    const verdicts = async () => {
      const rows = await backend.query(
        `with asked as (select private.answer_forms(array[$2]) as forms)
         select typed, private.compare_answer(typed, forms, private.filler_keys($3, forms)) as verdict
         from asked, unnest($1::text[]) as typed`,
        [typed, answer, question],
      );
      const judged = (verdict: string) =>
        new Set(rows.filter((row) => row['verdict'] === verdict).map((row) => row['typed']));
      return { right: judged('right'), almost: judged('almost') };
    };
    await backend.query('delete from private.other_words');
    expect(await verdicts()).toEqual({
      right: new Set(right),
      almost: new Set([...almost, ...almostWithoutWords]),
    });
    await backend.query('insert into private.other_words select unnest($1::text[]), $2', [words, 'tests']);
    expect(await verdicts()).toEqual({ right: new Set(right), almost: new Set(almost) });
  });
});
