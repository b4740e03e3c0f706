import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf } from '../riddle/edition';
import { LoginScreen, openMenu } from './loginScreen';
import { solve } from './solve';

/** A day as a visitor's browser keeps it. */
const kept = (day: number, changes: Record<string, unknown> = {}) => ({
  completed: true,
  score: 5,
  hints_used: 0,
  revealed: false,
  completed_at: '2024-12-01T10:00:00.000Z',
  answer: answerOf(day),
  revelation: null,
  ...changes,
});

/** Gives a browser a visitor's progress, as a text so that it may be damaged. */
async function playedBefore(page: Page, progress: unknown): Promise<void> {
  await page.goto('/favicon.svg');
  await play(page, progress);
}

/** The same where a page is open: as another tab would. */
async function play(page: Page, progress: unknown): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('escape-noel-progress', text), JSON.stringify(progress));
}

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: /De voyageur à chevalier|Ta quête est réunie/ });
const localDays = (page: Page) =>
  page.evaluate(() =>
    Object.keys(JSON.parse(localStorage.getItem('escape-noel-progress') ?? '{}') as object),
  );

test('at first sign-in what was played without an account is shown, then brought to it', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Galaad');
  await playedBefore(page, { 1: kept(1), 2: kept(2, { score: 3, hints_used: 1 }) });
  await new LoginScreen(page).open();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Jour 1');
  await expect(dialog).toContainText('Jour 2');
  await expect(dialog).toContainText('8 points');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Importer ma progression' }).click();
  await expect(dialog).toContainText('2 énigmes rejoignent ton compte : +8 points.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await localDays(page)).toEqual([]);
  const [row] = await sql(request, 'select total_score, completed_enigmes from public.users where id = $1', [
    knight.id,
  ]);
  expect(row).toEqual({ total_score: 8, completed_enigmes: 2 });
});

test('on a second device only what the account lacks is offered, and nothing on it is lowered', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Galaad');
  await solve(request, knight, 1);
  await playedBefore(page, { 1: kept(1, { score: 1, hints_used: 3 }), 3: kept(3) });
  await new LoginScreen(page).open();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Jour 3');
  await expect(dialog).not.toContainText('Jour 1');
  await dialog.getByRole('button', { name: 'Importer ma progression' }).click();
  await expect(dialog).toContainText('Une énigme rejoint ton compte : +5 points. Tu en as maintenant 10.');
  expect(await localDays(page)).toEqual([]);
});

test('declining leaves the progress where it is, is not asked again, and the profile still offers it', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Galaad');
  await playedBefore(page, { 1: kept(1) });
  await new LoginScreen(page).open();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  await dialogOf(page).getByRole('button', { name: 'Pas maintenant' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await localDays(page)).toEqual(['1']);
  await page.goto('/escape-noel/profile');
  await expect(page.getByText("Ce navigateur garde une énigme que ton compte n'a pas.")).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Importer ma progression' }).click();
  await expect(
    page.getByText('Une énigme rejoint ton compte : +5 points. Tu en as maintenant 5.'),
  ).toBeVisible();
  await expect(page.getByText('1/24 énigmes résolues')).toBeVisible();
  expect(await localDays(page)).toEqual([]);
});

test('a damaged progress gives what is whole, and a hostile one wins nothing', async ({ page, request }) => {
  const knight = await makeKnight(request, 'Mordred');
  await playedBefore(page, {
    1: kept(1),
    2: { completed: 'peut-être' },
    3: kept(3, { score: 5000 }),
    4: kept(4, { answer: 'une réponse inventée' }),
    5: kept(5, { answer: undefined }),
    25: kept(1),
    abc: kept(1),
    __proto__: { polluted: true },
  });
  await new LoginScreen(page).open();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Importer ma progression' }).click();
  await expect(dialog).toContainText('Une énigme rejoint ton compte : +5 points.');
  await expect(dialog).toContainText("Jours 4 et 5 : la réponse gardée ici n'a pas été reconnue.");
  const [row] = await sql(request, 'select total_score, completed_enigmes from public.users where id = $1', [
    knight.id,
  ]);
  expect(row).toEqual({ total_score: 5, completed_enigmes: 1 });
});

test('a progress that is not even text in order is no obstacle', async ({ page, request }) => {
  const knight = await makeKnight(request, 'Mordred');
  await solve(request, knight, 1);
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('escape-noel-progress', '{"1": {"completed"'));
  await new LoginScreen(page).open();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
  // What the account has done is known: the browser's own would be offered now.
  await expect(page.getByRole('link', { name: 'Regarder ma constellation' })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('what the server has not confirmed stays in the browser', async ({ page, request, expectProblem }) => {
  expectProblem(/response 503/);
  expectProblem(/Failed to load resource.*503/);
  const knight = await makeKnight(request, 'Galaad');
  await playedBefore(page, { 1: kept(1) });
  await page.route('**/rest/v1/rpc/import_progress', (route) => route.fulfill({ status: 503, body: '' }));
  await new LoginScreen(page).open();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Importer ma progression' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await localDays(page)).toEqual(['1']);
  await page.unroute('**/rest/v1/rpc/import_progress');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog).toContainText('+5 points');
  expect(await localDays(page)).toEqual([]);
});

test('a knight who signs out and plays on without an account is offered that too, in the same visit', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Galaad');
  const login = new LoginScreen(page);
  const dialog = dialogOf(page);
  await playedBefore(page, { 1: kept(1) });
  await login.open();
  await login.signIn(knight.email, knight.password);
  await dialog.getByRole('button', { name: 'Importer ma progression' }).click();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  // Whoever signs in is welcomed back, once nothing else asks for an answer.
  const welcome = page.getByRole('dialog', { name: /Bienvenue de retour/ });
  await welcome.getByRole('button', { name: 'Fermer' }).click();
  await expect(welcome).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('button', { name: 'Quitter' }).click();
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await play(page, { 2: kept(2) });
  await login.signIn(knight.email, knight.password);
  await expect(dialog).toContainText('Jour 2');
});

test('an import of which nothing could come says so, and not that all was there', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Mordred');
  await playedBefore(page, { 4: kept(4, { answer: 'une réponse inventée' }) });
  await new LoginScreen(page).open();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Importer ma progression' }).click();
  await expect(dialog).toContainText("Rien n'a pu rejoindre ton compte cette fois.");
  await expect(dialog).toContainText("Jour 4 : la réponse gardée ici n'a pas été reconnue.");
});
