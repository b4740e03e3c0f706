import { expectNoAxeViolations } from '../../support/axe';
import { signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeQuestor } from '../quest/questors';

const RING = /Un anneau d'argent entoure désormais l'étoile du jour 1/;

test(
  'a completed day asks a knight its bonus question; its silver ring is in the constellation and the profile',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page, await makeQuestor(request, [1]));
    await page.goto('/escape-noel/jour/1');
    const panel = page.getByRole('region', { name: "Le défi de l'étoile" });
    await panel.getByRole('button', { name: 'Un indice' }).click();
    await expect(panel.getByText(/trois fois plus longue que lui/)).toBeVisible();
    await panel.getByRole('textbox', { name: 'Ta réponse au défi' }).fill('cent mètres');
    await panel.getByRole('button', { name: 'Relever le défi' }).click();
    await expect(panel.getByRole('alert')).toContainText("ce n'est pas encore cela");
    await expectNoAxeViolations(page);
    await panel.getByRole('textbox', { name: 'Ta réponse au défi' }).fill('vingt mètres');
    await panel.getByRole('textbox', { name: 'Ta réponse au défi' }).press('Enter');
    await expect(panel.getByText(RING)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(panel.getByText(RING)).toBeVisible();
    await panel.getByRole('link', { name: 'Voir ma constellation' }).click();
    await expect(page.getByRole('link', { name: /^Jour 1 .*défi relevé$/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Légende' }).getByText('Défi relevé')).toBeVisible();
    await page.goto('/escape-noel/profile');
    await expect(page.getByText('1 défi relevé', { exact: true })).toBeVisible();
  },
);
