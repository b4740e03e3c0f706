import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';
import { auditSheet, submitAudited } from './states';
import { dragFinger } from './touch';

const FILE_DAY = 8;
const RING_DAY = 6;
const answerTo = (day: number) => riddleOf(day).answers[1] ?? 'missing';

/** Stores the order of a board before the page opens. */
const storeOrder = (page: Page, day: number, ids: string[]) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    `escape-noel-play-${day}`,
    JSON.stringify(ids.join(' ')),
  ] as const);

test('a finger drags an item to its place in the file', { tag: '@phone' }, async ({ page }) => {
  const screen = new RiddleScreen(page);
  const [first = '', second = '', third = '', ...others] = answerTo(FILE_DAY).split(' ');
  await storeOrder(page, FILE_DAY, [second, third, first, ...others]);
  await screen.openAsVisitor(FILE_DAY);
  const rows = page
    .getByRole('article')
    .getByRole('list')
    .filter({ hasText: 'Flocon' })
    .getByRole('listitem');
  await expect(rows.nth(2)).toContainText('Flocon');
  const flake = rows.filter({ hasText: 'Flocon' });
  // Under the page's header, a button would be too small for the audit.
  await rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  // The code that drags comes after the board's: a finger that is quicker than it drags once more, as a child does.
  await expect(async () => {
    await dragFinger(page, flake.locator('[data-handle]'), rows.first().locator('[data-handle]'));
    await expect(rows.first()).toContainText('Flocon', { timeout: 1000 });
  }).toPass();
  await expectNoAxeViolations(page);
  await screen.submit.click();
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
});

test('arrow keys move every stone to its place in the ring @full', async ({ page }) => {
  const screen = new RiddleScreen(page);
  // Everything is visible: under the page's header, a button would be too small for the audit.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await screen.openAsVisitor(RING_DAY);
  await auditSheet(screen);
  const items = riddleOf(RING_DAY).play?.['items'] as { id: string; text: string }[];
  const order = items.map(({ id }) => id);
  for (const [place, id] of answerTo(RING_DAY).split(' ').entries()) {
    const at = order.indexOf(id);
    const text = items.find((item) => item.id === id)?.text ?? 'missing';
    const forward = page.getByRole('button', { name: `Avancer : ${text}` });
    await forward.focus();
    for (let step = at; step > place; step -= 1) await page.keyboard.press('ArrowUp');
    await expect(forward).toBeFocused();
    order.splice(place, 0, ...order.splice(at, 1));
  }
  await expect(page.getByText("une pièce d'or dans la main. : place 7 sur 8")).toBeAttached();
  await expectNoAxeViolations(page);
  await submitAudited(screen, () => screen.submit.press('Enter'));
  await expect(screen.revelation).toContainText(riddleOf(RING_DAY).closing);
});
