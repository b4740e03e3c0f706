import { expectNoAxeViolations } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';
import { auditSheet, submitAudited } from './states';
import { dragFinger } from './touch';

const MAP_DAY = 11;
const SKY_DAY = 22;
const answerTo = (day: number) => riddleOf(day).answers[1]?.split(' ') ?? [];

test('a finger draws the way on the map, and undoes a wrong step', { tag: '@phone' }, async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(MAP_DAY);
  const place = (id: string) => page.locator(`[data-node="${id}"]`);
  const way = answerTo(MAP_DAY).map(place);
  await page.getByRole('group', { name: /^Une carte carrée/ }).scrollIntoViewIfNeeded();
  await dragFinger(page, ...way.slice(0, 5));
  await expect(page.getByText('5 sur 10', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^La montagne/ }).click();
  await page.getByRole('button', { name: 'Défaire le dernier pas' }).click();
  await expect(screen.submit).toBeDisabled();
  for (const next of way.slice(5)) await next.click();
  await expectNoAxeViolations(page);
  await screen.submit.click();
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
});

test('the keyboard joins the stars @full', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(SKY_DAY);
  await auditSheet(screen);
  const [start = '', ...others] = answerTo(SKY_DAY);
  await page.locator(`[data-node="${start}"]`).press('Enter');
  for (const id of others) await page.locator(`[data-node="${id}"]`).press('Space');
  await expect(
    page.getByRole('button', { name: /^La plus brillante.*étape 15$/, pressed: true }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await submitAudited(screen, () => screen.submit.press('Enter'));
  await expect(screen.revelation).toContainText(riddleOf(SKY_DAY).closing);
});
