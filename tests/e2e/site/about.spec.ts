import { expect, test } from '../../support/test';

test('The page tells the mission, the three pillars, the five values and a quote', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByText(/univers féerique de livres pour enfants/)).toBeVisible();
  for (const pillar of ['Éveiller', 'Rassurer', 'Faire rêver']) {
    await expect(main.getByRole('heading', { level: 3, name: pillar })).toBeVisible();
  }
  const values = main.getByRole('region', { name: 'Nos valeurs' }).getByRole('listitem');
  await expect(values).toHaveText(['Bienveillance', 'Créativité', 'Émerveillement', 'Respect', 'Imaginaire']);
  await expect(main.getByRole('blockquote')).toContainText('«');
});
