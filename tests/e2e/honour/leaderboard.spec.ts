import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdRequests } from '../../support/gate';
import { signIn } from '../../support/knight';
import { recordShifts } from '../../support/shift';
import { expect, test } from '../../support/test';
import { nameAt, openRanking, pointsAt, type Ranking } from '../../support/ranking';

const RANKING = '/escape-noel/classement';
const caption = (page: Page) => page.getByText(/^Page \d+ sur \d+ • Joueurs \d+ à \d+ sur \d+$/);
const list = (page: Page) =>
  page
    .getByRole('table', { name: 'Classement des chevaliers' })
    .or(page.getByRole('list', { name: 'Classement des chevaliers' }));
/** The buttons of the rows. */
const lines = (page: Page) => list(page).getByRole('button');
/** The player's own highlighted row. */
const highlighted = (page: Page) => list(page).locator('[aria-current="true"]');
const card = (page: Page, title: string) => page.getByRole('heading', { name: title }).locator('..');
const goToPage = (page: Page, number: number) =>
  page
    .getByRole('navigation', { name: 'Pages du classement' })
    .getByRole('button', { name: `Page ${number}`, exact: true });

/** A ranking of its own with seven pages, so that ranks do not change. */
let ranking: Ranking;

// One backend for the file: filling it takes seconds.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  ranking = await openRanking(baseURL);
});

test.afterAll(() => ranking.backend.close());

test.beforeEach(({ context }) => ranking.backend.lead(context));

test(
  'a wide screen has a table with four columns, a phone has cards',
  { tag: '@both' },
  async ({ page, viewport }) => {
    await page.goto(RANKING);
    await expect(lines(page)).toHaveCount(10);
    const columns = (viewport?.width ?? 0) >= 768 ? ['Rang', 'Chevalier', 'Score', 'Dernière quête'] : [];
    await expect(page.getByRole('columnheader')).toHaveText(columns);
  },
);

/** True if a whole row is visible, below the sticky header. */
async function expectInSight(page: Page, line: Locator) {
  await expect(line).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await line.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

test('changing the page scrolls to its first row and focuses it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(RANKING);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(caption(page)).toContainText('Page 2 sur 7');
  await expect(lines(page).first()).toHaveText(nameAt(11));
  await expect(lines(page).first()).toBeFocused();
  await expectInSight(page, lines(page).first());
  await goToPage(page, 4).click();
  await expect(lines(page).first()).toHaveText(nameAt(31));
  await expect(lines(page).first()).toBeFocused();
  await expectInSight(page, lines(page).first());
});

test(
  "« Ma position » scrolls to the player's row and highlights it, from any page",
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, ranking.at(9));
    await page.goto(`${RANKING}?page=3`);
    await expect(lines(page).first()).toHaveText(nameAt(21));
    const mine = highlighted(page);
    for (const from of ['another page', 'its own page']) {
      await page.getByRole('button', { name: 'Ma position' }).click();
      await expect(mine, from).toContainText(`Vous – ${nameAt(9)}`);
      await expect(mine.getByRole('button'), from).toBeFocused();
      await expect(mine, from).toHaveCSS('outline-style', 'solid');
      await expectInSight(page, mine);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
    await expectNoAxeViolations(page);
  },
);

test(
  'a standing that loads after the rows causes no layout shift, and rank 10 causes no jump',
  { tag: '@phone' },
  async ({ page }) => {
    const totalShift = await recordShifts(page);
    const standing = await holdRequests(page, '**/rpc/my_standing');
    // Same total as the previous place: rank 10, but on the second page.
    await signIn(page, ranking.at(11));
    await page.goto(RANKING);
    await expect(lines(page)).toHaveCount(10);
    standing.open();
    await expect(page.getByRole('button', { name: 'Ma position' })).toBeVisible();
    await expect(card(page, 'Ta Position')).toContainText('Rang');
    expect(await totalShift()).toBeLessThanOrEqual(0.005);
    await expect(page).toHaveURL(RANKING);
  },
);

test('a row opens the public profile, and Escape closes it', async ({ page }) => {
  await page.goto(RANKING);
  const first = lines(page).first();
  await first.click();
  const profile = page.getByRole('dialog', { name: `Profil de ${nameAt(1)}` });
  await expect(profile).toContainText(`Points${pointsAt(1)}Énigmes résolues24`);
  await expect(profile).toContainText(/dimanche 8 décembre 2024$/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  await expect(first).toBeFocused();
});

test(
  'on a phone the figures of a profile are not broken inside a number',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(RANKING);
    await lines(page).first().click();
    const points = page.getByRole('dialog').getByText(String(pointsAt(1)), { exact: true });
    await expect(points).toBeVisible();
    const box = await points.boundingBox();
    // One line of text.
    expect(box?.height).toBeLessThan(40);
  },
);

test('a standing that loads late does not navigate once a link has been followed', async ({ page }) => {
  const standing = await holdRequests(page, '**/rpc/my_standing');
  const nextPage = await holdRequests(page, '**/assets/LegalPage-*.js');
  await signIn(page, ranking.at(67));
  await page.goto(RANKING);
  await expect(lines(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page).toHaveURL(/\/escape-noel\/mentions-legales$/);
  standing.open();
  await expect(card(page, 'Ta Position')).toContainText('Rang');
  nextPage.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await expect(page).toHaveURL(/\/escape-noel\/mentions-legales$/);
});

test('axe: the ranking has no violation for a knight without a score, nor when empty', async ({ page }) => {
  await signIn(page, await ranking.backend.makeKnight('00000000-0000-4000-8000-000000000901', 'Sans Score'));
  await page.goto(RANKING);
  await expect(card(page, 'Pas encore de score')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.route('**/rpc/leaderboard_page?*', (route) =>
    route.fulfill({
      json: { player_count: 0, page: 1, page_count: 1, rows: [], ends_at: null, is_over: false },
    }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aucun chevalier dans ce classement' })).toBeVisible();
  await expectNoAxeViolations(page);
});
