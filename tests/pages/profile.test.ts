import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf } from '../e2e/riddle/edition';
import type { Knight } from '../support/knight';
import * as network from './support/network';
import * as page from './support/page';
import { makeKnight, solve, sql } from './support/server';

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
  const saving = network.hold(/^PATCH .*\/users/);
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
  const stop = network.answerInstead(/^PATCH .*\/users/, network.down);
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
  const answer = network.hold(/reset_progress/);
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
  const stop = network.answerInstead(/reset_progress/, network.down);
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
  network.answerOnce(/reset_progress/, network.replyLost);
  await startAgain();
  await page.expectAddress('/');
});

test('a reset that was done although no answer came shows what is left of the journey', async () => {
  await openJourney();
  network.answerInstead(/reset_progress/, network.replyLost);
  await startAgain();
  await page.expectSaid("L'effacement n'a pas répondu");
  await page.expectSaid('0/24 énigmes résolues');
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
