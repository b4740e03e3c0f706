import { expectNoAxeViolations } from '../../../support/axe';
import { holdRequests } from '../../../support/gate';
import { expect } from '../../../support/test';
import type { RiddleScreen } from '../riddleScreen';

/** A window whose page is 320 pixels wide, beside the bar that scrolls it. */
export const NARROWEST = { width: 335, height: 640 };

/** Audits the sheet that bears the question, its board and its answer. */
export const auditSheet = ({ page }: RiddleScreen): Promise<void> =>
  expectNoAxeViolations(page, { within: 'section[aria-labelledby="question"]' });

/**
 * Hands in what is right, and audits the sheet while the answer is on its way, when nothing may be moved, and once it is found.
 * @param handIn the last touch or key.
 */
export async function handInAudited(screen: RiddleScreen, handIn: () => Promise<void>): Promise<void> {
  const { page } = screen;
  const judging = await holdRequests(page, '**/rpc/submit_answer*');
  await handIn();
  await expect(screen.submit).toBeDisabled();
  await auditSheet(screen);
  judging.open();
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
  // What a dialog covers is not audited.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(screen.dialog).toHaveCount(0);
  await auditSheet(screen);
}
