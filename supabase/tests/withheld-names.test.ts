import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestBackend, type Person, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let knight: Person & { id: string };
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  knight = await backend.newKnight({ username: 'Perceval' });
});
afterAll(() => backend.close());

const rename = (person: Person, name: string) =>
  person.request(`/rest/v1/users?id=eq.${person.id}`, {
    method: 'PATCH',
    body: { username: name, display_name: name },
  });

const own = async (person: Person) => {
  const { json } = await person.request(
    `/rest/v1/users?id=eq.${person.id}&select=username,display_name,name_withheld`,
  );
  return json;
};

/** What a visitor reads of a knight, in the view and in the pages of the ranking. */
async function publicNames(id: string): Promise<unknown[]> {
  const view = await backend.visitor.request(`/rest/v1/enigme_leaderboard?user_id=eq.${id}&select=name`);
  const { rows } = await backend.visitor.call('leaderboard_page', { page: 1 });
  const line = (rows as { user_id: string; name: string }[]).find(({ user_id }) => user_id === id); // leaderboard_page's own reply
  return [(view.json as { name: string }[])[0]?.name, line?.name]; // PostgREST answers rows of what was selected
}

const solve = (person: Person, day: number) =>
  person.call('submit_answer', { day, answer: `motcache ${day}` });

describe('A name that is no longer fit', () => {
  test('holds the answer of a day that is completed: others read « Chevalier » until it is changed', async () => {
    const teller = await backend.newKnight({ username: 'MOTCACHÉ 2 jour 2' });
    await solve(teller, 1);
    expect(await publicNames(teller.id)).toEqual(['MOTCACHÉ 2 jour 2', 'MOTCACHÉ 2 jour 2']);
    expect(await solve(teller, 2)).toMatchObject({ status: 'correct' });
    expect(await publicNames(teller.id)).toEqual(['Chevalier', 'Chevalier']);
    // Its owner reads it, and why nobody else does.
    expect(await own(teller)).toEqual([
      {
        username: 'MOTCACHÉ 2 jour 2',
        display_name: 'MOTCACHÉ 2 jour 2',
        name_withheld: 'name_contains_answer',
      },
    ]);
    // Chosen again it is refused, not taken for a new one.
    expect((await rename(teller, 'MOTCACHÉ 2 jour 2')).json).toMatchObject({ hint: 'name_contains_answer' });
    expect((await rename(teller, 'Perceval')).status).toBe(204);
    expect(await publicNames(teller.id)).toEqual(['Perceval', 'Perceval']);
    expect(await own(teller)).toMatchObject([{ name_withheld: null }]);
  });

  test('whether the answer was found, revealed or brought by a visitor', async () => {
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

  test('holds an answer that the staff accepts: those who completed that day, and those it is found for', async () => {
    const [done, waiting, other] = [
      await backend.newKnight({ username: 'La Lanterne' }),
      await backend.newKnight({ username: 'Lanterne 5' }),
      await backend.newKnight({ username: 'Lanterne rose' }),
    ];
    await solve(done, 5);
    await waiting.call('submit_answer', { day: 5, answer: 'lanterne' });
    await solve(other, 6);
    const staff = await backend.newKnight({ username: 'Merlin' });
    await backend.query('update public.users set is_admin = true where id = $1', [staff.id]);
    expect(await staff.call('accept_answer', { day: 5, answer: 'Lanterne' })).toMatchObject({ regraded: 1 });
    expect((await publicNames(done.id))[0]).toBe('Chevalier');
    expect((await publicNames(waiting.id))[0]).toBe('Chevalier');
    expect((await publicNames(other.id))[0]).toBe('Lanterne rose');
  });

  test('holds a word that is refused since it was chosen', async () => {
    const early = await backend.newKnight({ username: 'Mordred' });
    await backend.query(`insert into private.refused_words (word) values ('mordred')`);
    await solve(early, 1);
    await backend.query(`delete from private.refused_words where word = 'mordred'`);
    expect(await own(early)).toMatchObject([{ username: 'Mordred', name_withheld: 'name_insult' }]);
    expect(await publicNames(early.id)).toEqual(['Chevalier', 'Chevalier']);
  });

  test('is not for its owner to show again: they cannot write what withholds it', async () => {
    const { status } = await knight.request(`/rest/v1/users?id=eq.${knight.id}`, {
      method: 'PATCH',
      body: { name_withheld: null },
    });
    expect(status).toBe(403);
  });
});
