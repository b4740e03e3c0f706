import { holdClock } from '../../support/clock';
import { expectNoAxeViolations } from '../../support/axe';
import { tabTo } from '../../support/keyboard';
import { followLink, scrolled, scrollPage } from '../../support/scroll';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

test('a whole day can be played with the keyboard alone, hints included', async ({ page }) => {
  const screen = new RiddleScreen(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/escape-noel/jour/1');
  await tabTo(page, button('Continuer sans compte'));
  await page.keyboard.press('Enter');
  await expect(screen.dialog).toHaveCount(0);
  await tabTo(page, screen.answer);
  await page.keyboard.type('un dragon');
  // It would close by itself before Escape is pressed.
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
  await page.clock.resume();
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, button("Continuer l'aventure"));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(2).title })).toBeFocused();
});

test(
  'a dialog keeps the focus while it is open, and returns it to the button that opened it',
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
      // After the last stop the browser focuses its own toolbar once, never the page behind.
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

test('going back to a day finds it where it was left', { tag: '@both' }, async ({ page }) => {
  await new RiddleScreen(page).openAsVisitor(8);
  await scrollPage(page, 1200);
  await followLink(page, '/escape-noel/jour/9');
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(9).title })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(8).title })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(1200);
});
