import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeScorer } from './people';

const RANKING = '/escape-noel/classement';
const caption = (page: Page) => page.getByText(/^Page \d+ sur \d+ • Joueurs \d+ à \d+ sur \d+$/);
/** The lines' controls, in their order. */
const lines = (page: Page) =>
  page
    .getByRole('table', { name: 'Classement des chevaliers' })
    .or(page.getByRole('list', { name: 'Classement des chevaliers' }))
    .getByRole('button');
const goToPage = (page: Page, number: number) =>
  page
    .getByRole('navigation', { name: 'Pages du classement' })
    .getByRole('button', { name: `Page ${number}`, exact: true });

test('a visitor reads the ranking page by page, and the address and the back button follow', async ({
  page,
}) => {
  await page.goto(RANKING);
  await expect(page.getByRole('heading', { level: 1, name: "Table d'Honneur" })).toBeVisible();
  await expect(caption(page)).toContainText('Page 1 sur');
  await expect(lines(page)).toHaveCount(10);
  await expect(page.getByRole('img', { name: "Médaille d'or" })).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Connecte-toi pour voir ta position' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ma position' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  await expectNoAxeViolations(page);

  await goToPage(page, 4).click();
  await expect(caption(page)).toContainText('Page 4 sur');
  await expect(page).toHaveURL(/\?page=4$/);
  await expect(page.getByRole('button', { name: /^Page \d$/ })).toHaveText(['2', '3', '4', '5', '6']);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(caption(page)).toContainText('Page 5 sur');
  await page.goBack();
  await expect(caption(page)).toContainText('Page 4 sur');
  await page.reload();
  await expect(caption(page)).toContainText('Page 4 sur');
});

test('a line opens the profile that everybody may read, and Escape closes it', async ({ page }) => {
  await page.goto(RANKING);
  const first = lines(page).first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  const profile = page.getByRole('dialog', { name: `Profil de ${name}` });
  await expect(profile).toContainText('Énigmes résolues');
  await expect(profile).toContainText(
    /(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d+.* \d{4} à \d\d:\d\d/,
  );
  await page.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('an address that asks for a page beyond the last shows the last', async ({ page }) => {
  await page.goto(`${RANKING}?page=99999`);
  await expect(caption(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled();
});

test('a knight beyond rank 10 is taken to their own line once, then reads where they like', async ({
  page,
  request,
}) => {
  const knight = await makeScorer(request, 1);
  await signIn(page, knight);
  await page.goto(RANKING);
  const mine = page.getByRole('button', { name: 'Vous – Dame Œillet' });
  await expect(mine).toBeVisible();
  await expect(page).toHaveURL(/\?page=\d+$/);
  const card = page.getByRole('heading', { name: 'Ta Position' }).locator('..');
  await expect(card).toContainText('Points5');

  await page.goto(`${RANKING}?page=1`);
  await expect(caption(page)).toContainText('Page 1 sur');
  await expect(mine).toHaveCount(0);
  await page.getByRole('button', { name: 'Ma position' }).click();
  await expect(mine).toBeVisible();
  await expect(page).not.toHaveURL(/page=1$/);
});

test('equal totals share a rank, which the card and the line both show', async ({ page, request }) => {
  const [first, second] = [
    await makeScorer(request, 23, 'Jumelle Une'),
    await makeScorer(request, 23, 'Jumelle Deux'),
  ];
  await signIn(page, second);
  await page.goto(RANKING);
  const mine = page.getByRole('button', { name: 'Vous – Jumelle Deux' });
  await expect(mine).toBeVisible();
  const card = page.getByRole('heading', { name: 'Ta Position' }).locator('..');
  const rank = /Rang(\d+) sur/.exec((await card.textContent()) ?? '')?.[1];
  const rows = await sql<{ rank: number }>(
    request,
    'select rank from public.enigme_leaderboard where user_id in ($1, $2)',
    [first.id, second.id],
  );
  expect(rows).toEqual([{ rank: Number(rank) }, { rank: Number(rank) }]);
  await mine.click();
  await expect(page.getByRole('dialog')).toContainText(`Rang${rank}Points115`);
});

test('a knight without a score is invited to solve a first riddle', async ({ page, request }) => {
  await signIn(page, await makeKnight(request));
  await page.goto(RANKING);
  await expect(page.getByRole('heading', { name: 'Pas encore de score' })).toBeVisible();
  await expect(
    page.getByText('Résous ta première énigme pour apparaître dans le classement !'),
  ).toBeVisible();
  await expect(caption(page)).toContainText('Page 1 sur');
});

test('accounts marked isnotuser never rank, and are told so rather than invited', async ({
  page,
  request,
}) => {
  const knight = await makeScorer(request, 24, 'Essai Maison');
  await sql(request, 'update public.users set isnotuser = true where id = $1', [knight.id]);
  await signIn(page, knight);
  await page.goto(RANKING);
  await expect(page.getByText('Tu as 120 points.')).toBeVisible();
  await expect(page.getByText('Essai Maison', { exact: true }).and(page.getByRole('button'))).toHaveCount(0);
});

test('an empty ranking invites the first knight', async ({ page }) => {
  await page.route('**/rpc/leaderboard_page', (route) =>
    route.fulfill({ json: { player_count: 0, page: 1, page_count: 1, rows: [] } }),
  );
  await page.goto(RANKING);
  await expect(page.getByRole('heading', { name: 'Aucun chevalier dans ce classement' })).toBeVisible();
  await expect(page.getByText('Sois le premier à résoudre des énigmes et apparaître ici !')).toBeVisible();
});

test('a ranking that cannot be read leaves the list empty, and can be asked for again', async ({ page }) => {
  await page.route('**/rpc/leaderboard_page', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await page.goto(RANKING);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await page.unroute('**/rpc/leaderboard_page');
  await retry.click();
  await expect(lines(page)).toHaveCount(10);
});
