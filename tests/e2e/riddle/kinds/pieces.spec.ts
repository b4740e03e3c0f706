import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { schema } from '../../../../src/escape-noel/kinds/pieces/rules';
import { expectNoAxeViolations } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { answerOf, riddleOf } from '../edition';
import { RiddleScreen } from '../riddleScreen';
import { auditSheet, submitAudited } from './states';

const DAY = 2;
const { laid, pieces } = v.parse(schema, riddleOf(DAY).play);
const COLUMNS = 3;

const pieceAt = (page: Page, place: number) =>
  page.getByRole('group', { name: 'La borne, en morceaux' }).getByRole('button').nth(place);

/** Expects that the piece of a place is in it. */
const expectLaid = (page: Page, place: number, options?: { timeout: number }) =>
  expect(pieceAt(page, place)).toContainText(pieces[place]?.[0]?.trim().toLowerCase() ?? 'missing', options);

test(
  'the pieces are put together by drags and taps, and the answer is typed',
  { tag: ['@phone', '@narrow'] },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(DAY);
    await auditSheet(screen);
    const order = [...laid];
    for (let place = 0; place < order.length; place += 1) {
      const from = order.indexOf(place);
      if (from === place) continue;
      if (place === 0)
        // The code that drags comes after the board's: a mouse that is quicker than it drags once more, as a child does.
        await expect(async () => {
          await pieceAt(page, from).dragTo(pieceAt(page, place));
          await expectLaid(page, place, { timeout: 1000 });
        }).toPass();
      else {
        await pieceAt(page, from).tap();
        await pieceAt(page, place).tap();
        await expectLaid(page, place);
      }
      [order[from], order[place]] = [order[place] ?? 0, place];
    }
    await expect(page.getByText(/Mon premier est un grimpeur qui aime ronronner/)).toBeVisible();
    await expectNoAxeViolations(page);
    // There is no dialog: a small window must show the message without scrolling.
    await screen.try('chateu');
    await expect(page.getByText('Presque !')).toBeInViewport({ ratio: 1 });
    await screen.answer.fill(answerOf(DAY));
    await submitAudited(screen, () => screen.submit.tap());
  },
);

test('arrow keys move a piece, the focus goes with it, and the answer is typed @full', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(DAY);
  const name = (await pieceAt(page, 0).locator('.sr-only').innerText()).replace(/^.*:\s/, '');
  await pieceAt(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(pieceAt(page, COLUMNS + 1)).toBeFocused();
  await expect(pieceAt(page, COLUMNS + 1)).toHaveAccessibleName(new RegExp(name));
  await auditSheet(screen);
  await screen.answer.fill(answerOf(DAY));
  await screen.answer.press('Enter');
  await expect(screen.revelation).toBeVisible();
});

test('in forced colours every piece has an edge, and the chosen one a look of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await new RiddleScreen(page).openAsVisitor(DAY);
  const look = (place: number) =>
    pieceAt(page, place).evaluate((piece) => {
      const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(piece);
      return { edge: `${borderTopWidth} ${borderTopStyle}`, backgroundColor };
    });
  for (let place = 0; place < laid.length; place += 1) expect((await look(place)).edge).toBe('2px solid');
  await pieceAt(page, 4).click();
  expect((await look(4)).backgroundColor).not.toBe((await look(5)).backgroundColor);
});
