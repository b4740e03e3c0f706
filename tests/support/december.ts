import type { Page } from '@playwright/test';

/** The doors of December 2026, a day apart at midnight in Paris. */
export const opensAt = (day: number) => new Date(`2026-12-${String(day).padStart(2, '0')}T00:00:00+01:00`);

/** Answers the calendar and the clock of the pages to come as in December 2026. @param now the server's clock. */
export async function routeDecember(page: Page, now: string): Promise<void> {
  const isOpen = (day: number) => opensAt(day) <= new Date(now);
  await page.route('**/rest/v1/enigme_calendar?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { day: number }[];
    const doors = rows.map((row) => ({ ...row, opensAt: opensAt(row.day), isOpen: isOpen(row.day) }));
    await route.fulfill({ response, json: doors });
  });
  await page.route('**/rest/v1/rpc/server_now', (route) => route.fulfill({ json: now }));
}
