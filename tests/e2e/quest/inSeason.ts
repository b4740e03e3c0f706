import type { Page } from '@playwright/test';
import { opensAt, routeDecember } from '../../support/december';
import { ALL, keptProgress } from '../../support/quest';

/** Prepares a visitor who has completed the first days, in a season whose doors open a day apart. @param now the server's clock. */
export async function prepareAt(page: Page, now: string, completed: number): Promise<void> {
  const isOpen = (day: number) => opensAt(day) <= new Date(now);
  await routeDecember(page, now);
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
