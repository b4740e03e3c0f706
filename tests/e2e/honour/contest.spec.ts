import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';

const CONTEST = '/escape-noel/avis';

test(
  'a visitor reads the rules, the five steps, the date and the most that can be won',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(CONTEST);
    await expect(page.getByRole('heading', { level: 1, name: 'Concours Avis Amazon' })).toBeVisible();
    await expect(page.getByText("valable jusqu'au 31 décembre 2024")).toBeVisible();
    await expect(
      page.getByRole('list').filter({ hasText: "Fais une capture d'écran" }).getByRole('listitem'),
    ).toHaveCount(5);
    const link = page.getByRole('link', { name: /^Laisser un avis sur Amazon/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(page.getByText('24 × 5 points')).toBeVisible();
    await expect(page.getByText('120 max')).toBeVisible();
    await expect(page.getByText('133 max')).toBeVisible();
    await expect(page.getByText('En attente de validation')).toHaveCount(0);
    await expectNoAxeViolations(page);
  },
);
