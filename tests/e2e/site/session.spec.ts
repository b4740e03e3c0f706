import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/api/sessionKey';
import { makeKnight, signIn, sql, type Knight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { openHydrated } from './hydrated';

/** Signs in in another tab: the two share their storage. */
async function signInElsewhere(page: Page, knight: Knight): Promise<void> {
  const other = await page.context().newPage();
  await signIn(other, knight);
  await other.close();
}

test('A first sign-in in another tab leads a site tab to the game', async ({ page, request }) => {
  const knight = await makeKnight(request, 'Perceval');
  await openHydrated(page, '/about');
  await signInElsewhere(page, knight);
  await expect(page).toHaveURL('/escape-noel');
});

test('A first sign-in in another tab leaves the visitor with an unsent message on the contact page', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Perceval');
  await openHydrated(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Chère maison,');
  const known = page.waitForResponse(/\/assets\/supabase-/);
  await signInElsewhere(page, knight);
  await known;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Chère maison,');
});

test('A first sign-in without a name leads a site tab to the profile', async ({ page, request }) => {
  const knight = await makeKnight(request);
  await sql(request, "update auth.users set raw_user_meta_data = '{}' where id = $1", [knight.id]);
  const session = JSON.parse(JSON.stringify(knight.session)) as { user: { user_metadata: object } };
  session.user.user_metadata = {};
  await openHydrated(page, '/books');
  await signInElsewhere(page, { ...knight, session });
  await expect(page).toHaveURL('/escape-noel/profile');
});

test('A sign-out in another tab leads a site tab to the home of the game', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await makeKnight(request, 'Yvain'));
  const client = page.waitForResponse(/\/assets\/supabase-/);
  await openHydrated(page, '/about');
  await client;
  const game = await context.newPage();
  await game.goto('/escape-noel/vie-privee');
  if ((game.viewportSize()?.width ?? 0) < 768) await game.getByText('Menu', { exact: true }).click();
  await game.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL('/escape-noel');
});

test('A knight who opens a site page stays on it, and a visitor does not load the Supabase client', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await openHydrated(page, '/contact');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.filter((script) => script.includes('/supabase-'))).toEqual([]);
  await signIn(page, await makeKnight(request, 'Gauvain'));
  const client = page.waitForResponse(/\/assets\/supabase-/);
  await openHydrated(page, '/contact');
  await client;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).not.toBeNull();
});
