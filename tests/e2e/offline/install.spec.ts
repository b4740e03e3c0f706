import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { outsideWindow } from '../../support/overflow';
import { keptProgress } from '../../support/quest';
import { expect, test } from '../../support/test';
import { PROGRESS_KEY } from '../../../src/escape-noel/game/storage/progressKey';

const CARD = "Le jeu sur ton écran d'accueil";

const store = (page: Page, days: readonly number[]) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    PROGRESS_KEY,
    keptProgress(days),
  ] as const);

/** The event that Chromium sends if the game can be installed, until the page has taken it. */
const sendPrompt = (page: Page) =>
  expect(async () => {
    const isHeld = await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(Object.assign(globalThis, { isAsked: true })),
      });
      return !dispatchEvent(event);
    });
    expect(isHeld).toBe(true);
  }).toPass({ timeout: 15_000 });

test('after the second day the game invites to install it, once, and a refusal is for good', async ({
  page,
}) => {
  await page.goto('/escape-noel');
  await store(page, [1]);
  await page.reload();
  await sendPrompt(page);
  const card = page.getByRole('heading', { name: CARD });
  await expect(page.getByRole('link', { name: 'Regarder ma constellation' })).toBeVisible();
  await expect(card).toHaveCount(0);

  await store(page, [1, 2]);
  await page.reload();
  await sendPrompt(page);
  await expect(card).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await outsideWindow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Installer le jeu' }).click();
  expect(await page.evaluate(() => Reflect.has(globalThis, 'isAsked'))).toBe(true);
  await expect(card).toHaveCount(0);

  await page.reload();
  await sendPrompt(page);
  await page.getByRole('button', { name: 'Non merci' }).press('Enter');
  await expect(card).toHaveCount(0);
  await page.reload();
  await sendPrompt(page);
  await expect(card).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  test('the invitation says how, and to take the journey first', async ({ page }) => {
    await page.goto('/escape-noel');
    await store(page, [1, 2]);
    await page.reload();
    await expect(page.getByText("Touche Partager, puis «\u00A0Sur l'écran d'accueil\u00A0»")).toBeVisible();
    await expect(page.getByRole('link', { name: "emporte d'abord ton voyage" })).toHaveAttribute(
      'href',
      '/escape-noel/reprendre',
    );
  });
});
