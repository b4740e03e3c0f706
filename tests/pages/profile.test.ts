import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf } from '../e2e/riddle/edition';
import type { Knight } from '../support/knight';
import { downloads } from './support/download';
import * as page from './support/page';
import { makeKnight, signUp, solve, sql } from './support/server';

const PROFILE = '/escape-noel/profile';
const NAME = /^Nom de chevalier/;
const SAVE = 'Sauvegarder les modifications';
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: NAME });
const alerts = () => within(screen.getByRole('main')).queryByRole('alert');

async function openProfile(knight: Knight): Promise<void> {
  page.signIn(knight);
  await page.open(PROFILE);
  await page.find('heading', 'Mon Profil');
  await waitFor(() => expect(nameField().value).toBe(knight.name));
}

const namesOf = ({ id }: Knight) =>
  sql('select username, display_name from public.users where id = $1', [id]);

/** « Nom enregistré », in the page that has saved it. */
async function expectSaved(): Promise<void> {
  await waitFor(() => expect(screen.queryAllByRole('status').map(page.textOf)).toContain('Nom enregistré'));
  await page.expectAddress(PROFILE);
}

test('a knight changes name: the page stays and says so, the game and the ranking know it', async () => {
  const knight = await makeKnight('Lancelot');
  await openProfile(knight);
  await page.write(NAME, '  Renard des Cimes  ');
  await page.press('button', SAVE);
  await expectSaved();
  await page.find('link', 'Mon profil : Renard des Cimes');
  expect(await namesOf(knight)).toEqual([{ username: 'Renard des Cimes', display_name: 'Renard des Cimes' }]);
  await page.write(NAME, 'Renard des Bois');
  await page.expectUnsaid('Nom enregistré');
});

test('Enter in the form of a new name saves once', async () => {
  await openProfile(await makeKnight('Lancelot'));
  const saving = page.hold(/^PATCH .*\/users/);
  await page.write(NAME, 'Hibou du Nord');
  await page.user.keyboard('{Enter}{Enter}{Enter}');
  await waitFor(() => expect(saving.asked()).toBe(1));
  saving.letGo();
  await expectSaved();
  expect(saving.asked()).toBe(1);
});

test('a name that tells the answer of a riddle is refused by the server', async () => {
  const knight = await makeKnight('Lancelot');
  await solve(knight, 2);
  await openProfile(knight);
  await page.write(NAME, `Un ${answerOf(2)}`);
  await page.press('button', SAVE);
  await waitFor(() => expect(page.describedAs(nameField())).toMatch(/contient la réponse/));
  await page.expectAddress(PROFILE);
});

test('a failure of the server keeps the typed name, and the second try succeeds', async () => {
  await openProfile(await makeKnight('Lancelot'));
  const stop = page.answerInstead(/^PATCH .*\/users/, page.down);
  await page.write(NAME, 'Hibou du Nord');
  await page.press('button', SAVE);
  await page.expectText(alerts, "Quelque chose s'est mal passé chez nous");
  await page.expectLogged('Enregistrement du nom');
  expect(nameField().value).toBe('Hibou du Nord');
  stop();
  await page.press('button', SAVE);
  await expectSaved();
});

test('a name that was not saved, as the account is gone, is not celebrated as saved', async () => {
  const knight = await makeKnight('Lancelot');
  await openProfile(knight);
  await sql('delete from public.users where id = $1', [knight.id]);
  await page.write(NAME, 'Hibou du Nord');
  await page.press('button', SAVE);
  await page.expectText(alerts, "Ce compte n'existe plus : ton nom n'a pas été enregistré.");
  expect(nameField().value).toBe('Hibou du Nord');
  await page.expectAddress(PROFILE);
});

/** « Recommencer le voyage », and yes. */
async function startAgain(): Promise<void> {
  await page.press('button', 'Recommencer le voyage');
  await page.press('button', 'Recommencer');
}

async function openJourney(): Promise<Knight> {
  const knight = await makeKnight('Lancelot');
  await solve(knight, 1);
  await openProfile(knight);
  await page.expectSaid('1/24 énigmes résolues');
  return knight;
}

test('« Recommencer le voyage » asks, erases everything in one go, and leads to the first page of the site', async () => {
  const knight = await openJourney();
  await page.press('button', 'Recommencer le voyage');
  await page.expectText(
    () => screen.queryByRole('alertdialog', { name: 'Recommencer le voyage' }),
    'Recommencer effacera toute ta progression. Continuer ?',
  );
  await page.press('button', 'Annuler');
  await page.expectGone('alertdialog', 'Recommencer le voyage');
  const answer = page.hold(/reset_progress/);
  await startAgain();
  await page.expectSaid('Effacement…');
  answer.letGo();
  await page.expectAddress('/');
  const rows = await sql(
    `select total_score, completed_enigmes,
       (select count(*)::int from public.enigme_progress as progress where progress.user_id = users.id) as days,
       (select count(*)::int from public.enigme_fragments as fragments where fragments.user_id = users.id) as fragments,
       (select count(*)::int from public.artefacts where artefacts.user_id = users.id) as artefacts
     from public.users where id = $1`,
    [knight.id],
  );
  expect(rows).toEqual([{ total_score: 0, completed_enigmes: 0, days: 0, fragments: 0, artefacts: 0 }]);
});

