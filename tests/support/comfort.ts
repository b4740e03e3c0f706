import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu } from '../e2e/accounts/loginScreen';

/** Opens « Confort de lecture » from the header; on a phone the menu is opened first. @returns the panel. */
export async function openComfort(page: Page): Promise<Locator> {
  await openMenu(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Confort de lecture' });
  await button.filter({ visible: true }).click();
  const panel = page.getByRole('dialog', { name: 'Confort de lecture' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Turns « Mode calme » on or off. */
export async function turnCalm(page: Page): Promise<void> {
  const panel = await openComfort(page);
  await panel.getByRole('switch', { name: 'Mode calme' }).click();
  await panel.getByRole('button', { name: "C'est bien ainsi" }).click();
  await expect(panel).toHaveCount(0);
}
