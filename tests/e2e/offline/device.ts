import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../../support/test';

/** A browser whose storage, worker and caches survive a restart. */
export interface Device {
  /** Opens it, again after `close`. */
  open: (options?: { offline?: boolean }) => Promise<Page>;
  close: () => Promise<void>;
}

/**
 * Playwright's `test` with a device of its own. Its pages are not watched for failed requests: without a network there are many. The
 * worker is allowed here alone (playwright.config.ts).
 */
export const test = base.extend<{ device: Device }>({
  device: async (
    { playwright, launchOptions, contextOptions, baseURL, viewport, isMobile, hasTouch },
    provide,
  ) => {
    const folder = await mkdtemp(join(tmpdir(), 'device-'));
    let context: BrowserContext | undefined;
    await provide({
      open: async ({ offline = false } = {}) => {
        context = await playwright.chromium.launchPersistentContext(folder, {
          ...launchOptions,
          ...contextOptions,
          ...(baseURL === undefined ? {} : { baseURL }),
          viewport,
          isMobile,
          hasTouch,
          locale: 'fr-FR',
          timezoneId: 'Europe/Paris',
          serviceWorkers: 'allow',
          offline,
        });
        const [page] = context.pages();
        return page ?? context.newPage();
      },
      close: async () => context?.close(),
    });
    await context?.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  },
});

/** Waits until a page of the game has stored what its day needs. */
export const untilStored = (page: Page, day: number): Promise<void> =>
  expect(async () => {
    const isStored = await page.evaluate(async (wanted) => {
      const registration = await navigator.serviceWorker.getRegistration('/escape-noel');
      if (!registration?.active || !navigator.serviceWorker.controller) return false;
      const names = await caches.keys();
      const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const addresses = stored.flat().map(({ url }) => url);
      const has = (pattern: RegExp) => addresses.some((address) => pattern.test(address));
      return (
        has(new RegExp(`/rest/v1/enigmes\\?.*day_number=eq\\.${wanted}\\b`)) &&
        has(new RegExp(`/assets/jour-${String(wanted).padStart(2, '0')}-`)) &&
        has(/\/app\.html/)
      );
    }, day);
    expect(isStored).toBe(true);
  }).toPass({ timeout: 20_000 });

export { expect };
