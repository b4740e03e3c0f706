import { holdRequests } from '../../support/gate';
import { recordShifts } from '../../support/shift';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 412, height: 823 } });

test(
  "a visitor's score causes no layout shift on the contest page when it loads",
  { tag: ['@phone', '@motion'] },
  async ({ page }) => {
    const shifted = await recordShifts(page);
    await page.goto('/escape-noel/avis');
    await expect(page.getByText(/^Ton score actuel dans les énigmes/)).toContainText('0 point');
    await expect(page.getByRole('heading', { level: 2, name: 'Tes points' })).toBeVisible();
    expect(await shifted()).toBeLessThanOrEqual(0.005);
  },
);

test("the contest's rules are prerendered; its link appears once the server has given the end date", async ({
  page,
}) => {
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/escape-noel/avis', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Comment participer ?' })).toBeVisible();
  const invitation = page.getByText('Laisser un avis sur Amazon');
  await expect(invitation).toBeAttached();
  await expect(invitation).toBeHidden();
  scripts.open();
  await expect(invitation).toBeVisible();
});
