import type { Locator, Page } from '@playwright/test';
import { shutGate } from '../../support/gate';

/**
 * Presses Enter three times in a field, while what the first sends is held on its way.
 * @returns how many requests of that method left for that address.
 */
export async function pressEnterThrice(
  page: Page,
  address: string,
  method: string,
  input: Locator,
): Promise<number> {
  const gate = shutGate();
  let sent = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === method) sent += 1;
    await gate.opened;
    await route.fallback();
  });
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === method && response.url().includes(address.replaceAll('*', '')),
  );
  await input.press('Enter');
  await input.press('Enter');
  await input.press('Enter');
  gate.open();
  await answered;
  return sent;
}
