import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';

test('an unknown address of the game shows a large 404 and a link to the home of the game', async ({
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