test('a reset without an answer claims nothing, and can be tried again', async () => {
  const knight = await openJourney();
  const stop = page.answerInstead(/reset_progress/, page.down);
  await startAgain();
  await page.expectSaid("L'effacement n'a pas répondu");
  expect(await sql('select total_score from public.users where id = $1', [knight.id])).toEqual([
    { total_score: 5 },
  ]);
  stop();
  await page.press('button', 'Réessayer');
  await page.expectAddress('/');
});

test('a reset whose reply is lost is asked once more, and leads on', async () => {
  await openJourney();
  page.answerOnce(/reset_progress/, page.replyLost);
  await startAgain();
  await page.expectAddress('/');
});

test('a reset that was done although no answer came shows what is left of the journey', async () => {
  await openJourney();
  page.answerInstead(/reset_progress/, page.replyLost);
  await startAgain();
  await page.expectSaid("L'effacement n'a pas répondu");
  await page.expectSaid('0/24 énigmes résolues');
});

/** « Supprimer mon compte », and yes. */
async function removeAccount({ name }: Knight): Promise<void> {
  await page.press('button', 'Supprimer mon compte');
  const dialog = within(await page.find('alertdialog', 'Supprimer mon compte'));
  await page.user.type(dialog.getByRole('textbox'), name);
  await page.press('button', 'Supprimer pour toujours');
}

test('a deletion whose reply is lost is asked once more; its session goes although the auth service is silent', async () => {
  const knight = await signUp('Lancelot');
  await openProfile(knight);
  page.answerOnce(/delete_account/, page.replyLost);
  page.answerInstead(/\/auth\/v1\/logout/, page.lost);
  await removeAccount(knight);
  await page.expectAddress('/escape-noel');
  await within(screen.getByRole('main')).findByRole('link', { name: 'Jouer sans compte' });
});

test('a deletion without an answer does not claim that nothing is lost', async () => {
  const knight = await makeKnight('Lancelot');
  await openProfile(knight);
  page.answerInstead(/delete_account/, page.lost);
  await removeAccount(knight);
  await page.expectText(
    () => within(screen.getByRole('alertdialog')).queryByRole('alert'),
    'on ne sait pas encore si ton compte est effacé',
  );
});

test('a knight changes password from the profile', async () => {
  await openProfile(await signUp('Lancelot'));
  await page.user.click(screen.getByText('Changer de mot de passe', { selector: 'summary, summary *' }));
  await page.write(/^Nouveau mot de passe/, 'etoile25');
  await page.press('button', 'Changer de mot de passe');
  await page.expectSaid('Ton nouveau mot de passe est enregistré.');
});

test('names that will not do are refused beside the field, and what was typed stays', async () => {
  await openProfile(await makeKnight('Lancelot'));
  await page.user.clear(nameField());
  expect(page.query('button', SAVE)?.matches(':disabled')).toBe(true);
  for (const [name, reason] of [
    ['   ', /Le nom d'utilisateur ne peut pas être vide/],
    ['moi@exemple.fr', /Une adresse e-mail ne peut pas servir de nom/],
    ['Lutin 🌟', /lettres d'un seul alphabet/],
    ['m.e.r.d.e', /Ce nom ne convient pas/],
  ] as const) {
    await page.write(NAME, name);
    await page.press('button', SAVE);
    await waitFor(() => expect(page.describedAs(nameField())).toMatch(reason));
    expect(document.activeElement).toBe(nameField());
    expect(nameField().value).toBe(name);
  }
  expect(nameField().maxLength).toBe(20);
});

test('markup in a name of before is only text', async () => {
  const knight = await makeKnight('Lancelot');
  // The trigger that refuses it today did not stand there yet.
  await sql('set session_replication_role = replica');
  await sql('update public.users set username = $2, display_name = $2 where id = $1', [
    knight.id,
    '<b>Roi</b>',
  ]);
  await sql('set session_replication_role = default');
  await openProfile({ ...knight, name: '<b>Roi</b>' });
  expect(document.querySelector('main b')).toBeNull();
});

test('a knight takes their data away: everything about them, and nothing about anybody else', async () => {
  const knight = await openJourney();
  await sql(
    `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
     values ($1, 'riddle', private.current_edition(), private.find_riddle(2, null), 'unechouette', 'une chouette', now(), now())`,
    [knight.id],
  );
  const files = downloads();
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
