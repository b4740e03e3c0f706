import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publisher } from '@/publisher';
import { freshWord } from '../support/knight';
import { SEARCH } from './support/admin';
import { field, NAME } from './support/login';
import * as network from './support/network';
import * as page from './support/page';
import { ask, makeAdmin, makeKnight, makeScorer, sql } from './support/server';

const ACCOUNTS = '/escape-noel/admin/comptes';

/** Opens the page as an admin, with the line of one knight. */
async function openLineOf(name: string): Promise<void> {
  page.signIn(await makeAdmin());
  await page.open(ACCOUNTS);
  await page.write(SEARCH, name);
  await waitFor(() => expect(lines()).toHaveLength(1));
  await page.expectText(line, name);
}
const lines = () => within(screen.getByRole('list', { name: 'Comptes' })).getAllByRole('listitem');
const line = () => lines()[0] ?? null;
const firstDecision = () =>
  within(screen.getByRole('list', { name: 'Décisions' })).getAllByRole('listitem')[0] ?? null;
const giveReason = (reason: string) => page.write(/^Raison/, reason);

test('a name is hidden for a reason, which the log keeps, and restored', async () => {
  const name = `${freshWord()} Untel`;
  const knight = await makeScorer(1, name);
  await openLineOf(name);
  await page.press('button', `Cacher le nom ${name}`);
  await page.expectSaid(`Cacher le nom « ${name} » ?`);
  await page.press('button', 'Cacher ce nom');
  await page.expectSaid('Dis pourquoi : le journal le garde.');
  await giveReason('Prénom et nom');
  await page.press('button', 'Cacher ce nom');
  await page.expectGone('dialog', /./);
  await page.expectSaid(`Le nom « ${name} » est caché.`);
  await page.expectText(line, 'Nom caché');
  await page.expectText(line, 'Les autres lisent « Chevalier ».');
  await page.expectText(firstDecision, `Nom « ${name} » caché`);
  await page.expectText(firstDecision, knight.email);
  await page.expectText(firstDecision, 'Raison : Prénom et nom');
  await page.expectText(firstDecision, 'Par Intendante');
  expect(page.query('button', `Cacher le nom ${name}`)).toBeNull();

  await page.press('button', `Rendre « ${name} »`);
  await page.press('button', 'Rendre ce nom');
  await page.expectSaid(`Le nom « ${name} » est rendu.`);
  await page.find('button', `Cacher le nom ${name}`);
  await page.expectText(firstDecision, `Nom « ${name} » rendu`);
});

test('a knight is taken out of the ranking and back, and can be asked for', async () => {
  const name = `${freshWord()} Vif`;
  await makeScorer(2, name);
  await openLineOf(name);
  await page.press('button', `Sortir du classement : ${name}`);
  await giveReason('Fait à plusieurs');
  await page.press('button', 'Sortir du classement');
  await page.expectGone('dialog', /./);
  await page.expectSaid(`${name} joue hors classement.`);
  await page.expectText(firstDecision, 'Sortie du classement');
  await page.user.selectOptions(screen.getByLabelText('Montrer'), 'Hors classement');
  await page.expectText(line, 'Hors classement');
  await page.press('button', `Remettre au classement : ${name}`);
  await page.press('button', 'Remettre au classement');
  await page.expectSaid('Aucun compte trouvé avec ces critères');
  await page.expectText(firstDecision, 'Retour au classement');
});

test('a refusal stays in the dialog with what was typed, and the list is read again', async () => {
  const name = `${freshWord()} Ancien`;
  const knight = await makeScorer(1, name);
  await openLineOf(name);
  const next = `${freshWord()} Neuf`;
  await sql('update public.users set username = $2, display_name = $2 where id = $1', [knight.id, next]);
  await page.press('button', `Cacher le nom ${name}`);
  await giveReason('Prénom et nom');
  await page.press('button', 'Cacher ce nom');
  await page.expectSaid('Ce nom a changé entre-temps');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Raison/).value).toBe('Prénom et nom');
  await page.press('button', 'Annuler');
  await page.expectSaid('Aucun compte trouvé avec ces critères');
});

