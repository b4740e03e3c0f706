import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { openComfort, turnCalm } from '../../support/comfort';
import { holdRequests } from '../../support/gate';
import { expireSession, makeKnight, signIn, sql, type Knight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';
import { answerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';
import { comeBackFromGoogle } from './google';

/** Waits until the session is known: the header contains the knight's name. */
async function expectKnown(page: Page, knight: Pick<Knight, 'name'>): Promise<void> {
  const profile = page.getByRole('banner').getByRole('link', { name: knight.name, includeHidden: true });
  await expect(profile.first()).toBeAttached();
}

/** Shows the tab again, which checks the session. */
async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test(
  'signing out in one tab signs the other out, and both go to the home of the game',
  { tag: '@hosted' },
  async ({ page, context, request }) => {
    await signIn(page, await makeKnight(request, 'Bohort'));
    await page.goto('/escape-noel/vie-privee');
    const other = await context.newPage();
    await other.goto('/escape-noel/mentions-legales');
    await openMenu(other);
    await expect(other.getByRole('button', { name: 'Quitter' })).toBeVisible();
    await page.bringToFront();
    await openMenu(page);
    await page.getByRole('button', { name: 'Quitter' }).click();
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await expect(tab).toHaveURL('/escape-noel');
      await expect(tab.getByRole('dialog', { name: 'Ta session a expiré' })).toHaveCount(0);
      await openMenu(tab);
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
    }
  },
);

test(
  'signing in again with Google returns to the riddle, with what was being typed',
  { tag: '@hosted-google' },
  async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource.*40[01]/);
    const email = freshEmail();
    const name = 'Bohort';
    const screen = new RiddleScreen(page);
    await new LoginScreen(page).open();
    await comeBackFromGoogle(page, email, name);
    await page.getByRole('textbox', { name: 'Nom de chevalier' }).fill(name);
    await page.getByRole('button', { name: 'Commencer la quête' }).click();
    await expect(page).toHaveURL('/escape-noel');
    const [knight] = await sql<{ id: string }>(request, 'select id from public.users where email = $1', [
      email,
    ]);

    await screen.openAsKnight(1);
    await expectKnown(page, { name });
    await screen.answer.fill('une réponse à moitié');
    await expireSession(page, request, { id: knight?.id ?? '' });
    await comeBackToTab(page);
    await expect(page.getByRole('dialog', { name: 'Ta session a expiré' })).toBeVisible();
    await expectNoAxeViolations(page);
    await comeBackFromGoogle(page, email, name);
    await expect(page).toHaveURL('/escape-noel/jour/1');
    await expect(screen.answer).toHaveValue('une réponse à moitié');
    // Once the riddle is solved the typed answer is removed.
    await screen.try(answerOf(1));
    await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(
      expect.stringMatching(/^escape-noel-draft-1/),
    );
    expect(await sql(request, 'select total_score from public.users where email = $1', [email])).toEqual([
      { total_score: 5 },
    ]);
  },
);

test('« Mode calme » is set from the header, and persisted', { tag: '@motion' }, async ({ page }) => {
  await page.goto('/escape-noel/mentions-legales');
  await turnCalm(page);
  await expect(page.locator('html')).toHaveAttribute('data-calme', 'oui');
  await page.reload();
  const panel = await openComfort(page);
  await expect(panel.getByRole('switch', { name: 'Mode calme' })).toBeChecked();
});

test(
  'in the phone menu « Quitter » closes the menu at once, while the service is still being told',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page, await makeKnight(request, 'Bohort'));
    const answer = await holdRequests(page, '**/auth/v1/logout*');
    await page.goto(paths.game.landing);
    await openMenu(page);
    await page.getByRole('button', { name: 'Quitter' }).click();
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Navigation du jeu' });
    await expect(menu).toHaveCount(0);
    await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Se connecter' })).toBeVisible();
    answer.open();
  },
);
