import { expectNoAxeViolations } from '../../support/axe';
import { signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeScorer } from './people';

const CONTEST = '/escape-noel/avis';

test('a visitor reads the rules, the five steps, the date and the most that can be won', async ({ page }) => {
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
});

test("a knight's recap follows the review's state, and agrees with the ranking", async ({
  page,
  request,
}) => {
  const knight = await makeScorer(request, 3, 'Plume Légère');
  const recap = page.getByRole('heading', { name: 'Tes points' }).locator('..');
  await signIn(page, knight);
  await page.goto(CONTEST);
  await expect(recap).toContainText('En attente de validation');
  await expect(recap).toContainText('Énigmes15 ptsAvis0 ptsPhoto0 ptsTotal15 pts');

  await sql(request, 'update public.users set review_points = true, media_points = true where id = $1', [
    knight.id,
  ]);
  await sql(request, 'select total_score from private.refresh_totals($1::uuid)', [knight.id]);
  await page.reload();
  await expect(recap).toContainText('Avis validé - Points accordés');
  await expect(recap).toContainText('Énigmes15 ptsAvis10 ptsPhoto3 ptsTotal28 pts');
  await expect(page.getByText('Ton score actuel dans les énigmes : 15 points')).toBeVisible();
  await page.goto('/escape-noel/classement');
  await expect(page.getByRole('heading', { name: 'Ta Position' }).locator('..')).toContainText('Points28');
});

test("a knight's points that cannot be read are not told as zero, and can be asked for again", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/\/rest\/v1\/users/);
  await signIn(page, await makeScorer(request, 3));
  await page.route('**/rest/v1/users?*', (route) => route.abort());
  await page.goto(CONTEST);
  await expect(page.getByText("Tes points n'ont pas pu être lus.")).toBeVisible();
  await expect(page.getByText('Ton score actuel dans les énigmes : …')).toBeVisible();
  await page.unroute('**/rest/v1/users?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Ton score actuel dans les énigmes : 15 points')).toBeVisible();
  await expect(page.getByText('En attente de validation')).toBeVisible();
  await expect(page.getByText("Tes points n'ont pas pu être lus.")).toHaveCount(0);
});
