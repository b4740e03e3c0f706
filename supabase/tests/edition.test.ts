import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editionSql } from '../../tools/edition/seed.ts';
import { changed, riddleOf } from '../../tools/edition/testEdition.ts';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

type Riddle = {
  day: number;
  title: string;
  question: string;
  closing: string;
  play: object | null;
  fragment: string;
  answers: string[];
  hints: object[];
  artefact: { title: string };
};
type Edition = { riddles: Riddle[]; contest?: { ends_at: string | null } };

/** A copy of the edition of 000_support.sql. */
async function edition() {
  return (await backend.value('select tests.edition()')) as Edition;
}
const apply = (value: Edition) =>
  backend.query('select tests.play_edition($1::text::jsonb)', [JSON.stringify(value)]);
const contents = () =>
  backend.query(`select enigmes.day_number as id, title, question, hint_count, answers, reponse_decoder, artefact_title, play, closing,
      (select array_agg(texte order by rang) from public.enigme_indices where enigme_id = enigmes.id) as hints
    from public.enigmes join private.enigme_solutions on enigme_id = enigmes.id where edition = 'tests' order by 1`);
const progress = () =>
  backend.query(
    'select user_id, enigme_id, score, hints_used, completed_at from public.enigme_progress order by 1, 2',
  );

