import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { holdTimers } from '../../support/clock';
import { LONGEST_NAME, makeKnight, signIn, sql } from '../../support/knight';
import { ALL, completeDays, keptProgress, SENTENCE } from '../../support/quest';
import { expectReadable } from '../../support/readable';
import { expect, test } from '../../support/test';
import { freshEmail, LoginScreen, openMenu } from '../accounts/loginScreen';
import { solve } from '../accounts/solve';
import { makeAdmin } from '../honour/people';
import { playedAsVisitor, withDoorOpen } from '../quest/questors';
import { answerOf, riddleOf } from '../riddle/edition';
import { openHydrated } from '../site/hydrated';
import { makeEdition } from '../workshop/edition';

// States of a page that its own sweep does not see.

const { game } = paths;
/** The panels close after 5 s, too soon for an audit on a busy machine. */
const PANEL_MS = 5_000;

for (const path of [paths.home, game.landing])
  test(`the menu of ${path} is accessible`, { tag: '@phone' }, async ({ page }) => {
    await withDoorOpen(page);
    await openHydrated(page, path);
    await openMenu(page);
    await expect(page.getByRole('banner').locator('details').getByRole('link').first()).toBeVisible();
    await expectNoAxeViolations(page);
  });

test('the filtered catalogue is readable', async ({ page }) => {
  await openHydrated(page, `${paths.books}?age=9&serie=albums`);
  await expectReadable(page);
});

test('the two panels of the contact form are readable', async ({ page, expectProblem }) => {
  expectProblem(/400/);
  await holdTimers(page, PANEL_MS);
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 400, body: 'no' }));
  await openHydrated(page, paths.contact);
  await page.getByLabel('Nom').fill('Aurore');
  await page.getByLabel('Email').fill('aurore@exemple.fr');
  await page.getByLabel('Message').fill('Bonjour');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText("Erreur d'envoi")).toBeVisible();
  await expectReadable(page);
  await page.unroute('**/api/v1.0/email/send');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await expectReadable(page);
});

test("the errors and the success of the game's contact form are readable", async ({ page }) => {
  await openHydrated(page, game.contact);
  const send = page.getByRole('button', { name: 'Envoyer le message' });
  await page.getByLabel('Nom').fill('Marguerite');
  await page.getByLabel('Email').fill('marguerite');
  await send.click();
  await expect(page.getByText('Remplis ce champ.')).toHaveCount(2);
  await expectReadable(page);
  await page.getByLabel('Email').fill('marguerite@exemple.fr');
  await page.getByLabel('Sujet').fill('La clé');
  await page.getByLabel('Message').fill('Où est donc la clé du jour 12 ?');
  await send.click();
  await expect(page.getByText(/^Message envoyé avec succès/)).toBeVisible();
  await expectReadable(page);
});

test('the errors of a sign-up are readable', async ({ page, request, expectProblem }) => {
  // The browser logs refused requests.
  expectProblem(/Failed to load resource.*422/);
  const knight = await makeKnight(request, 'Gauvain');
  const login = new LoginScreen(page);
  await login.openSignUp();
  await login.signUp(freshEmail(), '12345');
  await expect(login.password).toHaveAccessibleDescription(/Il faut au moins 6 caractères/);
  await expectReadable(page);
  await login.signUp(knight.email, 'etoile24');
  await expect(login.redBox).toContainText('Un chevalier porte déjà cette adresse e-mail');
  await expectReadable(page);
});

test('the notice of a withheld name is readable', async ({ page, request }) => {
  const knight = await makeKnight(request, `${answerOf(9)} jour 9`);
  await signIn(page, knight);
  await solve(request, knight, 9);
  const notice = page.getByRole('status').filter({ hasText: 'Les autres ne voient plus ton nom' });
  await page.goto(game.leaderboard);
  await notice.getByRole('link', { name: 'Choisir un autre nom' }).hover();
  await expectReadable(page);
  await notice.getByRole('link', { name: 'Choisir un autre nom' }).click();
  await expect(notice).toContainText('Tu peux en choisir un autre ici');
  await expectReadable(page);
});

test('the welcome of a knight who comes back, and the offer to import, are readable', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await makeKnight(request, 'Galaad'));
  // A window with a history is not welcomed.
  const fresh = await context.newPage();
  await withDoorOpen(fresh);
  await fresh.goto(game.landing);
  await expect(fresh.getByRole('dialog', { name: /Bienvenue de retour/ })).toBeVisible();
  await expectReadable(fresh);

  await fresh.evaluate((text) => localStorage.setItem('escape-noel-progress', text), keptProgress([1, 2]));
  await fresh.goto(game.riddle(3));
  const offer = fresh.getByRole('dialog', { name: /De voyageur à chevalier|Ta quête est réunie/ });
  await expect(offer).toContainText('Jour 2');
  await expectReadable(fresh);
  await offer.getByRole('button', { name: 'Importer ma progression' }).click();
  await expect(offer).toContainText('2 énigmes rejoignent ton compte : +10 points.');
  await expectReadable(fresh);
});

test('a conflict of two versions of a day is readable', async ({ page, request, expectProblem }) => {
  expectProblem(/409/);
  const code = await makeEdition(request, 12);
  await signIn(page, await makeAdmin(request));
  await page.goto(paths.admin.editionDay(code, 12));
  await page.getByRole('textbox', { name: "Fin de l'épisode", exact: true }).fill('La mienne.');
  await sql(
    request,
    `insert into private.edition_versions (edition, day, content, source)
     select $1, 12, content || '{"closing": "La sienne."}', 'form' from private.parts_of($1) where day = 12`,
    [code],
  );
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Modifié des deux côtés')).toBeVisible();
  await expectReadable(page);
});

test('the pages of a visitor who has completed every day are readable', async ({ page }) => {
  await withDoorOpen(page);
  await playedAsVisitor(page, ALL);
  await page.goto(game.landing);
  await expect(page.getByText(/^Tu as résolu les 24\sénigmes/)).toBeVisible();
  await expectReadable(page);
  await page.goto(game.constellation);
  await page.getByRole('dialog', { name: 'LUMIÈRE' }).press('Escape');
  await expect(page.getByRole('textbox', { name: 'La phrase cachée' })).toBeVisible();
  await expectReadable(page);
  await page.goto(game.final);
  await expect(page.getByRole('link', { name: 'Chercher la phrase dans le ciel' })).toBeVisible();
  await expectReadable(page);
});

test('the pages of a knight without an artefact, then with the sentence, are readable', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, LONGEST_NAME);
  await signIn(page, knight);
  await page.goto(game.artefacts);
  await expect(page.getByRole('heading', { name: 'Aucun artefact collecté' })).toBeVisible();
  await expectReadable(page);

  const ask = (text: string, params: unknown[]) => sql(request, text, params);
  await completeDays(ask, knight.id, ALL);
  await ask(
    'insert into public.final_sentence_progress (user_id, edition, solved_at) values ($1::uuid, private.current_edition(), now())',
    [knight.id],
  );
  await page.goto(game.artefacts);
  await expect(page.getByRole('heading', { name: riddleOf(24).artefact.title })).toBeVisible();
  await expectReadable(page);
  await page.goto(game.final);
  await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(1);
  await expectReadable(page);
});
