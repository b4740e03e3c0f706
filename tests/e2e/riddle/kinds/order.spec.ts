import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';
import { lead } from './touch';

const FILE_DAY = 8;
const RING_DAY = 6;
const madeOf = (day: number) => riddleOf(day).answers[1] ?? 'missing';

/** What was begun before the page opens. */
const begin = (page: Page, day: number, ids: string[]) =>
  page.addInitScript(([key, begun]) => sessionStorage.setItem(key, begun), [
    `escape-noel-play-${day}`,
    JSON.stringify(ids.join(' ')),
  ] as const);

test('a finger carries a thing to its place in the file', { tag: '@phone' }, async ({ page }) => {
  const screen = new RiddleScreen(page);
  const [first = '', second = '', third = '', ...others] = madeOf(FILE_DAY).split(' ');
  await begin(page, FILE_DAY, [second, third, first, ...others]);
  await screen.openAsVisitor(FILE_DAY);
  const rows = page
    .getByRole('article')
    .getByRole('list')
    .filter({ hasText: 'Flocon' })
    .getByRole('listitem');
  await expect(rows.nth(2)).toContainText('Flocon');
  // No row is under the page's header: there, a button would be too small for the audit.
  await rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await lead(page, rows.nth(2).locator('[data-handle]'), rows.first().locator('[data-handle]'));
  await expect(rows.first()).toContainText('Flocon');
  await expectNoAxeViolations(page);
  await screen.submit.click();
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
});

test('the arrow keys bring a stone to its place in the ring', async ({ page }) => {
  const screen = new RiddleScreen(page);
  const ids = madeOf(RING_DAY).split(' ');
  const [last = ''] = ids.slice(-1);
  await begin(page, RING_DAY, [last, ...ids.slice(0, -1)]);
  await screen.openAsVisitor(RING_DAY);
  const back = page.getByRole('button', { name: 'Reculer : Des clochettes blanches' });
  await back.focus();
  for (let step = 1; step < ids.length; step += 1) await page.keyboard.press('ArrowDown');
  await expect(back).toBeFocused();
  await expect(page.getByText('qui ne sonnent pas. : place 8 sur 8')).toBeAttached();
  await expectNoAxeViolations(page);
  await screen.submit.press('Enter');
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
  await expect(screen.revelation).toContainText(riddleOf(RING_DAY).closing);
});
