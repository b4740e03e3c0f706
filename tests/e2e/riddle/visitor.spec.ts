import { holdClock } from '../../support/clock';
import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const day1 = riddleOf(1);

test('a visitor is offered an account once a visit, with three benefits, and may go on without', async ({
  page,
}) => {
  await page.goto('/escape-noel/jour/1');
  const prompt = page.getByRole('dialog', { name: 'Jouer le Jour 1' });
  await expect(prompt.getByRole('listitem')).toHaveCount(3);
  await expectNoAxeViolations(page);
  await prompt.getByRole('button', { name: 'Continuer sans compte' }).click();
  await expect(prompt).toHaveCount(0);
  await page.getByRole('link', { name: /suivant/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(2).title })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the offer closes by its cross, its button and by Escape, and leaves the focus on the answer', async ({
  page,
}) => {
  await page.goto('/escape-noel/jour/1');
  const offer = page.getByRole('dialog');
  const answer = new RiddleScreen(page).answer;
  const closings = [
    () => offer.getByRole('button', { name: 'Fermer' }).click(),
    () => offer.getByRole('button', { name: 'Continuer sans compte' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await expect(offer).toBeVisible();
    await close();
    await expect(offer).toHaveCount(0);
    await expect(answer).toBeFocused();
    await page.reload();
  }
});

test(
  'the page shows the day, title, description, question, and an answer form that waits for words',
  { tag: '@phone' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(1);
    await expect(page).toHaveTitle(/Jour 1/);
    await expect(page.getByRole('heading', { level: 1, name: /Jour 1/ })).toContainText(day1.title);
    await expect(page.getByText(day1.question)).toBeVisible();
    await expect(screen.submit).toBeDisabled();
    await screen.answer.fill('   ');
    await expect(screen.submit).toBeDisabled();
    await screen.answer.fill(' ombre ');
    await expect(screen.submit).toBeEnabled();
    await expectNoAxeViolations(page);
  },
);

test('a wrong answer shows « Ténèbres persistantes » for 2 s, and the page keeps saying it', async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await holdClock(page);
  await screen.try('un dragon');
  const dialog = screen.dialogNamed('Ténèbres persistantes');
  await expect(dialog).toContainText("La réponse n'est pas correcte. Réfléchissez davantage...");
  await page.clock.runFor(1_900);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(400);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("La réponse n'est pas correcte. Réfléchissez davantage...")).toBeVisible();
  await expect(screen.answer).toHaveValue('un dragon');
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
    await page.clock.runFor(2_900);
    await expect(announced).toBeVisible();
    await page.clock.runFor(400);
    const celebrated = screen.dialogNamed('Félicitations !');
    await expect(celebrated).toContainText('Vous avez trouvé la bonne réponse !');
    await expect(page.locator('canvas[data-effect="confetti"]')).toHaveAttribute('data-pieces', '200');
    await celebrated.getByRole('button', { name: "Continuer l'aventure" }).click();
    await page.clock.runFor(400);
    await expect(page).toHaveURL(/\/jour\/2$/);
    await expect(page.locator('canvas[data-effect="confetti"]')).toHaveCount(0);
  },
);
