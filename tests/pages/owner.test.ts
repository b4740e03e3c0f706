import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Knight } from '../support/knight';
import { downloads } from './support/download';
import { expectKnown, field } from './support/login';
import { proveOwner } from './support/owner';
import * as network from './support/network';
import * as page from './support/page';
import { ask, signUp, solve, sql } from './support/server';

const PROFILE = '/escape-noel/profile';
const SECRET = /^Mot de passe du compte/;

async function openProfile(knight: Knight): Promise<void> {
  page.signIn(knight);
  await page.open(PROFILE);
  await page.find('heading', 'Mon Profil');
  await expectKnown(knight.name);
}

/** The buttons that the account's password brings. */
const ownersButtons = () =>
  ['Télécharger mes données', 'Supprimer mon compte', "Changer d'adresse", 'Changer de mot de passe'].filter(
    (name) => page.query('button', name) !== null,
  );

test("address, password, export and deletion are out of reach until the account's password is given (rule 28.12)", async () => {
  const knight = await signUp('Lancelot');
  await openProfile(knight);
  expect(ownersButtons()).toEqual([]);
  await page.write(SECRET, 'etoile25');
  await page.press('button', 'Ouvrir');
  await waitFor(() =>
    expect(page.describedAs(field(SECRET))).toMatch(/Ce n'est pas le mot de passe de ce compte/),
  );
  expect(document.activeElement).toBe(field(SECRET));
  expect(ownersButtons()).toEqual([]);

  await proveOwner(knight);
  await waitFor(() => expect(ownersButtons()).toHaveLength(4));
  expect(document.activeElement?.textContent).toContain('Ma connexion');
  await page.press('button', 'Refermer');
  await page.find('button', 'Ouvrir');
  expect(ownersButtons()).toEqual([]);
});

test('a child who plays next finds the gate closed, and cannot take a knight away', async () => {
  const knight = await signUp('Lancelot');
  await ask('/rest/v1/rpc/add_knight', { name: 'Yvain', portrait: 2 }, knight);
  await openProfile(knight);
  await page.press('button', 'Lancelot');
  await page.expectAddress(PROFILE);
  await proveOwner(knight);
  await waitFor(() => expect(ownersButtons()).toHaveLength(4));
  await page.press('link', 'Qui joue ce soir ?');
  await page.press('button', 'Yvain');
  await page.expectAddress(PROFILE);
  await page.find('button', 'Ouvrir');
  expect(ownersButtons()).toEqual([]);
  await page.press('button', 'Retirer Yvain');
  const dialog = within(await page.find('alertdialog', 'Retirer ce chevalier'));
  expect(dialog.getByLabelText(SECRET)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Retirer pour toujours' })).toBeNull();
});

/** « Supprimer mon compte », and yes. */
async function removeAccount(knight: Knight): Promise<void> {
  await proveOwner(knight);
  await page.press('button', 'Supprimer mon compte');
  const dialog = within(await page.find('alertdialog', 'Supprimer mon compte'));
  await page.user.type(dialog.getByRole('textbox'), knight.name);
  await page.press('button', 'Supprimer pour toujours');
}

test('a deletion whose reply is lost is asked once more; its session goes although the auth service is silent', async () => {
  const knight = await signUp('Lancelot');
  await openProfile(knight);
  network.answerOnce(/delete_account/, network.replyLost);
  network.answerInstead(/\/auth\/v1\/logout/, network.lost);
  await removeAccount(knight);
  await page.expectAddress('/escape-noel');
  await within(screen.getByRole('main')).findByRole('link', { name: 'Jouer sans compte' });
});

test('a deletion without an answer does not claim that nothing is lost', async () => {
  const knight = await signUp('Lancelot');
  await openProfile(knight);
  network.answerInstead(/delete_account/, network.lost);
  await removeAccount(knight);
  await page.expectText(
    () => within(screen.getByRole('alertdialog')).queryByRole('alert'),
    'on ne sait pas encore si ton compte est effacé',
  );
});

test('a knight changes password from the profile', async () => {
  const knight = await signUp('Lancelot');
  await openProfile(knight);
  await proveOwner(knight);
  await page.user.click(
    await screen.findByText('Changer de mot de passe', { selector: 'summary, summary *' }),
  );
  await page.write(/^Nouveau mot de passe/, 'etoile25');
  await page.press('button', 'Changer de mot de passe');
  await page.expectSaid('Ton nouveau mot de passe est enregistré.');
});

test('a knight takes their data away: everything about them, and nothing about anybody else', async () => {
  const knight = await signUp('Lancelot');
  await solve(knight, 1);
  await openProfile(knight);
  await sql(
    `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
     values ($1, 'riddle', private.current_edition(), private.find_riddle(2, null), 'unechouette', 'une chouette', now(), now())`,
    [knight.id],
  );
  const files = downloads();
  await proveOwner(knight);
  await page.press('button', 'Télécharger mes données');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['escape-noel-mes-donnees.json']));
  const data = JSON.parse(files[0]?.text ?? '') as Record<string, Record<string, unknown>[]>;
  expect(data['users']).toHaveLength(1);
  expect(data['users']?.[0]).toMatchObject({
    id: knight.id,
    email: knight.email,
    username: 'Lancelot',
    total_score: 5,
  });
  expect(data['enigme_progress']?.map((row) => [row['user_id'], row['edition'], row['day']])).toEqual([
    [knight.id, '2024', 1],
  ]);
  expect(data['enigme_fragments']).toHaveLength(1);
  expect(data['artefacts']).toHaveLength(1);
  expect(data['wrong_answers']).toMatchObject([{ typed: 'une chouette' }]);
});