describe('Applying an edition', () => {
  test('is idempotent', async () => {
    const before = await contents();
    expect(before).toHaveLength(23);
    await apply(await edition());
    expect(await contents()).toEqual(before);
  });

  test('corrects fragments, artefacts and revelations without changing progress', async () => {
    const knight = await backend.newKnight();
    await knight.call('reveal_hint', { day: 1, rang: 1 });
    for (const day of [1, 2]) await knight.call('submit_answer', { day, answer: `motcache ${day}` });
    const before = await progress();
    const corrected = await edition();
    const [first] = corrected.riddles;
    if (!first) throw new Error('The edition has a first day');
    Object.assign(first, { title: 'Nouveau titre', fragment: 'Lumière', answers: ['nouvelle réponse'] });
    first.artefact.title = 'Nouvel objet';
    await apply(corrected);
    expect(await progress()).toEqual(before);
    expect(
      (await knight.request('/rest/v1/enigme_fragments?select=word,enigmes(title)&order=enigme_id')).json,
    ).toEqual([
      { word: 'Lumière', enigmes: { title: 'Nouveau titre' } },
      { word: 'Fragmentcache2', enigmes: { title: 'Titre 2' } },
    ]);
    expect((await knight.request('/rest/v1/artefacts?select=title,word&day_number=eq.1')).json).toEqual([
      { title: 'Nouvel objet', word: 'Lumière' },
    ]);
    expect((await knight.request('/rest/v1/enigme_revelations?select=answer&day_number=eq.1')).json).toEqual([
      { answer: 'nouvelle réponse' },
    ]);
    const other = await backend.newKnight();
    expect(await other.call('submit_answer', { day: 1, answer: 'motcache 1' })).toMatchObject({
      status: 'wrong',
    });
    expect(await other.call('submit_answer', { day: 1, answer: 'NOUVELLE REPONSE' })).toMatchObject({
      status: 'correct',
    });
    await apply(await edition());
  });

  test('can turn a day into a board without changing the progress of knights who solved, failed or revealed it', async () => {
    const [solver, seeker] = [await backend.newKnight(), await backend.newKnight()];
    await solver.call('reveal_hint', { day: 3, rang: 1 });
    await solver.call('submit_answer', { day: 3, answer: 'motcache 3' });
    for (const rang of [1, 2, 3]) await seeker.call('reveal_hint', { day: 3, rang });
    await seeker.call('submit_answer', { day: 3, answer: 'faux' });
    await solver.call('submit_answer', { day: 4, answer: 'motcache 4' });
    await solver.call('reset_progress');
    for (const rang of [1, 2, 3]) await seeker.call('reveal_hint', { day: 4, rang });
    await seeker.call('reveal_answer', { day: 4 });
    await solver.call('submit_answer', { day: 3, answer: 'motcache 3' });
    const before = await progress();
    const totals = () => Promise.all([solver, seeker].map((knight) => knight.call('my_standing')));
    const totalsBefore = await totals();

    const play = { kind: 'order', shape: 'file', first: 'Tête', last: 'Queue', items: [] };
    const rewritten = await edition();
    for (const riddle of rewritten.riddles.filter(({ day }) => day === 3 || day === 4)) {
      Object.assign(riddle, { play, question: 'Range-les.', closing: 'Une autre fin', answers: ['2 1 3'] });
    }
    await apply(rewritten);

    expect(await progress()).toEqual(before);
    expect(await totals()).toEqual(totalsBefore);
    expect((await seeker.request('/rest/v1/enigmes?select=question,play&day_number=eq.3')).json).toEqual([
      { question: 'Range-les.', play },
    ]);
    expect(await solver.call('submit_answer', { day: 3, answer: 'n’importe quoi' })).toMatchObject({
      status: 'already_solved',
      score: 3,
      closing: 'Une autre fin',
    });
    expect(await seeker.call('submit_answer', { day: 3, answer: '2 1 3' })).toMatchObject({
      status: 'correct',
      hints_used: 3,
      score: 1,
      closing: 'Une autre fin',
    });
    // A revealed day stays worth 0 points (rule 4.3), even when it is rewritten.
    expect(await seeker.call('submit_answer', { day: 4, answer: '2 1 3' })).toMatchObject({ score: 0 });
    await apply(await edition());
    expect(await backend.value('select play from public.enigmes where id = tests.riddle(3)')).toBeNull();
  });

  test('a day whose board makes the answer accepts only what the board makes (rule 3.14)', async () => {
    const sql = editionSql(
      changed((copy) => Object.assign(riddleOf(copy, 18), { opens_at: null })),
      [],
    );
    await backend.embedded.driver.exec(`${sql} select private.make_current('2024')`);
    const submit = (answer: string) => backend.visitor.call('submit_answer', { day: 18, answer });
    for (const answer of [
      'cinq imposteurs',
      'les cinq imposteurs',
      '3 6 11 14 19',
      '0306111419',
      '03, 06, 11, 14, 19',
    ])
      expect(await submit(answer)).toMatchObject({ status: 'wrong' });
    expect(await submit(' 03 06 11 14 19 ')).toMatchObject({
      status: 'correct',
      answer: 'les cinq imposteurs',
    });
    for (const typed of ['chemin', 'non, la cheminée', 'la cheminée'])
      expect(await backend.visitor.call('submit_answer', { day: 9, answer: typed })).toMatchObject({
        status: typed === 'la cheminée' ? 'correct' : 'wrong',
      });
    await apply(await edition());
  });

  test('can remove a hint, with the count, and add one as the next in order', async () => {
    const knight = await backend.newKnight();
    const seeker = await backend.newKnight();
    for (const rang of [1, 2, 3]) await knight.call('reveal_hint', { day: 4, rang });
    for (const rang of [1, 2]) await seeker.call('reveal_hint', { day: 4, rang });
    const shorter = await edition();
    shorter.riddles.find(({ day }) => day === 4)?.hints.pop();
    await apply(shorter);
    expect(await backend.value('select hint_count from public.enigmes where id = tests.riddle(4)')).toBe(2);
    expect(await knight.call('reveal_answer', { day: 4 })).toMatchObject({
      status: 'correct',
      hints_used: 2,
    });
    await apply(await edition());
    expect(await seeker.call('reveal_hint', { day: 4, rang: 3 })).toMatchObject({
      status: 'revealed',
      hints_seen: 3,
    });
  });

  test('deletes a day removed from the file, unless a knight completed it', async () => {
    const knight = await backend.newKnight();
    await knight.call('submit_answer', { day: 6, answer: 'motcache 6' });
    const before = await progress();
    const shorter = await edition();
    shorter.riddles = shorter.riddles.filter(({ day }) => day !== 5 && day !== 6);
    await apply(shorter);
    expect(
      await backend.query(
        'select day_number from public.enigmes where edition = $1 and day_number in (5, 6)',
        ['tests'],
      ),
    ).toEqual([{ day_number: 6 }]);
    expect(await progress()).toEqual(before);
    await apply(await edition());
    expect(await contents()).toHaveLength(23);
  });

  test('sets or removes the end of the contest, which everyone reads with its status by the server clock', async () => {
    const readEnd = async (client: ApiClient = backend.visitor) => {
      const { json } = await client.request('/rest/v1/contest');
      // Two of the view's columns.
      const rows = json as { ends_at: string | null; is_over: boolean }[];
      return rows.map(({ ends_at, is_over }) => [ends_at && new Date(ends_at).toISOString(), is_over]);
    };
    const ends = '2024-12-31T23:00:00.000Z';
    expect(await readEnd()).toEqual([[null, false]]);
    await apply({ ...(await edition()), contest: { ends_at: '2024-12-31T23:00:00Z' } });
    await backend.setClock('2024-12-31T22:59:59Z');
    expect(await readEnd()).toEqual([[ends, false]]);
    await backend.setClock('2024-12-31T23:00:00Z');
    expect(await readEnd()).toEqual([[ends, true]]);
    expect(await readEnd(await backend.newKnight())).toEqual([[ends, true]]);
    await apply({ ...(await edition()), contest: { ends_at: '2025-01-06T23:00:00Z' } });
    expect(await readEnd()).toEqual([['2025-01-06T23:00:00.000Z', false]]);
    await apply({ ...(await edition()), contest: { ends_at: null } });
    expect(await readEnd()).toEqual([[null, false]]);
    await backend.setClock(null);
  });
});
