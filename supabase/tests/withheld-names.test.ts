import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let knight: ApiClient & { id: string };
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  knight = await backend.newKnight({ username: 'Perceval' });
});
afterAll(() => backend.close());

const rename = (client: ApiClient, name: string) =>
  client.request(`/rest/v1/users?id=eq.${client.id}`, {
    method: 'PATCH',
    body: { username: name, display_name: name },
  });

const own = async (client: ApiClient) => {
  const { json } = await client.request(
    `/rest/v1/users?id=eq.${client.id}&select=username,display_name,name_withheld`,
  );
  return json;
};

/** The name that visitors read in the view and in the ranking pages, where nothing but its total tells whose row it is. */
async function publicNames(id: string): Promise<unknown[]> {
  await backend.query('update public.users set total_score = 1 where id <> $1 and ranked', [id]);
  await backend.query('update public.users set total_score = 99 where id = $1', [id]);
  const view = await backend.visitor.request('/rest/v1/enigme_leaderboard?total_score=eq.99&select=name');
  const { rows } = await backend.visitor.call('leaderboard_page', { page: 1 });
  const line = (rows as { total_score: number; name: string }[]).find((row) => row.total_score === 99); // as leaderboard_page documents
  return [(view.json as { name: string }[])[0]?.name, line?.name]; // one selected column
}

const solve = (client: ApiClient, day: number) =>
  client.call('submit_answer', { day, answer: `motcache ${day}` });

describe('A name is withheld (rule 2.4)', () => {
  test('when it contains the answer of a completed day: others read « Chevalier » until it is changed', async () => {
    const named = await backend.newKnight({ username: 'MOTCACHÉ 2 jour 2' });
    await solve(named, 1);
    expect(await publicNames(named.id)).toEqual(['MOTCACHÉ 2 jour 2', 'MOTCACHÉ 2 jour 2']);
    expect(await solve(named, 2)).toMatchObject({ status: 'correct' });
    expect(await publicNames(named.id)).toEqual(['Chevalier', 'Chevalier']);
    // Its owner reads the name and the reason.
    expect(await own(named)).toEqual([
      {
        username: 'MOTCACHÉ 2 jour 2',
        display_name: 'MOTCACHÉ 2 jour 2',
        name_withheld: 'name_contains_answer',
      },
    ]);
    // Saving the same name again is refused.
    expect((await rename(named, 'MOTCACHÉ 2 jour 2')).json).toMatchObject({ hint: 'name_contains_answer' });
    expect((await rename(named, 'Perceval')).status).toBe(204);
    expect(await publicNames(named.id)).toEqual(['Perceval', 'Perceval']);
    expect(await own(named)).toMatchObject([{ name_withheld: null }]);
  });

  test('whether the answer was found, revealed or imported', async () => {
    const revealer = await backend.newKnight({ username: 'm.o.t.c.a.c.h.e.2.2' });
    await solve(revealer, 1);
    await revealer.call('reveal_hint', { day: 22, rang: 1 });
    await revealer.call('reveal_answer', { day: 22 });
    const bringer = await backend.newKnight({ username: 'Motcaché 3' });
    await bringer.call('import_progress', { entries: [{ day: 3, answer: 'motcache 3', hints_used: 0 }] });
    expect([await publicNames(revealer.id), await publicNames(bringer.id)]).toEqual([
      ['Chevalier', 'Chevalier'],
      ['Chevalier', 'Chevalier'],
    ]);
  });

  test('when it contains a variant accepted later, for knights who completed that day or are regraded', async () => {
    const [done, waiting, other] = [
      await backend.newKnight({ username: 'La Lanterne' }),
      await backend.newKnight({ username: 'Lanterne 5' }),
      await backend.newKnight({ username: 'Lanterne rose' }),
    ];
    await solve(done, 5);
    await waiting.call('submit_answer', { day: 5, answer: 'lanterne' });
    await solve(other, 6);
    const admin = await backend.newKnight({ username: 'Merlin' });
    await backend.query('update public.users set is_admin = true where id = $1', [admin.id]);
    expect(await admin.call('accept_answer', { day: 5, answer: 'Lanterne' })).toMatchObject({ regraded: 1 });
    expect((await publicNames(done.id))[0]).toBe('Chevalier');
    expect((await publicNames(waiting.id))[0]).toBe('Chevalier');
    expect((await publicNames(other.id))[0]).toBe('Lanterne rose');
  });

  test('when a word in it was refused since it was chosen', async () => {
    const early = await backend.newKnight({ username: 'Mordred' });
    const other = await backend.newKnight({ username: 'Gauvain' });
    await solve(early, 1);
    await backend.query(`insert into private.refused_words (word) values ('mordred')`);
    await backend.query(`delete from private.refused_words where word = 'mordred'`);
    expect(await own(early)).toMatchObject([{ username: 'Mordred', name_withheld: 'name_insult' }]);
    expect(await own(other)).toMatchObject([{ name_withheld: null }]);
    expect(await publicNames(early.id)).toEqual(['Chevalier', 'Chevalier']);
  });

  test('and its knight cannot write name_withheld', async () => {
    const { status } = await knight.request(`/rest/v1/users?id=eq.${knight.id}`, {
      method: 'PATCH',
      body: { name_withheld: null },
    });
    expect(status).toBe(403);
  });
});
