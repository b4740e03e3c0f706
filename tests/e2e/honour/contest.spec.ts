import { expectNoAxeViolations } from '../../support/axe';
import { signIn, sql } from '../../support/knight';
import { OwnBackend } from '../../support/ownBackend';
import { expect, test } from '../../support/test';
import { makeScorer } from './people';

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

test('with a review and a photo validated every page says the same total', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  // Nobody else plays here: the knight's line and rank are known.
  const backend = await OwnBackend.open(baseURL, { demo: false });
  try {
    const knight = await backend.makeKnight('00000000-0000-4000-8000-000000000001', 'Plume Légère');
    const admin = await backend.makeKnight('00000000-0000-4000-8000-000000000002', 'Dame Registre');
    await backend.sql('update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
    await backend.sql(
      `insert into public.enigme_progress (user_id, enigme_id, score, completed_at)
       select $1::uuid, day, 5, now() from generate_series(1, 3) as day`,
      [knight.id],
    );
    await backend.sql('select total_score from private.refresh_totals($1::uuid)', [knight.id]);

    const desk = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: page.viewportSize() });
    await backend.lead(desk);
    const staff = await desk.newPage();
    await signIn(staff, admin);
    await staff.goto('/escape-noel/admin/stats');
    const account = staff
      .getByRole('region', { name: 'Liste des comptes' })
      .getByRole('listitem')
      .filter({ hasText: knight.email });
    await expect(account).toContainText('15 pts');
    for (const proof of ['Avis', 'Photo']) {
      const tick = account.getByRole('checkbox', { name: `${proof} de Plume Légère` });
      await tick.click();
      await expect(tick).toBeChecked();
    }
    await expect(account).toContainText('28 pts');

    await backend.lead(context);
    await signIn(page, knight);
    await page.goto('/escape-noel');
    await expect(page.getByText(/^Ton score actuel\s: 28\spoints$/)).toBeVisible();
    await page.goto('/escape-noel/profile');
    await expect(page.getByRole('heading', { name: 'Mon voyage' }).locator('..')).toContainText('28 points');
    await page.goto(CONTEST);
    await expect(page.getByRole('heading', { name: 'Tes points' }).locator('..')).toContainText(
      'Énigmes15 ptsAvis10 ptsPhoto3 ptsTotal28 pts',
    );
    await page.goto('/escape-noel/constellation');
    await expect(
      page.getByRole('list', { name: 'Où en est la constellation' }).getByText('28 pts', { exact: true }),
    ).toBeVisible();
    await page.goto('/escape-noel/classement');
    await expect(page.getByRole('heading', { name: 'Ta Position' }).locator('..')).toContainText('Points28');
    const line = page.getByRole('main').locator('[aria-current="true"]');
    await expect(line).toContainText('Vous – Plume Légère');
    await expect(line).toContainText('28 points');
    await line.getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Profil de Plume Légère' })).toContainText('28');
    await page.goto('/escape-noel/final');
    await expect(page.getByText('28 points magiques', { exact: true })).toBeVisible();
    await expect(page.getByText(/^#1 sur 1 chevalier$/)).toBeVisible();
    await desk.close();
  } finally {
    await backend.close();
  }
});

test('once the end that the edition gave it is past, the contest is over, without the site being built again', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await OwnBackend.open(baseURL, { demo: false });
  try {
    const knight = await backend.makeKnight('00000000-0000-4000-8000-000000000001', 'Plume Légère');
    await backend.sql(
      `insert into public.enigme_progress (user_id, enigme_id, score, completed_at) values ($1, 1, 5, now())`,
      [knight.id],
    );
    // A photo that stands alone keeps its three points.
    await backend.sql('update public.users set media_points = true where id = $1', [knight.id]);
    await backend.sql('select total_score from private.refresh_totals($1::uuid)', [knight.id]);
    await backend.lead(context);
    await signIn(page, knight);
    await backend.sql(`insert into private.contest_end values (now() + interval '1 hour')`);
    await page.goto(CONTEST);
    await expect(page.getByRole('link', { name: /^Laisser un avis/ })).toBeVisible();
    await expect(page.getByText('En attente de validation')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tes points' }).locator('..')).toContainText(
      'Énigmes5 ptsAvis0 ptsPhoto3 ptsTotal8 pts',
    );

    await backend.sql(`update private.contest_end set ends_at = now() - interval '1 second'`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Le concours est terminé' })).toBeVisible();
    await expect(page.getByText(/^Le concours s'est terminé le .* Merci/)).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: '#1' }).getByRole('listitem')).toHaveText([
      '#1Vous – Plume Légère8 points',
    ]);
    await expect(page.getByRole('link', { name: /^Laisser un avis/ })).toHaveCount(0);
    await expectNoAxeViolations(page);
  } finally {
    await backend.close();
  }
});
