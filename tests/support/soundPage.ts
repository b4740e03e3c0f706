import type { Page } from '@playwright/test';
import { COMFORT_NAMES } from '../../src/lib/comfortKey';
import { hydrate } from '../e2e/site/hydrated';
import { expectNoAxeViolations } from './axe';
import { outsideWindow } from './overflow';
import { expectTabbable } from './tabOrder';
import { expect, test } from './test';

/** One check that fails hides no other. */
const softly = expect.configure({ soft: true });

/** A window, and the default font size of the browser's settings in CSS pixels. */
interface Setting {
  name: string;
  width: number;
  height: number;
  text: number;
}
const PHONE: Setting = { name: '320 px', width: 320, height: 640, text: 16 };
const TEXT_200: Setting = { name: 'text at 200 %', width: 320, height: 740, text: 32 };
const DESKTOP: Setting = { name: '1280 px', width: 1280, height: 800, text: 16 };
const ENLARGED: readonly Setting[] = [
  PHONE,
  { name: 'a zoom of 400 %', width: 320, height: 256, text: 16 },
  { name: 'text at 150 %', width: 390, height: 844, text: 24 },
  TEXT_200,
];

/** A teacher's pack prepares every picture for paper. */
const BUSY_MS = 30_000;
const BUSY = /^(Chargement|Vérification|Ouverture|Préparation|Ta progression).*(\.\.\.|…)$/;

/** Waits until nothing in a page says that it is coming: a spinner says so in words of its own. */
export async function expectLoaded(page: Page): Promise<void> {
  const coming = page
    .getByRole('status')
    .filter({ hasText: /(\.\.\.|…)$/ })
    .or(page.getByText(BUSY));
  await expect(coming).toHaveCount(0, { timeout: BUSY_MS });
}

/** Opens an address and waits until the page is hydrated and has its data. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectLoaded(page);
  // Lists that arrive later would replace the controls that are counted.
  await page.waitForLoadState('networkidle');
}

/**
 * Makes every check of an open page: nothing is cut in a small or enlarged window, nor with the largest reading comfort (rule 23.2),
 * whose contrast is 7:1 (rule 23.3); no axe violation on a phone and on a desktop; each control has the focus in turn, named and in
 * sight, at both widths.
 * @param menu also checks the menu of small screens; it truncates a long name.
 * @param paged on a large screen the page is turned like a book: what does not fit is on its next pages.
 */
export async function expectSoundPage(page: Page, { menu = false, paged = false } = {}): Promise<void> {
  const apply = await settings(page);
  await expectWhole(page, apply, ENLARGED);
  if (menu) await test.step('the menu, text at 200 %', () => expectMenuWhole(page));

  await choose(page, { texte: '150', espacement: 'aere', contraste: 'fort' });
  await expectWhole(page, apply, paged ? [PHONE] : [PHONE, DESKTOP], ', the largest reading comfort');
  await apply(DESKTOP);
  // Large text may have less contrast.
  await choose(page, { contraste: 'fort' });
  await test.step('a contrast of 7:1', () =>
    expectNoAxeViolations(page, { rules: ['color-contrast-enhanced'] }));
  await choose(page, {});

  for (const setting of [DESKTOP, PHONE]) {
    await expectAccessible(page, apply, setting);
    await expectTabOrder(page);
  }
}

/** Makes the checks of a page of the team, which is written for a desktop and can be used on a phone. */
export async function expectSoundTeamPage(page: Page): Promise<void> {
  const apply = await settings(page);
  await expectWhole(page, apply, [PHONE]);
  await expectAccessible(page, apply, PHONE);
  await expectAccessible(page, apply, DESKTOP);
  await expectTabOrder(page);
}

/** Makes choices of « Confort de lecture », as the panel writes them on `<html>` (src/lib/comfort.ts). */
const choose = (page: Page, choices: Partial<Record<(typeof COMFORT_NAMES)[number], string>>) =>
  page.evaluate(
    ([names, chosen]) => {
      const mark = document.documentElement.dataset;
      for (const name of names) Reflect.deleteProperty(mark, name);
      Object.assign(mark, chosen);
    },
    [COMFORT_NAMES, choices] as const,
  );

type Apply = (setting: Setting) => Promise<void>;

/** @returns puts the page under a setting. */
async function settings(page: Page): Promise<Apply> {
  const browser = await page.context().newCDPSession(page);
  return async ({ width, height, text }) => {
    await page.setViewportSize({ width, height });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
  };
}

/** Expects nothing to be cut, nor to scroll sideways at the usual size of text. */
async function expectWhole(page: Page, apply: Apply, list: readonly Setting[], comfort = ''): Promise<void> {
  for (const setting of list)
    await test.step(`whole, ${setting.name}${comfort}`, async () => {
      await apply(setting);
      await softly.poll(() => outsideWindow(page), `cut, ${setting.name}${comfort}`).toEqual([]);
      if (setting === PHONE && comfort === '')
        await softly.poll(() => sideways(page), 'pixels to scroll sideways').toBeLessThanOrEqual(0);
    });
}

async function expectAccessible(page: Page, apply: Apply, setting: Setting): Promise<void> {
  await apply(setting);
  // Under the header a control would be too small for the audit.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await test.step(`axe, ${setting.name}`, () => expectNoAxeViolations(page));
}

const expectTabOrder = (page: Page) =>
  test.step('the tab order', () => expectTabbable(page, page.locator('body')));

/** By how much the page is wider than the window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens and closes the header's menu, where the page has one. */
async function expectMenuWhole(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('details');
  if ((await menu.count()) === 0) return;
  await menu.locator('summary').click();
  await softly(menu.getByRole('link').first()).toBeInViewport();
  await softly.poll(() => outsideWindow(page), 'the menu').toEqual([]);
  await menu.locator('summary').click();
}
