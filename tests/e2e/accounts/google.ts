import { expect, type Page } from '@playwright/test';

/** The return address of the Google stand-in for an e-mail that it does not list. The stand-in's page must be open. */
export async function wayBackFromGoogle(page: Page, email: string, name: string): Promise<string> {
  const href = await page.getByRole('link', { name: /Margot Sapin/ }).getAttribute('href');
  const back = new URL(href ?? '', page.url());
  back.searchParams.set('code', Buffer.from(JSON.stringify({ email, name })).toString('base64url'));
  return back.href;
}

/** Signs in at the Google stand-in and comes back. */
export async function comeBackFromGoogle(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Continuer avec Google' }).click();
  await expect(page.getByRole('heading', { name: 'Google, en local' })).toBeVisible();
  await page.goto(await wayBackFromGoogle(page, email, name));
}
