import { expectNoAxeViolations } from '../../../support/axe';
import { holdRequests } from '../../../support/gate';
import { expect } from '../../../support/test';
import type { RiddleScreen } from '../riddleScreen';

/** A window whose page is 320 pixels wide, without the scroll bar. */
export const NARROWEST = { width: 335, height: 640 };

/** Audits the question, its board and its answer. */
export const auditSheet = ({ page }: RiddleScreen): Promise<void> =>
  expectNoAxeViolations(page, { within: 'section[aria-labelledby="question"]' });

/**
 * Submits a right answer, and audits the board locked while it is judged, then solved.
 * @param submit the last tap or key.
 */
export async function submitAudited(screen: RiddleScreen, submit: () => Promise<void>): Promise<void> {
  const { page } = screen;
  const judging = await holdRequests(page, '**/rpc/submit_answer*');
  await submit();
  await expect(screen.submit).toBeDisabled();
  await auditSheet(screen);
  judging.open();
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
  // The audit ignores what a dialog covers.
  await page.getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(screen.dialog).toHaveCount(0);
  await auditSheet(screen);
}
