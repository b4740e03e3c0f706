import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf } from '../e2e/riddle/edition';
import type { Knight } from '../support/knight';
import * as network from './support/network';
import * as page from './support/page';
import { addressOf, answer, revealHint } from './support/riddle';
import { ask, signUp, sql } from './support/server';

const DAY = 3;

/** An account of two knights, at a day as its first one. @returns the id of the other. */
async function openAsFirst(knight: Knight): Promise<string> {
  const reply = await ask('/rest/v1/rpc/add_knight', { name: 'Blanchefleur', portrait: 2 }, knight);
  const { id } = (await reply.json()) as { id: string };
  page.signIn(knight);
  await page.open(addressOf(DAY));
  await page.press('button', 'Perceval');
  await page.expectAddress(addressOf(DAY));
  await page.find('heading', new RegExp(`^Jour ${DAY}\\b`));
  return id;
}

async function invite(name: string): Promise<void> {
  await page.press('button', 'Jouer à deux');
  const dialog = within(await page.find('dialog', 'Qui joue avec toi ?'));
  await page.user.click(dialog.getByRole('button', { name }));
}

async function seat(name: string): Promise<void> {
  await invite(name);
  const dialog = within(await page.find('dialog', `Jouer avec ${name}`));
  await page.user.click(await dialog.findByRole('button', { name: 'Jouer à deux' }));
  await page.find('button', `Continuer sans ${name}`);
}

/** The points of the day of the knights of an account, by name. */
const scoresOf = ({ id }: Knight) =>
  sql<{ username: string; score: number; hints_used: number }>(
    `select username, score, hints_used from public.users
     join public.enigme_progress as progress on progress.user_id = users.id
     where account_id = $1 and completed_at is not null order by username`,
    [id],
  );

const hintsOf = (id: string) =>
  sql<{ count: number }>('select count(*)::int from public.hints_revealed where user_id = $1', [id]);

test('« À deux » is off: an answer counts for the knight that plays', async () => {
  const knight = await signUp('Perceval');
  await openAsFirst(knight);
  await answer(answerOf(DAY));
  await page.find('heading', 'Révélation Sacrée');
  expect((await scoresOf(knight)).map(({ username }) => username)).toEqual(['Perceval']);
});

test('at two, hints are shared and cost both, a wrong answer is of one, and the right one counts for both', async () => {
  const knight = await signUp('Perceval');
  const other = await openAsFirst(knight);
  await revealHint(1);
  await seat('Blanchefleur');
  expect(document.activeElement?.textContent).toContain('Perceval et Blanchefleur cherchent ensemble');
  expect(await hintsOf(other)).toEqual([{ count: 1 }]);
  await revealHint(2);
  expect(await hintsOf(other)).toEqual([{ count: 2 }]);

  await answer('un essai');
  await page.expectSaid(/La réponse n'est pas correcte/);
  expect(
    await sql('select user_id from private.wrong_answers where user_id in ($1, $2)', [knight.id, other]),
  ).toEqual([{ user_id: knight.id }]);
  await page.user.keyboard('{Escape}');
  await answer(answerOf(DAY));
  await page.expectSaid(/L'étoile du jour brille aussi dans le ciel de Blanchefleur/);
  const [one, two] = await scoresOf(knight);
  expect([one?.username, two?.username]).toEqual(['Blanchefleur', 'Perceval']);
  expect(one?.score).toBe(two?.score);
  expect(one?.hints_used).toBe(2);
});

test('a knight that has found the day already cannot sit at it', async () => {
  const knight = await signUp('Perceval');
  const other = await openAsFirst(knight);
  await sql(
    `insert into public.enigme_progress (user_id, enigme_id, score, completed_at)
     values ($1, private.find_riddle($2, null), 5, now())`,
    [other, DAY],
  );
  await invite('Blanchefleur');
  await page.expectSaid(/Blanchefleur a déjà trouvé cette énigme/);
  await page.press('button', "D'accord");
  await page.find('button', 'Jouer à deux');
  await waitFor(() => expect(sessionStorage.getItem(`escape-noel-a-deux-${knight.id}`)).toBeNull());
});

test('what waits for the network waits once, and counts for both', async () => {
  const knight = await signUp('Perceval');
  await openAsFirst(knight);
  await seat('Blanchefleur');
  const stop = network.answerInstead(/submit_answer/, network.lost);
  await answer(answerOf(DAY));
  await page.expectSaid(/n'est pas encore partie/);
  stop();
  await page.press('button', 'Réessayer');
  await page.expectSaid(/L'étoile du jour brille aussi dans le ciel de Blanchefleur/);
  expect(await scoresOf(knight)).toHaveLength(2);
});

test('another knight that plays ends it', async () => {
  const knight = await signUp('Perceval');
  await openAsFirst(knight);
  await seat('Blanchefleur');
  await page.reload();
  await page.find('button', 'Continuer sans Blanchefleur');
  await page.press('link', 'Qui joue ce soir ?');
  await page.press('button', 'Blanchefleur');
  await page.expectAddress(addressOf(DAY));
  await page.find('button', 'Jouer à deux');
});
