import { expectNoAxeViolations } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { RiddleScreen } from '../riddleScreen';
import { auditSheet, submitAudited } from './states';
import { dragThrough } from './touch';

test(
  'a finger turns the wheel around its centre, buttons turn it too, and the answer is typed',
  { tag: '@phone' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(13);
    const wheel = page.getByRole('slider', { name: 'Le petit alphabet, qui tourne' });
    await expect(wheel).toHaveAttribute('aria-valuetext', 'A est devenu A');
    await wheel.scrollIntoViewIfNeeded();
    const box = await wheel.boundingBox();
    if (!box) throw new Error('The wheel is not rendered');
    const [x, y, far] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 4];
    // Seven whole notches back from the top: half-way between two notches, a pixel would decide.
    const notches = [0, 3.5, 7].map((back) => (back / 26) * 2 * Math.PI);
    await dragThrough(
      page,
      notches.map((angle) => ({ x: x - far * Math.sin(angle), y: y - far * Math.cos(angle) })),
    );
    await expect(page.getByText('A est devenu H', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Un cran en arrière' }).tap();
    await expect(page.getByText('A est devenu G', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Un cran en avant' }).tap();
    await expectNoAxeViolations(page);
    // The rotation is persisted (rule 3.10).
    await screen.openAsVisitor(13);
    await expect(wheel).toHaveAttribute('aria-valuetext', 'A est devenu H');
    await screen.try('sous le pont');
    await expect(screen.revelation).toBeVisible();
    await expect(page.getByRole('button', { name: 'Un cran en avant' })).toBeDisabled();
  },
);

test('with the keyboard alone, the dials of the lock open the door @full', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(23);
  const dial = (name: string) => page.getByRole('spinbutton', { name: `${name} molette` });
  await expect(dial('Première')).toHaveAttribute('aria-valuetext', '0');
  await expect(screen.submit).toBeDisabled();
  await auditSheet(screen);
  await dial('Première').press('7');
  await dial('Deuxième').press('5');
  await page.keyboard.press('Tab');
  await expect(dial('Troisième')).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await dial('Quatrième').press('2');
  await dial('Cinquième').press('2');
  await expect(dial('Troisième')).toHaveAttribute('aria-valuetext', '3');
  await expectNoAxeViolations(page);
  await submitAudited(screen, () => screen.submit.press('Enter'));
});
