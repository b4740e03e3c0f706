import { expect, type Page } from '@playwright/test';

/**
 * The address that Google's stand-in would come back to for somebody whom it does not list: its own links show how a code is made.
 * The stand-in's page must be open.
 */
export async function wayBackFromGoogle(page: Page, email: string, name: string): Promise<string> {
  const href = await page.getByRole('link', { name: /Margot Sapin/ }).getAttribute('href');
  const back = new URL(href ?? '');
  back.searchParams.set('code', Buffer.from(JSON.stringify({ email, name })).toString('base64url'));
  return back.href;
}

/** Leaves for Google's stand-in and comes back as somebody. */
export async function comeBackFromGoogle(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Continuer avec Google' }).click();
  await expect(page.getByRole('heading', { name: 'Google, en local' })).toBeVisible();
  await page.goto(await wayBackFromGoogle(page, email, name));
}
