import type { Page } from '@playwright/test';
import { makeKnight, nameless, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';
import { solve } from './solve';

const NARROW = { width: 320, height: 640 };
const { game } = paths;
/** Every page of the game, but for those that have a person of their own below. */
const open = [
  game.landing,
  game.login,
  game.password,
  game.privacy,
  game.legal,
  game.riddle(1),
  game.leaderboard,
  game.contest,
  game.contact,
  `${game.landing}/nulle-part`,
];
const mine = [
  game.landing,
  game.profile,
  game.password,
  game.riddle(1),
  game.riddle(2),
  game.constellation,
  game.artefacts,
  game.leaderboard,
  game.contest,
  game.final,
];

/** Nothing to scroll sideways to: the page is as wide as its window. */
async function expectNothingBeside(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Chargement|Vérification)/)).toHaveCount(0);
  const beside = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beside, { message: `${path} at 320 px` }).toBeLessThanOrEqual(0);
}

test.use({ viewport: NARROW });

test('at 320 px no page of the game scrolls sideways for a visitor', async ({ page }) => {
  test.slow();
  for (const path of open) await expectNothingBeside(page, path);
});

test('at 320 px no page of the game scrolls sideways for a knight with a long name', async ({
  page,
  request,
}) => {
  test.slow();
  const knight = await makeKnight(request, 'Wwwwwwwwwwwwwwwwwwww');
  await solve(request, knight, 1);
  await signIn(page, knight);
  for (const path of mine) await expectNothingBeside(page, path);
});

test("at 320 px neither the staff's desk nor the choice of a first name scrolls sideways", async ({
  page,
  request,
}) => {
  const admin = await makeKnight(request, 'Intendante');
  await sql(request, 'update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
  await signIn(page, admin);
  await page.goto(game.adminStats);
  await expect(page.getByRole('region', { name: 'Liste des comptes' })).toBeVisible();
  await expectNothingBeside(page, game.adminStats);

  await signIn(page, nameless(await makeKnight(request)));
  await expectNothingBeside(page, game.profile);
  await expect(page.getByRole('button', { name: 'Commencer la quête' })).toBeVisible();
});
