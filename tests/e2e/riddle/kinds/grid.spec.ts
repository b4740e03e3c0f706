import { expectNoAxeViolations } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { answerOf, riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';
import { auditSheet, submitAudited } from './states';

const LANTERN_DAY = 12;
const WINDOW_DAY = 20;

test('a finger switches lanterns off until the picture is there', { tag: '@phone' }, async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(LANTERN_DAY);
  await auditSheet(screen);
  const lit = new Set(riddleOf(LANTERN_DAY).answers[1]?.split(' '));
  const lanterns = page.getByRole('switch');
  for (const lantern of await lanterns.all()) {
    if (!lit.has((await lantern.getAttribute('data-lamp')) ?? '')) await lantern.click();
  }
  await expect(page.getByText('13 lanternes allumées')).toBeVisible();
  await expectNoAxeViolations(page);
  await submitAudited(screen, () => screen.submit.click());
});

test('arrow keys and the space bar switch windows off, and the word is typed @full', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(WINDOW_DAY);
  await page.getByRole('switch', { name: 'M, étage 5, fenêtre 1' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const second = page.getByRole('switch', { name: 'U, étage 4, fenêtre 2' });
  await expect(second).toBeFocused();
  await expect(second).not.toBeChecked();
  await expect(page.getByText('23 fenêtres allumées')).toBeVisible();
  await expectNoAxeViolations(page);
  await screen.answer.fill(answerOf(WINDOW_DAY));
  await screen.answer.press('Enter');
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
});
