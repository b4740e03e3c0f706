import type { Locator, Page } from '@playwright/test';
import { holdClock } from '../../support/clock';
import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

/** More stops than any page of the game has: past them the target is not to be reached. */
const MOST_STOPS = 80;

test('congratulations stay for as long as the player likes', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await screen.try(answerOf(1));
  const celebrated = screen.dialogNamed('Félicitations !');
  await expect(celebrated).toBeVisible();
  await expectNoAxeViolations(page);
  await holdClock(page);
  await page.clock.runFor(120_000);
  await expect(celebrated).toBeVisible();
  await expect(page).toHaveURL(/\/jour\/1$/);
});

test('congratulations closed with Escape: 3 s later the next day, unless « Rester ici » is pressed', async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await holdClock(page);
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
  await page.clock.runFor(3_400);
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(page.getByText("L'aventure continue dans un instant…")).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/jour\/1$/);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(/\/jour\/2$/);

  await screen.try(answerOf(2));
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
  await page.clock.runFor(3_400);
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await page.getByRole('button', { name: 'Rester ici' }).click();
  await expect(page.getByRole('heading', { name: 'Révélation Sacrée' })).toBeFocused();
  await page.clock.runFor(6_000);
  await expect(page).toHaveURL(/\/jour\/2$/);
});

test('a day whose door is closed says when it opens, by the clocks of Paris', async ({ page }) => {
  // The server hides the riddle itself and tells the calendar, as its policies do before the hour.
  await page.route('**/rest/v1/enigmes?*', (route) => route.fulfill({ json: [] }));
  await page.route('**/rest/v1/enigme_calendar?*', async (route) => {
    const response = await route.fetch();
    const days = (await response.json()) as { day_number: number }[];
    const shut = { opens_at: '2099-12-04T23:00:00+00:00', is_open: false };
    await route.fulfill({
      response,
      json: days.map((each) => (each.day_number === 5 ? { ...each, ...shut } : each)),
    });
  });
  await page.goto('/escape-noel/jour/5');
  await expect(page.getByRole('heading', { name: 'La porte du jour 5 est encore fermée' })).toBeVisible();
  await expect(page.getByRole('time')).toHaveText('le samedi 5 décembre 2099 à minuit');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

/** Goes with the Tab key, and nothing else, to what it is given. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('a whole day can be played with the keyboard alone, hints included', async ({ page }) => {
  const screen = new RiddleScreen(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/escape-noel/jour/1');
  await tabTo(page, button('Continuer sans compte'));
  await page.keyboard.press('Enter');
  await expect(screen.dialog).toHaveCount(0);
  await tabTo(page, screen.answer);
  await page.keyboard.type('un dragon');
  // It would leave by itself before Escape is pressed.
  await holdClock(page);
  await page.keyboard.press('Enter');
  await expect(screen.dialogNamed('Ténèbres persistantes')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await expect(screen.answer).toBeFocused();

  await tabTo(page, button('Révéler les indices'));
  await page.keyboard.press('Enter');
  await tabTo(page, button("Révéler l'indice 1"));
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('alertdialog').getByRole('button', { name: "Révéler l'indice", exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Indice 1', exact: true })).toBeFocused();
  await expect(screen.dialog).toHaveCount(0);

  await tabTo(page, screen.answer, 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(answerOf(1));
  await holdClock(page);
  await page.keyboard.press('Enter');
  await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+3 points gagnés');
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await tabTo(page, button("Continuer l'aventure"));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(2).title })).toBeFocused();
});

test(
  'a dialog holds the focus while it is open, and gives it back to what opened it',
  { tag: '@phone' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(1);
    await page.getByRole('button', { name: 'Révéler les indices' }).click();
    const opener = page.getByRole('button', { name: "Révéler l'indice 1" });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
    for (let stops = 0; stops < 8; stops += 1) {
      await page.keyboard.press('Tab');
      // Past the last one the platform stops at its own bar once: the page behind never has the focus.
      const behind = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(behind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);
