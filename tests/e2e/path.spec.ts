import { holdClock } from '../support/clock';
import { expect, test } from '../support/test';
import { answerOf, riddleOf } from './riddle/edition';
import { RiddleScreen } from './riddle/riddleScreen';
import { hydrate } from './site/hydrated';

test(
  'from the home page to a solved first day, without an account, and still solved after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await page.goto('/');
    await hydrate(page);
    const menu = page.getByText('Menu', { exact: true });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Escape Noël' }).click();
    await expect(page).toHaveURL(/\/escape-noel$/);
    await page.getByRole('main').getByRole('link', { name: 'Jouer sans compte' }).click();
    await page
      .getByRole('dialog', { name: 'Jouer le Jour 1' })
      .getByRole('button', { name: 'Continuer sans compte' })
      .click();
    await expect(page.getByText(riddleOf(1).question)).toBeVisible();

    await screen.revealHint(1);
    await holdClock(page);
    await screen.submitWrong('une chauve-souris');
    await screen.try(answerOf(1));
    await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+3 points gagnés');
    await page.clock.resume();
    await screen.dialogNamed('Félicitations !').getByRole('button', { name: 'Lire la révélation' }).click();
    await expect(screen.revelation).toContainText(riddleOf(1).explanation);

    await page.reload();
    await expect(screen.revelation).toContainText(riddleOf(1).fragment);
    expect(await screen.persisted('escape-noel-hints-1')).toHaveLength(1);
    expect(await screen.persisted('escape-noel-progress')).toMatchObject({
      1: { completed: true, score: 3, hints_used: 1 },
    });
  },
);
