import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { EMBEDDED_ANON_KEY } from '../../../tools/embedded/config';
import { holdClock } from '../../support/clock';
import { shutGate } from '../../support/gate';
import { signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeAdmin, makeScorer } from './people';

const DESK = '/escape-noel/admin/stats';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Chercher un nom ou une adresse' });

test('a visitor is sent to the login page, a knight to the game', async ({ page, request }) => {
  await page.goto(DESK);
  await expect(page).toHaveURL(/\/escape-noel\/login$/);
  const knight = await makeScorer(request, 1);
  await signIn(page, knight);
  await page.goto(DESK);
  await expect(page).toHaveURL(/\/escape-noel$/);
});

test('the server itself turns a knight away', async ({ request }) => {
  const { session } = await makeScorer(request, 1);
  const { access_token: token } = session as { access_token: string };
  for (const [name, data] of [
    ['admin_stats', {}],
    ['admin_users', {}],
    ['admin_wrong_answers', { day: 1 }],
    ['accept_answer', { day: 1, answer: 'ruse' }],
    [
      'validate_user_review',
      { user_uuid: '00000000-0000-4000-8000-000000000001', has_review: true, has_media: false },
    ],
  ] as const) {
    const answer = await request.post(`/rest/v1/rpc/${name}`, {
      headers: { apikey: EMBEDDED_ANON_KEY, authorization: `Bearer ${token}` },
      data,
    });
    expect(answer.status(), name).toBe(403);
  }
});

test('rights that cannot be checked, and figures that cannot be read, say so and can be asked for again', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/\/rest\/v1\//);
  await signIn(page, await makeAdmin(request));
  await page.route('**/rest/v1/users?*', (route) => route.abort());
  await page.route('**/rpc/admin_stats*', (route) => route.abort());
  await page.goto(DESK);
  await expect(page.getByText('Erreur lors de la vérification des droits administrateur')).toBeVisible();
  await expect(page).toHaveURL(DESK);
  await page.unroute('**/rest/v1/users?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible();
  await expect(page.getByText('Erreur lors du chargement des statistiques')).toBeVisible();
  await page.unroute('**/rpc/admin_stats*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Taux de participation')).toBeVisible();
});

test('an account without a name is « Utilisateur » in the lists', async ({ page, request }) => {
  await signIn(page, await makeAdmin(request));
  const { id, email } = await makeScorer(request, 1);
  await sql(request, 'update public.users set username = null, display_name = null where id = $1', [id]);
  await page.goto(DESK);
  await search(page).fill(email);
  const list = page.getByRole('region', { name: 'Liste des comptes' }).getByRole('listitem');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(`Utilisateur${email}`);
  await expect(list.getByRole('checkbox', { name: "Avis d'Utilisateur" })).toBeVisible();
});

