import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdRequests } from '../../support/gate';
import { makeKnight, nameless, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';
import { openMenu } from './loginScreen';
import { solve } from './solve';

const NARROW = { width: 320, height: 640 };
const { game } = paths;
/** Every page of the game, except those tested with another account below. */
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
  game.transfer,
  game.print,
  game.class,
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
  game.tables,
  game.class,
  paths.blackboard(1),
  paths.blackboard(2),
  paths.blackboard('ciel'),
  game.classPack,
  game.contest,
  game.final,
];

/** Expects no horizontal scrolling and no axe violation. */
async function expectNothingBeside(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Chargement|Vérification)/)).toHaveCount(0);
  const beside = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beside, { message: `${path} at 320 px` }).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

test.use({ viewport: NARROW });

test(
  'at 320 px no page of a visitor scrolls sideways or has an axe violation',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    for (const path of open) await expectNothingBeside(page, path);
  },
);

test(
  'at 320 px no page of a knight with a long name scrolls sideways or has an axe violation',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.slow();
    const knight = await makeKnight(request, 'Wwwwwwwwwwwwwwwwwwww');
    await solve(request, knight, 1);
    await signIn(page, knight);
    for (const path of mine) await expectNothingBeside(page, path);
  },
);

test(
  'at 320 px neither the admin dashboard nor the choice of a name scrolls sideways or has an axe violation',
  { tag: '@phone' },
  async ({ page, request }) => {
    const admin = await makeKnight(request, 'Intendante');
    await sql(request, 'update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
    await signIn(page, admin);
    await page.goto(paths.admin.stats);
    await expect(page.getByRole('region', { name: 'Liste des comptes' })).toBeVisible();
    await expectNothingBeside(page, paths.admin.stats);

    await signIn(page, nameless(await makeKnight(request)));
    await expectNothingBeside(page, game.profile);
    await expect(page.getByRole('button', { name: 'Commencer la quête' })).toBeVisible();
  },
);

test(
  'in the phone menu « Quitter » says « Déconnexion... » until it is done, then the menu closes',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page, await makeKnight(request, 'Bohort'));
    const answer = await holdRequests(page, '**/auth/v1/logout*');
    await page.goto(game.landing);
    await openMenu(page);
    await page.getByRole('button', { name: 'Quitter' }).click();
    await expect(page.getByRole('button', { name: 'Déconnexion...' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Déconnexion...' })).toBeDisabled();
    answer.open();
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Navigation du jeu' });
    await expect(menu).toHaveCount(0);
    await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  },
);
