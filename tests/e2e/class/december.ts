import type { Page } from '@playwright/test';
import { opensAt, routeDecember } from '../../support/december';

/** The pages to come are in December 2026, whose doors open a day apart at midnight. @param now the server's clock. */
export async function setDecember(page: Page, now: string): Promise<void> {
  const isOpen = (day: number) => opensAt(day) <= new Date(now);
  await routeDecember(page, now);
  await page.route('**/rest/v1/rpc/class_days', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { days: { day: number }[] };
    const days = reply.days.map((row) => ({ ...row, opens_at: opensAt(row.day), is_open: isOpen(row.day) }));
    await route.fulfill({ response, json: { ...reply, now, days } });
  });
}
