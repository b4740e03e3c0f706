import type { Locator, Page } from '@playwright/test';
import { skipTime } from '../../support/clock';
import { expect, test } from '../../support/test';
import { freezeAnimations, openHydrated, stopClock } from './hydrated';

const carousel = (page: Page) => page.getByRole('group', { name: 'Nos histoires féériques' });
const dot = (page: Page, index: number) =>
  carousel(page)
    .getByRole('button', { name: /^Histoire \d/ })
    .nth(index);

async function expectCurrent(page: Page, index: number) {
  await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
}

/** Opens the home page under a stopped clock. */
async function openWithClock(page: Page) {
  await stopClock(page);
  await openHydrated(page, '/');
}

test('A button stays still under a mouse that rests on its lower edge', async ({ page }) => {
  await openHydrated(page, '/');
  // A late font moves the button too.
  await page.evaluate(async () => void (await document.fonts.ready));
  const button = page.getByRole('main').getByRole('link', { name: 'Découvrir nos livres' }).first();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 1);
  const moves = await button.evaluate(countMoves);
  // It rises once at most.
  expect(moves).toBeLessThanOrEqual(1);
});

test(
  'After a press on an arrow or a dot the carousel advances 4 s later, even with the focus on the button',
  { tag: '@motion' },
  async ({ page, isMobile }) => {
    const press = (button: Locator) => (isMobile ? button.tap() : button.click());
    await openWithClock(page);
    await press(carousel(page).getByRole('button', { name: 'Histoire suivante' }));
    await expectCurrent(page, 1);
    await skipTime(page, 3900);
    await expectCurrent(page, 1);
    await skipTime(page, 200);
    await expectCurrent(page, 2);
    await skipTime(page, 2000);
    // The dot of the current page restarts its four seconds.
    await press(dot(page, 2));
    await skipTime(page, 3900);
    await expectCurrent(page, 2);
    await skipTime(page, 200);
    await expectCurrent(page, 3);
    await press(dot(page, 2));
    await expect(carousel(page).getByRole('heading', { name: 'La Gardienne des Émotions' })).toBeInViewport();
  },
);

test(
  'The carousel does not advance under the pointer nor with the keyboard focus, and advances again once they have left',
  { tag: '@motion' },
  async ({ page, isMobile }) => {
    await openWithClock(page);
    await page.keyboard.press('Tab');
    await dot(page, 1).focus();
    await skipTime(page, 9000);
    await expectCurrent(page, 0);
    await page.keyboard.press('ArrowRight');
    await skipTime(page, 9000);
    await expectCurrent(page, 1);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await skipTime(page, 4100);
    await expectCurrent(page, 2);
    // A finger does not rest over the page.
    if (isMobile) return;
    await carousel(page).getByRole('heading', { name: 'La Gardienne des Émotions' }).hover();
    await skipTime(page, 9000);
    await expectCurrent(page, 2);
    await page.mouse.move(2, 2);
    await skipTime(page, 4100);
    await expectCurrent(page, 3);
  },
);

test(
  'The pages slide the way of the button, from the last to the first as well, and end in their place',
  { tag: '@motion' },
  async ({ page }) => {
    await openWithClock(page);
    await freezeAnimations(page);
    const first = carousel(page).getByRole('article').first();
    const last = carousel(page).getByRole('article').last();
    await carousel(page).getByRole('button', { name: 'Histoire précédente' }).click();
    expect(await first.evaluate(slideEnds)).toEqual([0, 1]);
    expect(await last.evaluate(slideEnds)).toEqual([-1, 0]);
    await carousel(page).getByRole('button', { name: 'Histoire suivante' }).click();
    expect(await last.evaluate(slideEnds)).toEqual([0, -1]);
    expect(await first.evaluate(slideEnds)).toEqual([1, 0]);
    await expect(first).toBeInViewport();
  },
);

test(
  'After a turn, a finger that scrolls finds each page in its place',
  { tag: '@motion' },
  async ({ page }) => {
    await openWithClock(page);
    await carousel(page).getByRole('button', { name: 'Histoire précédente' }).click();
    const first = carousel(page).getByRole('article').first();
    await expect(first).not.toBeInViewport();
    await carousel(page)
      .getByRole('list')
      .first()
      .evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(first).toBeInViewport();
  },
);

test(
  'A finger that scrolls the pages changes the current dot',
  { tag: ['@motion', '@phone'] },
  async ({ page }) => {
    await openHydrated(page, '/');
    await carousel(page).getByRole('button', { name: 'Mettre le défilement en pause' }).click();
    await carousel(page)
      .getByRole('list')
      .first()
      .evaluate((track) => track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' }));
    await expectCurrent(page, 2);
  },
);

test(
  'A mouse drags the pages, and a drag that starts on a cover follows no link',
  { tag: '@motion' },
  async ({ page, context }) => {
    await openHydrated(page, '/');
    await carousel(page).getByRole('button', { name: 'Mettre le défilement en pause' }).click();
    const cover = carousel(page).getByRole('link').first();
    await cover.scrollIntoViewIfNeeded();
    const box = await cover.boundingBox();
    if (!box) throw new Error('The cover is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const dragBy = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 10 });
      // The pause is part of the gesture: framer-motion measures the release speed over the last 100 ms of real time.
      await page.waitForTimeout(200);
      await page.mouse.up();
    };
    await dragBy(-100);
    await expectCurrent(page, 0);
    await dragBy(-400);
    await expectCurrent(page, 1);
    await expect(carousel(page).getByRole('heading', { name: 'Pomme Cannelle' })).toBeInViewport();
    expect(context.pages()).toHaveLength(1);
  },
);

test(
  'On a phone the blurs and the feathers of the background move too',
  { tag: ['@motion', '@phone'] },
  async ({ page }) => {
    await openHydrated(page, '/');
    for (const ornament of ['.dawn-blur', '.dawn-feather']) {
      const isMoving = () =>
        page
          .locator(ornament)
          .first()
          .evaluate((element) => element.getAnimations().some(({ playState }) => playState === 'running'));
      await expect.poll(isMoving, ornament).toBe(true);
    }
  },
);

test('The background stops in hidden tabs', { tag: '@motion' }, async ({ page }) => {
  await openHydrated(page, '/');
  const feather = page.locator('.dawn-feather').first();
  await expect(feather).toHaveCSS('animation-play-state', /^running/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(feather).toHaveCSS('animation-play-state', /^paused/);
});

/** Runs in the page: how often an element moves from one frame to the next, during a second. */
async function countMoves(element: Element): Promise<number> {
  let moves = 0;
  let last = element.getBoundingClientRect().y;
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = element.getBoundingClientRect().y;
    if (now !== last) moves += 1;
    last = now;
  }
  return moves;
}

/** Runs in the page: from where to where a story's page slides, in widths of the carousel. Ends its animation. */
function slideEnds(story: Element): number[] {
  const [animation] = story.getAnimations();
  const track = story.parentElement?.parentElement?.getBoundingClientRect();
  if (!animation || !track) return [];
  const place = () => Math.round((story.getBoundingClientRect().x - track.x) / track.width);
  const from = place();
  // Its last moment: after it, the page is in its place.
  animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 1;
  const ends = [from, place()];
  animation.finish();
  return ends;
}
