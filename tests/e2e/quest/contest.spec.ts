import { recordShifts } from '../../support/shift';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 412, height: 823 } });

test(
  "what a visitor has won so far moves nothing of the contest's page as it comes",
  { tag: ['@phone', '@motion'] },
  async ({ page }) => {
    const shifted = await recordShifts(page);
    await page.goto('/escape-noel/avis');
    await expect(page.getByText(/^Ton score actuel dans les énigmes/)).toContainText('0 point');
    await expect(page.getByRole('heading', { level: 2, name: 'Tes points' })).toBeVisible();
    expect(await shifted()).toBeLessThanOrEqual(0.005);
  },
);
