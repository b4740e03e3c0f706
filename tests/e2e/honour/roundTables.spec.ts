import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { tabTo } from '../../support/keyboard';
import { LONGEST_NAME, freshWord, makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';
import { LoginScreen } from '../accounts/loginScreen';
import { makeScorer } from './people';

const { game } = paths;

const seats = (page: Page) => page.getByRole('list', { name: 'Chevaliers de la table' }).locator('> li');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const linkOf = (page: Page) => page.getByLabel("Lien d'invitation").inputValue();

async function openTable(page: Page): Promise<string> {
  await page.goto(game.leaderboard);
  await page.getByRole('link', { name: 'Jouer en famille, à une table ronde' }).click();
  const name = `Cousins ${freshWord()}`;
  await page.getByLabel('Nom de la table').fill(name);
  await button(page, 'Ouvrir la table').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

test('a table is opened, joined by its link after a sign-in, left, and its former link leads nowhere', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, await makeScorer(request, 3, 'Aurore'));
  const name = await openTable(page);
  const link = await linkOf(page);

  const guest = await makeKnight(request, 'Merlin');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await new LoginScreen(other).signIn(guest.email, guest.password);
  await expect(other).toHaveURL(game.joinTable);
  await button(other, 'Rejoindre la table').click();
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(seats(other)).toHaveCount(2);
  await expect(seats(other).first()).toContainText('Aurore');
  await expect(seats(other).nth(1)).toContainText("C'est toi");

  await button(other, 'Quitter la table').click();
  await expect(other.getByText('Tu as quitté la table.')).toBeVisible();
  await page.reload();
  await expect(seats(page)).toHaveCount(1);

  await button(page, 'Changer le code').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Changer le code' }).click();
  await expect.poll(() => linkOf(page)).not.toBe(link);
  await other.goto(link);
  await button(other, 'Rejoindre la table').click();
  await expect(other.getByText("Aucune table n'a ce code.")).toBeVisible();
  await context.close();
});

test('the pages of the round tables have no violation and nothing beside them at 320 px, by keyboard alone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(game.joinTable);
  await expect(page.getByRole('main').getByRole('link', { name: 'Créer un compte' })).toBeVisible();
  await expectNoAxeViolations(page);
  await signIn(page, await makeScorer(request, 5, LONGEST_NAME));
  await page.goto(game.tables);
  await expect(page.getByLabel('Code de la table')).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, page.getByLabel('Nom de la table'));
  await page.keyboard.type('W'.repeat(40));
  await page.keyboard.press('Enter');
  await expect(seats(page)).toHaveCount(1);
  await tabTo(page, page.getByText('Points jour par jour'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('25 points en tout')).toBeVisible();
  await expectNoAxeViolations(page);
  const beside = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beside).toBeLessThanOrEqual(0);
  await tabTo(page, button(page, 'Quitter la table'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tu as quitté la table.')).toBeVisible();
});