test('a failure of the list or of the log can be retried', async () => {
  page.signIn(await makeAdmin());
  network.answerOnce(/admin_log/, network.foreign);
  await page.open(ACCOUNTS);
  await page.expectSaid("Le journal n'a pas pu être lu.");
  await page.press('button', 'Réessayer');
  await page.expectUnsaid("Le journal n'a pas pu être lu.");
});

test('the log is paged by the server', async () => {
  const asked: number[] = [];
  network.answerInstead(/admin_log/, async (request) => {
    const { page: wanted } = (await request.json()) as { page: number }; // as fetchAdminLog sends it
    asked.push(wanted);
    const edition = `20${wanted}`;
    const row = { action: 'published_edition', decidedAt: '2024-12-01T10:00:00Z', edition };
    const paging = { total: 41, page: wanted, pageCount: 3 };
    const none = 'adminName userId userName userEmail subject day reason entrants winners'.split(' ');
    return Response.json([{ ...Object.fromEntries(none.map((key) => [key, null])), ...row, ...paging }]);
  });
  page.signIn(await makeAdmin());
  await page.open(ACCOUNTS);
  await page.expectText(firstDecision, 'Édition 201 publiée');
  const pages = within(screen.getByRole('navigation', { name: 'Pages du journal' }));
  await page.user.click(pages.getByRole('button', { name: 'Page 3' }));
  await page.expectText(firstDecision, 'Édition 203 publiée');
  await page.expectText(firstDecision, 'Par une commande, ou un compte supprimé');
  expect(new Set(asked)).toEqual(new Set([1, 3]));
});

test('a knight has no such page', async () => {
  page.signIn(await makeKnight());
  await page.open(ACCOUNTS);
  await page.expectAddress('/escape-noel');
});

test('the owner of a hidden name reads so on the first page and on the profile, without blame, and chooses another', async () => {
  const name = `${freshWord()} Untel`;
  const knight = await makeScorer(1, name);
  const decided = { user_uuid: knight.id, name, reason: 'Prénom et nom' };
  expect((await ask('/rest/v1/rpc/hide_name', decided, await makeAdmin())).ok).toBe(true);
  page.signIn(knight);
  await page.open('/escape-noel');
  await page.expectSaid(`L'équipe du jeu a mis « ${name} » de côté : à sa place, ils lisent « Chevalier ».`);
  await page.expectSaid("Ce n'est pas un reproche, et tes points ne bougent pas.");
  await page.press('link', 'Choisir un autre nom');
  await page.expectSaid('Tu peux en choisir un autre ici');
  await page.press('button', 'Sauvegarder les modifications');
  await page.expectSaid("L'équipe du jeu a caché ce nom : choisis-en un autre");
  await page.write(NAME, `${freshWord()} du Nord`);
  await page.press('button', 'Sauvegarder les modifications');
  await page.expectSaid('Nom enregistré');
  await page.open('/escape-noel');
  await page.expectUnsaid('de côté');
  await page.open('/escape-noel/profile');
  await waitFor(() => expect(field(NAME).value).toMatch(/du Nord$/));
  await page.expectUnsaid('de côté');
});

test('a knight out of the ranking reads so beside it and on the final page, with their points and the address', async () => {
  const knight = await makeScorer(3);
  const decided = { user_uuid: knight.id, is_out: true, reason: 'Fait à plusieurs' };
  expect((await ask('/rest/v1/rpc/set_out_of_ranking', decided, await makeAdmin())).ok).toBe(true);
  page.signIn(knight);
  await page.open('/escape-noel/classement');
  await page.expectSaid('Tu as 15 points.');
  await page.expectSaid('Tu joues hors classement : tes points restent à toi');
  const address = await page.find('link', publisher.contactEmail);
  expect(address.getAttribute('href')).toBe(`mailto:${publisher.contactEmail}`);
  expect(page.query('button', 'Ma position')).toBeNull();
  await page.open('/escape-noel/final');
  await page.expectSaid('Tu joues hors classement : tes points restent à toi');
  await page.expectSaid('— hors classement');
  await page.find('link', publisher.contactEmail);
});
