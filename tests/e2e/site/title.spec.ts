import type { Page } from '@playwright/test';
import { HYDRATED_EVENT } from '../../../src/app/hydratedEvent';
import { expect, test } from '../../support/test';
import { freezeAnimations, hydrate, openHydrated } from './hydrated';

const STEP_MS = 60;
const RISE_MS = 900;
/** Between the event of hydration and the effect that animates the title, either way. */
const TOLERANCE_MS = 50;

const letters = (page: Page) => page.locator('.hero-letter');

test(
  "The title's letters rise one after the other from 1 s after load, and the title is there before",
  { tag: '@motion' },
  async ({ page }) => {
    await page.addInitScript((hydrated) => {
      addEventListener(hydrated, () => Object.assign(globalThis, { hydratedAt: performance.now() }));
    }, HYDRATED_EVENT);
    await page.goto('/');
    await freezeAnimations(page);
    await expect(letters(page).first()).toBeVisible();
    await hydrate(page);
    const sinceLoad = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return Number(Reflect.get(globalThis, 'hydratedAt')) - (visit?.loadEventEnd ?? NaN);
    });
    const delay = await expectRises(page);
    expect(sinceLoad + delay).toBeGreaterThan(1_000 - TOLERANCE_MS);
    expect(delay === 0 || sinceLoad + delay < 1_000 + TOLERANCE_MS).toBe(true);
  },
);

test(
  "On a home page reached by a link, the title's letters rise 1 s after it appears",
  { tag: '@motion' },
  async ({ page }) => {
    await openHydrated(page, '/about');
    await freezeAnimations(page);
    await page.getByRole('banner').getByRole('link', { name: 'Accueil', exact: true }).click();
    expect(await expectRises(page)).toBe(1_000);
  },
);

/** Expects the letters to rise one after the other, and to come back. @returns when the first begins, in milliseconds. */
async function expectRises(page: Page): Promise<number> {
  const delays = () =>
    letters(page).evaluateAll((all) =>
      all.map((letter) => letter.getAnimations()[0]?.effect?.getTiming().delay),
    );
  // An empty list would have no letter without an animation either.
  await expect(letters(page).first()).toBeVisible();
  await expect.poll(delays).not.toContain(undefined);
  const [first = NaN, ...others] = await delays();
  expect(others.map((delay = NaN) => Math.round(delay - first))).toEqual(
    others.map((_, index) => (index + 1) * STEP_MS),
  );
  const highestAt = (moment: number) => letters(page).evaluateAll(highestLetter, first + moment);
  const last = others.length * STEP_MS;
  expect(await highestAt(0)).toBeNull();
  expect(await highestAt(RISE_MS * 0.45)).toBe(0);
  expect(await highestAt(last + RISE_MS * 0.45)).toBe(others.length);
  expect(await highestAt(last + RISE_MS)).toBeNull();
  return first;
}

/** Runs in the page: the index of the letter that stands highest at a moment of the animation; null when all are at rest. */
function highestLetter(all: Element[], moment: number): number | null {
  const heights = all.map((letter) => {
    letter.getAnimations().forEach((animation) => (animation.currentTime = moment));
    const { transform } = getComputedStyle(letter);
    return transform === 'none' ? 0 : -new DOMMatrix(transform).f;
  });
  const highest = Math.max(...heights);
  return highest === 0 ? null : heights.indexOf(highest);
}
