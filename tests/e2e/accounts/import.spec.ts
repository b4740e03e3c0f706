import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { sentAnswerOf } from '../riddle/edition';
import { LoginScreen } from './loginScreen';

/** A day as stored by a visitor's browser. */
const kept = (day: number, changes: Record<string, unknown> = {}) => ({
  completed: true,
  score: 5,
  hints_used: 0,
  revealed: false,
  completed_at: '2024-12-01T10:00:00.000Z',
  answer: sentAnswerOf(day),
  revelation: null,
  ...changes,
});

/** Stores a visitor's progress before the page loads; a text, so that it can be corrupt. */
async function playedBefore(page: Page, progress: unknown): Promise<void> {
  await page.goto('/favicon.svg');
  await play(page, progress);
}

/** Stores it while the page is open, as another tab would. */
async function play(page: Page, progress: unknown): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('escape-noel-progress', text), JSON.stringify(progress));
}

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: /De voyageur à chevalier|Ta quête est réunie/ });
const localDays = (page: Page) =>
  page.evaluate(() =>
    Object.keys(JSON.parse(localStorage.getItem('escape-noel-progress') ?? '{}') as object),
  );

test('the first sign-in offers to import what was played without an account', async ({ page, request }) => {
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

test('the import is not loaded for a knight whose browser stores no progress', async ({ page, request }) => {
  await signIn(page, await makeKnight(request, 'Dinadan'));
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  // Prefetched last, when the browser is idle.
  const last = page.waitForResponse(/\/assets\/SessionExpired-/);
  await page.goto('/escape-noel/artefacts');
  await last;
  expect(scripts.filter((script) => script.includes('/ImportDialog-'))).toEqual([]);
});
