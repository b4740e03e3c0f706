import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { tabTo } from '../../support/keyboard';
import { LONGEST_NAME, signIn, sql } from '../../support/knight';
import { expectReadable } from '../../support/readable';
import { ALL } from '../../support/quest';
import { expectLoaded } from '../../support/soundPage';
import { expect, test } from '../../support/test';
import { answerOf, PAST_EDITION, pastRiddles, riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { makeQuestor, playedAsVisitor, withDoorOpen } from './questors';

const here = paths.archive(PAST_EDITION);
const TITLE = "L'allumeur d'étoiles";
const titleOf = (day: number) => riddleOf(day, pastRiddles).title;
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const band = (page: Page) => page.getByRole('complementary', { name: 'Édition des archives' });

/** The page has arrived, and can be read. */
async function expectGood(page: Page, name: string | RegExp): Promise<void> {
  await expect(title(page, name)).toBeVisible();
  await expectLoaded(page);
  await expectReadable(page);
}

test('from the landing a visitor reaches the archives, plays a day with a hint, sees its sky and ranking, and comes back to this year', async ({
  page,
}) => {
  test.slow();
  const riddle = new RiddleScreen(page);
  await withDoorOpen(page);
  await page.goto(paths.game.landing);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Les éditions passées' }).click();
  await expectGood(page, 'Les éditions passées');
  await inMain(page, `Jouer l'édition ${PAST_EDITION}`).click();
  await expectGood(page, TITLE);
  await inMain(page, 'Commencer').click();
  await expectGood(page, new RegExp(titleOf(1)));

  await riddle.revealHint(1);
  await riddle.try('un dragon');
  await expect(riddle.dialogNamed('Ténèbres persistantes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(riddle.dialog).toHaveCount(0);
  await riddle.try(answerOf(1, pastRiddles));
  await expect(riddle.dialogNamed('Lumière retrouvée !')).toContainText('+3 points gagnés');
  await riddle.dialogNamed('Félicitations !').getByRole('button', { name: "Continuer l'aventure" }).click();
  await expect(title(page, new RegExp(titleOf(2)))).toBeFocused();
  await expect(page).toHaveURL(here.riddle(2));
  await riddle.dot('Jour 1, résolu').click();
  await expect(riddle.revelation).toContainText(riddleOf(1, pastRiddles).fragment);
  await expectGood(page, new RegExp(titleOf(1)));

  await band(page).getByRole('link', { name: TITLE }).click();
  await expect(page.getByText(/^1 énigme résolue sur 24 · 3\spoints$/)).toBeVisible();
  await inMain(page, 'Sa constellation').click();
  await expect(page.getByText('1/24 étoile allumée')).toBeVisible();
  await expectGood(page, 'Constellation des Fragments');
  await inMain(page, "Retour à l'accueil").click();
  await inMain(page, 'Ses artefacts').click();
  await expectGood(page, 'Galerie des Artefacts');
  await page.goBack();
  await inMain(page, "Sa Table d'Honneur").click();
  await expect(page.getByText(/est arrêté pour toujours/)).toBeVisible();
  await expectGood(page, "Table d'Honneur");

  await band(page)
    .getByRole('link', { name: /cette année/ })
    .click();
  await expect(title(page, 'Escape Noël')).toBeFocused();
  await expect(inMain(page, 'Jouer sans compte')).toHaveAttribute('href', paths.game.riddle(1));
  await expect(inMain(page, 'Regarder ma constellation')).toHaveCount(0);
});

test('with the keyboard alone: from the list to a door, the answer, and the next day', async ({ page }) => {
  const riddle = new RiddleScreen(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(paths.game.archives);
  await tabTo(page, inMain(page, `Jouer l'édition ${PAST_EDITION}`));
  await page.keyboard.press('Enter');
  await expect(title(page, TITLE)).toBeFocused();
  await tabTo(page, inMain(page, 'Jour 3'));
  await page.keyboard.press('Enter');
  await tabTo(page, riddle.answer);
  await page.keyboard.type(answerOf(3, pastRiddles));
  await page.keyboard.press('Enter');
  await expect(riddle.dialogNamed('Félicitations !')).toBeVisible();
  await tabTo(page, button("Continuer l'aventure"));
  await page.keyboard.press('Enter');
  await expect(title(page, new RegExp(titleOf(1)))).toBeFocused();
  await tabTo(page, band(page).getByRole('link', { name: TITLE }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, TITLE)).toBeFocused();
  await expect(inMain(page, 'Jour 3, résolu')).toBeVisible();
});

test('a day of the archives can be opened by its address, and again after a reload', async ({ page }) => {
  await page.goto(here.riddle(5));
  await page.reload();
  await expect(title(page, new RegExp(titleOf(5)))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Jour 5.*Édition ${PAST_EDITION} · Escape Noël$`));
  await expect(band(page).getByRole('link', { name: TITLE })).toHaveAttribute('href', here.landing);
});

test('an unknown edition is « Page introuvable », which leads to the game', async ({ page }) => {
  await withDoorOpen(page);
  await page.goto(paths.archive('1999').riddle(3));
  await expectGood(page, 'Page introuvable');
  await expect(band(page)).toHaveCount(0);
  await inMain(page, "Retour à l'accueil").click();
  await expect(title(page, 'Escape Noël')).toBeFocused();
});

test('the pages of a visitor who has completed a past edition are readable and accessible', async ({
  page,
}) => {
  await playedAsVisitor(page, ALL, true);
  await page.goto(here.landing);
  await expect(inMain(page, 'Revoir la révélation')).toBeVisible();
  await expectGood(page, TITLE);
  await page.goto(here.constellation);
  await page.getByRole('dialog', { name: 'LUMIÈRE' }).press('Escape');
  await expect(page.getByRole('textbox', { name: 'La phrase cachée' })).toBeVisible();
  await expectGood(page, 'Constellation des Fragments');
  await page.goto(here.final);
  await expect(page.getByText(/tout le ciel brille de nouveau/)).toBeVisible();
  await expectGood(page, /^Joyeux Noël/);
});

test('the pages of a knight with a frozen result are readable and accessible, and the certificate is printed alone', async ({
  page,
  request,
}) => {
  test.slow();
  const knight = await makeQuestor(request, ALL, LONGEST_NAME, PAST_EDITION);
  await sql(
    request,
    `insert into public.edition_results (user_id, edition, total_score, completed_enigmes, rings, review_points, media_points, rank, place)
       values ($1, $2, 115, 23, 2, false, false, null, null)`,
    [knight.id, PAST_EDITION],
  );
  await signIn(page, knight);
  await page.goto(here.landing);
  await expect(
    page.getByRole('heading', { name: `Ton résultat de l'édition ${PAST_EDITION}` }),
  ).toBeVisible();
  await expect(page.getByText('hors classement')).toBeVisible();
  await expectGood(page, TITLE);
  await page.goto(here.artefacts);
  await expect(page.getByRole('heading', { name: riddleOf(24, pastRiddles).artefact.title })).toBeVisible();
  await expectGood(page, 'Galerie des Artefacts');
  await page.goto(here.final);
  await expect(page.getByRole('button', { name: 'Imprimer mon certificat' })).toBeVisible();
  await expectGood(page, /^Joyeux Noël/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Certificat' })).toContainText(`Édition ${PAST_EDITION}`);
  await expect(band(page)).toBeHidden();
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
