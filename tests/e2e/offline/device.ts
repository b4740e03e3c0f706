import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../../support/test';
import { Host } from './host';

/** A browser whose storage, worker and caches survive a restart. */
export interface Device {
  /** Opens it, again after `close`. */
  open: () => Promise<Page>;
  close: () => Promise<void>;
  /** Cuts its network, or brings it back. */
  cut: (isCut: boolean) => Promise<void>;
  host: Host;
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
    const host = await Host.open(baseURL ?? '');
    let context: BrowserContext | undefined;
    let offline = false;
    await provide({
      host,
      open: async () => {
        context = await playwright.chromium.launchPersistentContext(folder, {
          ...launchOptions,
          ...contextOptions,
          baseURL: host.address,
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
      cut: async (isCut) => {
        offline = isCut;
        host.cut(isCut);
        // Closed, it opens so.
        await context?.setOffline(isCut).catch(() => undefined);
      },
    });
    await context?.close().catch(() => undefined);
    host.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** Waits until a page of the game has stored what its day needs. @param isKnight whether a knight's own rows are part of it. */
export const untilStored = (page: Page, day: number, isKnight = false): Promise<void> =>
  expect(async () => {
    const isStored = await page.evaluate(
      async ([wanted, own]) => {
        const registration = await navigator.serviceWorker.getRegistration('/escape-noel');
        if (!registration?.active || !navigator.serviceWorker.controller) return false;
        const names = await caches.keys();
        const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const addresses = stored.flat().map(({ url }) => url);
        const has = (pattern: RegExp) => addresses.some((address) => pattern.test(address));
        return (
          has(new RegExp(`/rest/v1/enigmes\\?.*day_number=eq\\.${wanted}\\b`)) &&
          has(new RegExp(`/assets/jour-${String(wanted).padStart(2, '0')}-`)) &&
          has(/\/app\.html/) &&
          (!own || (has(/\/enigme_indices\?/) && has(/\/enigme_progress\?/)))
        );
      },
      [day, isKnight] as const,
    );
    expect(isStored).toBe(true);
  }).toPass({ timeout: 20_000 });

export { expect };
