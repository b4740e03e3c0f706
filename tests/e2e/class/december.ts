import type { Page } from '@playwright/test';

const opensAt = (day: number) => new Date(`2026-12-${String(day).padStart(2, '0')}T00:00:00+01:00`);

/** The pages to come are in December 2026, whose doors open a day apart at midnight. @param now the server's clock. */
export async function setDecember(page: Page, now: string): Promise<void> {
  const isOpen = (day: number) => opensAt(day) <= new Date(now);
  await page.route('**/rest/v1/enigme_calendar?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { day: number }[];
    const doors = rows.map((row) => ({ ...row, opensAt: opensAt(row.day), isOpen: isOpen(row.day) }));
    await route.fulfill({ response, json: doors });
  });
  await page.route('**/rest/v1/rpc/class_days', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { days: { day: number }[] };
    const days = reply.days.map((row) => ({ ...row, opens_at: opensAt(row.day), is_open: isOpen(row.day) }));
    await route.fulfill({ response, json: { ...reply, now, days } });
  });
  await page.route('**/rest/v1/rpc/server_now', (route) => route.fulfill({ json: now }));
}
