import { randomUUID } from 'node:crypto';
import { shutGate } from '../../support/gate';
import { signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeAdmin, makeScorer } from './people';

test('while a decision is on its way no other is taken', async ({ page, request }) => {
  // A consonant first: « d' » would stand before a vowel.
  const pair = `p${randomUUID().slice(0, 7)}`;
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

test('a box ticked while a search is on its way is ticked in the list that the search brings', async ({
  page,
  request,
}) => {
  const name = `p${randomUUID().slice(0, 7)} Hâtif`;
  const gate = shutGate();
  await makeScorer(request, 1, name);
  await page.route('**/rpc/validate_user_review', async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await signIn(page, await makeAdmin(request));
  await page.goto('/escape-noel/admin/stats');
  const review = page.getByRole('checkbox', { name: `Avis de ${name}` });
  const search = page.getByRole('searchbox', { name: 'Chercher un nom ou une adresse' });
  await search.fill(name.slice(0, 8));
  await expect(page.getByText('1 compte', { exact: true })).toBeVisible();
  await review.click();
  await expect(review).toBeChecked();
  const found = page.waitForResponse('**/rpc/admin_users');
  await search.fill(name);
  await (await found).finished();
  await expect(review).toBeChecked();
  gate.open();
  await expect(page.getByRole('status').filter({ hasText: `Avis de ${name} validé` })).toHaveText(/pts/);
  await expect(review).toBeChecked();
});

test('a toggle that the server refuses is undone, with the alert', async ({ page, request }) => {
  const knight = await makeScorer(request, 1, 'Page Refusé');
  await signIn(page, await makeAdmin(request));
  await page.goto('/escape-noel/admin/stats');
  await page.getByRole('searchbox', { name: 'Chercher un nom ou une adresse' }).fill(knight.email);
  await expect(page.getByText('1 compte', { exact: true })).toBeVisible();
  const review = page.getByRole('checkbox', { name: 'Avis de Page Refusé' });
  await expect(review).toBeVisible();
  await page.route('**/rpc/validate_user_review', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await review.click();
  await expect(page.getByRole('alert')).toContainText("Erreur lors de la mise à jour de l'avis");
  await expect(review).not.toBeChecked();
});

test('a press by mistake is said aloud and taken back with the keyboard, both flags as they were', async ({
  page,
  request,
}) => {
  const name = `Méprise ${randomUUID().slice(0, 8)}`;
  const knight = await makeScorer(request, 1, name);
  await sql(request, 'update public.users set media_points = true where id = $1', [knight.id]);
  await sql(request, 'select total_score from private.refresh_totals($1::uuid)', [knight.id]);
  const standing = () =>
    sql(
      request,
      'select review_points, media_points, total_score, score_reached_at::text from public.users where id = $1',
      [knight.id],
    );
  const before = await standing();
  await signIn(page, await makeAdmin(request));
  await page.goto('/escape-noel/admin/stats');
  await page.getByRole('searchbox', { name: 'Chercher un nom ou une adresse' }).fill(name.replace('é', 'e'));
  await page.getByLabel('Avis', { exact: true }).selectOption('Photo sans avis');
  const line = page.getByRole('region', { name: 'Liste des comptes' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  const review = page.getByRole('checkbox', { name: `Avis de ${name}` });
  await review.focus();
  await page.keyboard.press('Space');
  await expect(line).toContainText('18 pts');
  await expect(
    page.getByRole('status').filter({ hasText: `Avis de ${name} validé : 18 pts au total.` }),
  ).toBeAttached();
  // The line has left the filter, and stays for as long as it can be taken back.
  await expect(review).toBeChecked();
  await expect(review).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const undo = page.getByRole('button', { name: 'Annuler' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review).not.toBeChecked();
  await expect(review).toBeFocused();
  await expect(page.getByRole('checkbox', { name: `Photo de ${name}` })).toBeChecked();
  await expect(line).toContainText('8 pts');
  await expect(page.getByRole('status').filter({ hasText: `C'est annulé pour ${name}` })).toBeAttached();
  await expect(undo).toHaveCount(0);
  expect(await standing()).toEqual(before);
});

test('a quest swifter than a family reads is marked with its figures, explained, and can be asked for alone', async ({
  page,
  request,
}) => {
  const pair = `p${randomUUID().slice(0, 7)}`;
  const swift = await makeScorer(request, 5, `${pair} Flèche`);
  await makeScorer(request, 4, `${pair} Tortue`);
  await signIn(page, await makeAdmin(request));
  await page.goto('/escape-noel/admin/stats');
  await page.getByRole('searchbox', { name: 'Chercher un nom ou une adresse' }).fill(pair);
  const lines = page.getByRole('region', { name: 'Liste des comptes' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: 'Flèche' })).toContainText(
    "Jeu rapide5 énigmes en moins d'une seconde",
  );
  await expect(lines.filter({ hasText: 'Tortue' })).not.toContainText('Jeu rapide');
  await expect(
    page.getByText(/^La marque «\sJeu rapide\s» signale .* n'enlève rien à personne/),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Seulement les jeux rapides' }).check();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(swift.email);
  await expect(lines).toContainText('25 pts');
});
