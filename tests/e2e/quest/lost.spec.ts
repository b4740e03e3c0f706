import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';

test('an address of the game that leads nowhere: a large 404, the star that has gone out, the way home', async ({
  page,
}) => {
  await page.goto('/escape-noel/nulle/part');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await expect(page.getByText(/L'étoile .* s'est éteinte/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL(/\/escape-noel$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Escape Noël' })).toBeFocused();
});
