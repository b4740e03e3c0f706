import type { Page } from '@playwright/test';
import { ALL, keptProgress } from '../../support/quest';

const opensAt = (day: number) => new Date(`2026-12-${String(day).padStart(2, '0')}T00:00:00+01:00`);

/** Prepares a visitor who has completed the first days, in a season whose doors open a day apart. @param now the server's clock. */
export async function prepareAt(page: Page, now: string, completed: number): Promise<void> {
  const isOpen = (day: number) => opensAt(day) <= new Date(now);
  await page.route('**/rest/v1/enigme_calendar?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { day: number }[];
    const doors = rows.map((row) => ({ ...row, opensAt: opensAt(row.day), isOpen: isOpen(row.day) }));
    await route.fulfill({ response, json: doors });
  });
  await page.route('**/rest/v1/rpc/server_now', (route) => route.fulfill({ json: now }));
  await page.route(/\/rest\/v1\/enigmes\?.*day_number=eq\.(\d+)/, (route, request) => {
    const day = /day_number=eq\.(\d+)/.exec(request.url())?.[1];
    return isOpen(Number(day)) ? route.fallback() : route.fulfill({ json: [] });
  });
  await page.addInitScript(
    (progress) => {
      sessionStorage.setItem('escape-noel-porte', '1');
      if (progress !== null) localStorage.setItem('escape-noel-progress', progress);
    },
    completed > 0 ? keptProgress(ALL.slice(0, completed)) : null,
  );
}
