import { freshWord, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeAdmin, makeScorer } from './people';

test('a decision is announced and can be undone with the keyboard, which restores both flags', async ({
  page,
  request,
}) => {
  const name = `Méprise ${freshWord()}`;
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
  // The row no longer matches the filter, and stays while it can be undone.
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
