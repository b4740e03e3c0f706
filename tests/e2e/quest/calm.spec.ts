import type { Page } from '@playwright/test';
import { openComfort, turnCalm } from '../../support/comfort';
import { holdRequests } from '../../support/gate';
import { signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeQuestor } from './questors';
import { ALL } from '../../support/quest';
import { openHydrated } from '../site/hydrated';

/** True if the site's background is animated. */
const feather = (page: Page) => page.locator('.dawn-feather').first();

test('with reduced motion the door is shown closed, then removed', { tag: '@phone' }, async ({ page }) => {
  // It is a sheet of style, which the application takes away: without it the door can be led back to its first moment.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/escape-noel');
  const door = page.locator('.door');
  const moving = await door.evaluate((element) => {
    const animations = element.getAnimations({ subtree: true });
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    return animations.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target !== element)
      .length;
  });
  await expect(door).toBeVisible();
  expect(moving).toBe(0);
  await door.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.play();
  });
  await expect(door).toBeHidden();
});

for (const [path, ornament, first] of [
  // The feathers are rendered after hydration; the blurs are prerendered.
  ['/', '.dawn-feather', '.dawn-blur'],
  ['/escape-noel/jour/1', '.riddle-twinkle', '.riddle-twinkle'],
] as const) {
  test(`background animations on ${path} start after hydration`, { tag: '@motion' }, async ({ page }) => {
    const isAnimated = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getAnimations().some(({ playState }) => playState === 'running'));
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto(path);
    await expect.poll(() => isAnimated(first)).toBe(false);
    scripts.open();
    await expect.poll(() => isAnimated(first)).toBe(true);
    await expect.poll(() => isAnimated(ornament)).toBe(true);
  });
}

test(
  'the loading indicator turns, and the page offers to reload, even when no script loads',
  { tag: '@motion' },
  async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/escape-noel/classement');
    const star = page.getByRole('main').getByRole('status').locator('svg');
    await expect
      .poll(() => star.evaluate((element) => element.getAnimations().map(({ playState }) => playState)))
      .toEqual(['running']);
    await expect(page.getByRole('link', { name: 'Recharger la page' })).toBeVisible({ timeout: 20_000 });
  },
);

test('with reduced motion the final page has no snow, particles or confetti', async ({ page, request }) => {
  await page.clock.install();
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  await expect(page.getByRole('heading', { level: 1, name: /Joyeux Noël/ })).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.locator('[data-effect]')).toHaveCount(0);
  await expect(page.locator('.gold-dust')).toBeHidden();
});

test(
  '« Mode calme » is one setting: turned on in the site, it stops the background and the carousel, and applies to the game',
  { tag: '@motion' },
  async ({ page }) => {
    await openHydrated(page, '/');
    await expect(feather(page)).not.toHaveCSS('animation-name', 'none');
    const carousel = page.getByRole('group', { name: 'Nos histoires féériques' });
    await expect(carousel.getByRole('button', { name: 'Mettre le défilement en pause' })).toBeVisible();
    await turnCalm(page);
    await expect(feather(page)).toHaveCSS('animation-name', 'none');
    await expect(carousel.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
    await page.goto('/escape-noel/contact');
    const panel = await openComfort(page);
    await expect(panel.getByRole('switch', { name: 'Mode calme' })).toBeChecked();
  },
);

test('turning « Mode calme » off overrides the device setting, from the first paint', async ({ page }) => {
  const twinkle = page.locator('.riddle-twinkle').first();
  // Before the application starts.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/escape-noel/jour/1');
  await expect(page.locator('html')).toHaveAttribute('data-calme', 'oui');
  await expect(twinkle).not.toHaveCSS('animation-name', 'none');
  await expect(twinkle).toHaveCSS('animation-duration', '0s');
  await page.unroute('**/assets/*.js');
  await openHydrated(page, '/');
  await turnCalm(page);
  await expect(feather(page)).not.toHaveCSS('animation-name', 'none');
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/escape-noel/jour/1');
  await expect(page.locator('html')).toHaveAttribute('data-calme', 'non');
  await expect(twinkle).not.toHaveCSS('animation-duration', '0s');
});
