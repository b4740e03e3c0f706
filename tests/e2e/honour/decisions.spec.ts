import { randomUUID } from 'node:crypto';
import { shutGate } from '../../support/gate';
import { signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeAdmin, makeScorer } from './people';

test('while a decision is on its way no other is taken', async ({ page, request }) => {
  const pair = randomUUID().slice(0, 8);
  const gate = shutGate();
  await page.route('**/rpc/validate_user_review', async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await makeScorer(request, 1, `${pair} Une`);
  await makeScorer(request, 1, `${pair} Deux`);
  await signIn(page, await makeAdmin(request));
  await page.goto('/escape-noel/admin/stats');
  await page.getByRole('searchbox', { name: 'Chercher un nom ou une adresse' }).fill(pair);
  const first = page.getByRole('checkbox', { name: `Avis de ${pair} Une` });
  const second = page.getByRole('checkbox', { name: `Avis de ${pair} Deux` });
  await first.click();
  await expect(first).toBeChecked();
  await expect(second).toBeDisabled();
  gate.open();
  await second.click();
  await expect(second).toBeChecked();
  await expect(second).toBeEnabled();
  await expect(first).toBeChecked();
});