test('an admin reads every figure', { tag: '@phone' }, async ({ page, request }) => {
  await signIn(page, await makeAdmin(request));
  await page.goto(DESK);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible();
  await expect(page.getByText('Taux de participation')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Nouveaux chevaliers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Liste des comptes' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an admin validates, adds the photo, withdraws the review alone: totals follow, and the decision is signed', async ({
  page,
  request,
}) => {
  const knight = await makeScorer(request, 2, 'Sire Grelot');
  const admin = await makeAdmin(request, 'Dame Registre');
  await signIn(page, admin);
  await page.goto(DESK);
  await search(page).fill(knight.email.toUpperCase());
  const line = page.getByRole('region', { name: 'Liste des comptes' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('10 pts');
  const review = page.getByRole('checkbox', { name: 'Avis de Sire Grelot' });
  const photo = page.getByRole('checkbox', { name: 'Photo de Sire Grelot' });

  // The tick is the page's own state: it comes with the page's answer to the click, not with the click.
  const returned = page.waitForResponse('**/rpc/validate_user_review');
  await review.click();
  expect(await (await returned).json()).toBe(20);
  await expect(review).toBeChecked();
  await expect(line).toContainText('20 pts');
  await expect(line).toContainText(/Avis validé le .* par Dame Registre/);
  await photo.click();
  await expect(photo).toBeChecked();
  await expect(line).toContainText('23 pts');
  await expect(line).toContainText('Avis et photo validés');

  await page.getByLabel('Avis', { exact: true }).selectOption('Avis sans photo');
  await expect(page.getByText('Aucun utilisateur trouvé avec ces critères')).toBeVisible();
  await page.getByLabel('Avis', { exact: true }).selectOption('Avis et photo');
  await expect(line).toHaveCount(1);
  await page.getByLabel('Avis', { exact: true }).selectOption('Tous');

  // The review goes alone: nobody asked for the photo's three points to be taken.
  await review.click();
  await expect(review).not.toBeChecked();
  await expect(line).toContainText('13 pts');
  await expect(photo).toBeChecked();
  for (const [filter, count] of [
    ['Sans avis', 0],
    ['Avis sans photo', 0],
    ['Avis et photo', 0],
    ['Photo sans avis', 1],
    ['Tous', 1],
  ] as const) {
    await page.getByLabel('Avis', { exact: true }).selectOption(filter);
    await expect(page.getByText(count === 0 ? /^Aucun utilisateur trouvé/ : /^1 compte$/)).toBeVisible();
  }
  const rows = await sql(
    request,
    'select total_score, review_points, media_points from public.users where id = $1',
    [knight.id],
  );
  expect(rows).toEqual([{ total_score: 13, review_points: false, media_points: true }]);
  const audit = await sql(
    request,
    'select has_review, has_media, admin_id from private.review_decisions where user_id = $1 order by id',
    [knight.id],
  );
  expect(audit).toEqual([
    { has_review: true, has_media: false, admin_id: admin.id },
    { has_review: true, has_media: true, admin_id: admin.id },
    { has_review: false, has_media: true, admin_id: admin.id },
  ]);
});

test('test accounts are hidden until they are asked for, and the list leaves as a CSV', async ({
  page,
  request,
}) => {
  const hidden = await makeScorer(request, 1, 'Essai Caché');
  await sql(request, 'update public.users set isnotuser = true where id = $1', [hidden.id]);
  await signIn(page, await makeAdmin(request));
  await page.goto(DESK);
  await search(page).fill(hidden.email);
  await expect(page.getByText('Aucun utilisateur trouvé avec ces critères')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Cacher les comptes de test' }).uncheck();
  await expect(page.getByText('1 compte', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter en CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('chevaliers.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(
    `\r\n"Essai Caché";"${hidden.email}";"5";"1";"non";"non";"oui";`,
  );
});

test('a wrong answer that is accepted gives its points to those who gave it, once', async ({
  page,
  request,
}) => {
  const knight = await makeScorer(request, 1, 'Dame Variante');
  const typed = `variante ${knight.id}`;
  await sql(
    request,
    `insert into private.wrong_answers (user_id, enigme_id, normalized, typed, first_at, last_at, times)
     values ($1, 2, private.normalize_answer($2), $2, now(), now(), 3)`,
    [knight.id, typed],
  );
  const admin = await makeAdmin(request);
  await signIn(page, admin);
  await page.goto(DESK);
  await page.getByLabel('Énigme du jour').selectOption('2');
  const answers = page.getByRole('list', { name: 'Réponses refusées' });
  const line = answers.getByRole('listitem').filter({ hasText: typed });
  await expect(line).toContainText('3 fois, 1 chevalier');
  await line.getByRole('button', { name: /^Accepter cette réponse/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click();
  await expect(page.getByText(/est acceptée\s: 1 chevalier a reçu ses points/)).toBeVisible();
  await expect(page.getByText(typed, { exact: true })).toHaveCount(0);
  const rows = await sql(request, 'select total_score, completed_enigmes from public.users where id = $1', [
    knight.id,
  ]);
  expect(rows).toEqual([{ total_score: 10, completed_enigmes: 2 }]);

  // Whoever accepts it again changes nothing, and both the variant and the regrade are signed once.
  const { access_token: token } = admin.session as { access_token: string };
  const again = await request.post('/rest/v1/rpc/accept_answer', {
    headers: { apikey: EMBEDDED_ANON_KEY, authorization: `Bearer ${token}` },
    data: { day: 2, answer: typed.toUpperCase() },
  });
  expect(await again.json()).toEqual({ status: 'already_accepted', regraded: 0 });
  expect(
    await sql(request, 'select admin_id from private.accepted_answers where typed = $1', [typed]),
  ).toEqual([{ admin_id: admin.id }]);
  expect(
    await sql(request, 'select score_before, score_after from private.answer_regrades where user_id = $1', [
      knight.id,
    ]),
  ).toEqual([{ score_before: null, score_after: 5 }]);
});

/** A page of as many accounts as a great success would bring, each named after the search and its place in the whole list. */
async function answerAsIfMany(route: Route): Promise<void> {
  const asked = route.request().postDataJSON() as { search: string; page: number; page_size: number };
  const first = (asked.page - 1) * asked.page_size;
  const rows = Array.from({ length: asked.page_size }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(first + index).padStart(12, '0')}`,
    email: `compte${index}@exemple.test`,
    username: null,
    display_name: `${asked.search || 'Tous'} ${first + index + 1}`,
    total_score: 12,
    completed_enigmes: 3,
    review_points: false,
    media_points: false,
    isnotuser: false,
    created_at: '2024-12-01T10:00:00Z',
    swift_five: null,
    swift_quest: null,
    replayed: false,
    imported: 0,
    decision: null,
  }));
  await route.fulfill({
    json: { total: 100_000, page: asked.page, page_count: 100_000 / asked.page_size, rows },
  });
}

test('of a hundred thousand accounts the page holds one page, from its top', async ({ page, request }) => {
  await page.route('**/rpc/admin_users', answerAsIfMany);
  await signIn(page, await makeAdmin(request));
  await page.goto(DESK);
  const list = page.getByRole('region', { name: 'Liste des comptes' });
  await expect(page.getByText(/^100\s000 comptes$/)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(50);
  await list.getByText('Tous 50', { exact: true }).scrollIntoViewIfNeeded();
  expect(await list.evaluate((region) => region.scrollTop)).toBeGreaterThan(0);
  const pages = page.getByRole('navigation', { name: 'Pages des comptes' });
  await pages.getByRole('button', { name: 'Suivant' }).click();
  await expect(list.getByText('Tous 51', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(50);
  await expect.poll(() => list.evaluate((region) => region.scrollTop)).toBe(0);
});

test('a search waits for its last letter, and begins at the first page', async ({ page, request }) => {
  const asked: unknown[] = [];
  await page.route('**/rpc/admin_users', async (route) => {
    asked.push(route.request().postDataJSON());
    await answerAsIfMany(route);
  });
  await signIn(page, await makeAdmin(request));
  await page.goto(DESK);
  const list = page.getByRole('region', { name: 'Liste des comptes' });
  await page
    .getByRole('navigation', { name: 'Pages des comptes' })
    .getByRole('button', { name: 'Page 3' })
    .click();
  await expect(list.getByText('Tous 101', { exact: true })).toBeVisible();
  await holdClock(page);
  const before = asked.length;
  await search(page).pressSequentially('grelot');
  await page.clock.runFor(250);
  expect(asked).toHaveLength(before);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(list.getByText('grelot 1', { exact: true })).toBeVisible();
  expect(asked.slice(before)).toEqual([expect.objectContaining({ search: 'grelot', page: 1 })]);
});

test('the answer to an earlier search never takes the place of the last one', async ({ page, request }) => {
  const slow = shutGate();
  const late = shutGate();
  await page.route('**/rpc/admin_users', async (route) => {
    const isSlow = route.request().postData()?.includes('lutin') ?? false;
    if (isSlow) await slow.opened;
    await answerAsIfMany(route);
    if (isSlow) late.open();
  });
  await signIn(page, await makeAdmin(request));
  await page.goto(DESK);
  const list = page.getByRole('region', { name: 'Liste des comptes' });
  await expect(list.getByText('Tous 1', { exact: true })).toBeVisible();
  const askedSlowly = page.waitForRequest((each) => each.postData()?.includes('lutin') ?? false);
  await search(page).fill('lutin');
  await askedSlowly;
  // What is about to leave cannot be decided upon.
  await expect(list.getByRole('checkbox', { name: 'Avis de Tous 1', exact: true })).toBeDisabled();
  await search(page).fill('renne');
  await expect(list.getByText('renne 1', { exact: true })).toBeVisible();
  const answered = page.waitForResponse((each) => each.request().postData()?.includes('lutin') ?? false);
  slow.open();
  await late.opened;
  await (await answered).finished();
  await expect(list.getByText('renne 1', { exact: true })).toBeVisible();
  await expect(list.getByText('lutin 1', { exact: true })).toHaveCount(0);
});
