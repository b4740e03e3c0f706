import { holdClock, passTime, passTimeUntil, passTimeUntilGone } from '../../support/clock';
import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

test('Escape closes the offer of an account and focuses the answer', async ({ page }) => {
  await page.goto('/escape-noel/jour/1');
  const offer = page.getByRole('dialog', { name: 'Jouer le Jour 1' });
  await expect(offer).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  await expect(new RiddleScreen(page).answer).toBeFocused();
  await expectNoAxeViolations(page);
});

test(
  "a right answer: « Lumière retrouvée ! » 3 s, « Félicitations ! » with 200 confetti until « Continuer l'aventure »",
  { tag: ['@motion', '@phone'] },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(1);
    await holdClock(page);
    await screen.try(`  ${answerOf(1).toUpperCase()} !`);
    const announced = screen.dialogNamed('Lumière retrouvée !');
    await expect(announced).toContainText('+5 points gagnés');
    await passTime(page, 2_900);
    await expect(announced).toBeVisible();
    await passTime(page, 100);
    const celebrated = screen.dialogNamed('Félicitations !');
    await passTimeUntil(page, celebrated);
    await expect(celebrated).toContainText('Vous avez trouvé la bonne réponse !');
    await expect(page.locator('canvas[data-effect="confetti"]')).toHaveAttribute('data-pieces', '200');
    await celebrated.getByRole('button', { name: "Continuer l'aventure" }).click();
    await passTimeUntilGone(page, celebrated);
    await passTime(page, 3_000);
    await expect(page).toHaveURL(/\/jour\/2$/);
    await expect(page.locator('canvas[data-effect="confetti"]')).toHaveCount(0);
  },
);

test(
  'closed by its cross, the page stays at the revelation for as long as the child reads',
  { tag: '@hosted-visitor' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(1);
    await holdClock(page);
    await screen.try(answerOf(1));
    await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
    await passTime(page, 3_000);
    const celebrated = screen.dialogNamed('Félicitations !');
    await passTimeUntil(page, celebrated);
    await celebrated.getByRole('button', { name: 'Fermer' }).click();
    await passTimeUntilGone(page, celebrated);
    const title = page.getByRole('heading', { name: 'Révélation Sacrée' });
    await expect(title).toBeInViewport();
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await passTime(page, 10_000);
    await expect(page).toHaveURL(/\/jour\/1$/);
    expect(await top()).toBe(before);
    await expect(title).toBeInViewport();
    await expect(screen.revelation.getByText(riddleOf(1).explanation)).toBeInViewport();
    await page.clock.resume();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Jour 2', exact: true }).first().click();
    await expect(page).toHaveURL(/\/jour\/2$/);
  },
);
