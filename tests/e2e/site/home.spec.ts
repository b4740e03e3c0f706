import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { openHydrated, passTime, stopClock } from './hydrated';

const carousel = (page: Page) => page.getByRole('group', { name: 'Nos histoires féériques' });
const dot = (page: Page, index: number) =>
  carousel(page)
    .getByRole('button', { name: /^Histoire \d/ })
    .nth(index);

async function expectCurrent(page: Page, index: number) {
  await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
}

/** Opens the home page with a clock that only the test turns. */
async function openWithClock(page: Page) {
  await stopClock(page);
  await openHydrated(page, '/');
}

test('A button stays still under a mouse that rests on its lower edge', async ({ page }) => {
  await openHydrated(page, '/');
  // What a late face moves is not the button's own doing.
  await page.evaluate(async () => void (await document.fonts.ready));
  const button = page.getByRole('main').getByRole('link', { name: 'Découvrir nos livres' }).first();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 1);
  const moves = await button.evaluate(countMoves);
  // It rises once at most.
  expect(moves).toBeLessThanOrEqual(1);
});

const lettersOf = (page: Page) => page.locator('.hero-letter > span');

test(
  "The title's letters rise one after the other from 1 s after load, and the title is there before it",
  { tag: '@motion' },
  async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await passTime(page, 900);
    await expect(lettersOf(page).first()).toHaveCSS('opacity', '1');
    expect(await lettersOf(page).evaluateAll(highestLetter, 405)).toBeNull();
    await passTime(page, 100);
    await expectRise(page, 0);
  },
);

test(
  "On a home page that is gone to, the title's letters rise 1 s after it appears",
  { tag: '@motion' },
  async ({ page }) => {
    await openHydrated(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Accueil', exact: true }).click();
    await expectRise(page, 1_000);
  },
);

/** Sees the letters rise one after the other. @param delay how long after the page has them their animation begins, in milliseconds. */
async function expectRise(page: Page, delay: number): Promise<void> {
  const highestAt = (moment: number) => lettersOf(page).evaluateAll(highestLetter, delay + moment);
  await expect.poll(() => highestAt(405)).toBe(0);
  expect(await highestAt(0)).toBeNull();
  const last = (await lettersOf(page).count()) - 1;
  expect(await highestAt(last * 60 + 405)).toBe(last);
  expect(await highestAt(last * 60 + 900)).toBeNull();
}

/** The place of the letter that stands highest, this many milliseconds into its animation; null when all are at rest. */
function highestLetter(letters: Element[], moment: number): number | null {
  const heights = letters.map((letter) => {
    letter.getAnimations().forEach((animation) => (animation.currentTime = moment));
    const { transform } = getComputedStyle(letter);
    return transform === 'none' ? 0 : -new DOMMatrix(transform).f;
  });
  const highest = Math.max(...heights);
  return highest === 0 ? null : heights.indexOf(highest);
}

test(
  'After a press on an arrow or a dot the carousel goes on 4 s later, wherever the press has left the focus',
  { tag: '@motion' },
  async ({ page, isMobile }) => {
    const press = (button: Locator) => (isMobile ? button.tap() : button.click());
    await openWithClock(page);
    await press(carousel(page).getByRole('button', { name: 'Histoire suivante' }));
    await expectCurrent(page, 1);
    await passTime(page, 3900);
    await expectCurrent(page, 1);
    await passTime(page, 200);
    await expectCurrent(page, 2);
    await passTime(page, 2000);
    // The dot of the page that is shown: its four seconds begin again all the same.
    await press(dot(page, 2));
    await passTime(page, 3900);
    await expectCurrent(page, 2);
    await passTime(page, 200);
    await expectCurrent(page, 3);
    await press(dot(page, 2));
    await expect(carousel(page).getByRole('heading', { name: 'La Gardienne des Émotions' })).toBeInViewport();
  },
);

test(
  'The carousel waits under the pointer that reads it and under the focus of a keyboard, and goes on once they have left',
  { tag: '@motion' },
  async ({ page, isMobile }) => {
    await openWithClock(page);
    await page.keyboard.press('Tab');
    await dot(page, 1).focus();
    await passTime(page, 9000);
    await expectCurrent(page, 0);
    await page.keyboard.press('ArrowRight');
    await passTime(page, 9000);
    await expectCurrent(page, 1);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await passTime(page, 4100);
    await expectCurrent(page, 2);
    // A finger does not rest over the page.
    if (isMobile) return;
    await carousel(page).getByRole('heading', { name: 'La Gardienne des Émotions' }).hover();
    await passTime(page, 9000);
    await expectCurrent(page, 2);
    await page.mouse.move(2, 2);
    await passTime(page, 4100);
    await expectCurrent(page, 3);
  },
);

test(
  'The pages turn as they are asked to, from the last to the first as well, and end in their place',
  { tag: '@motion' },
  async ({ page }) => {
    await openWithClock(page);
    // A slow machine would be too late to see a glide.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const first = carousel(page).getByRole('article').first();
    const last = carousel(page).getByRole('article').last();
    await carousel(page).getByRole('button', { name: 'Histoire précédente' }).click();
    expect(await first.evaluate(glideEnds)).toEqual([0, 1]);
    expect(await last.evaluate(glideEnds)).toEqual([-1, 0]);
    await carousel(page).getByRole('button', { name: 'Histoire suivante' }).click();
    expect(await last.evaluate(glideEnds)).toEqual([0, -1]);
    expect(await first.evaluate(glideEnds)).toEqual([1, 0]);
    await expect(first).toBeInViewport();
  },
);

test(
  'A finger that slides the pages after a turn finds each in its place',
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

test('A finger that slides the pages moves the dots', { tag: ['@motion', '@phone'] }, async ({ page }) => {
  await openHydrated(page, '/');
  await carousel(page).getByRole('button', { name: 'Mettre le défilement en pause' }).click();
  await carousel(page)
    .getByRole('list')
    .first()
    .evaluate((track) => track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' }));
  await expectCurrent(page, 2);
});

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

test(
  'The background moves thirty times a second, and still does after the calm',
  { tag: '@motion' },
  async ({ page }) => {
    await openHydrated(page, '/');
    for (const speck of ['.dawn-blur', '.dawn-dot', '.dawn-sparkle', '.dawn-feather']) {
      const looks = () => page.locator(speck).first().evaluate(looksWithin);
      await expect.poll(looks).toBe(30);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('.dawn-feather').first()).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => page.locator('.dawn-feather').first().evaluate(looksWithin)).toBe(30);
  },
);

/** Runs in the page: how many ways a moving element looks within a second. */
function looksWithin(element: Element): number {
  const looks = new Set<string>();
  const style = getComputedStyle(element);
  const animations = element.getAnimations();
  for (const animation of animations) animation.pause();
  for (let moment = 1_002; moment < 2_000; moment += 5) {
    for (const animation of animations) animation.currentTime = moment;
    looks.add([style.transform, style.translate, style.opacity].join());
  }
  for (const animation of animations) animation.play();
  return looks.size;
}

/** Runs in the page: how often an element is elsewhere than one frame before, during a second. */
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

/** Runs in the page: where a story's page glides from and to, in windows of the carousel; it ends its glide. */
function glideEnds(story: Element): number[] {
  const [glide] = story.getAnimations();
  const track = story.parentElement?.parentElement?.getBoundingClientRect();
  if (!glide || !track) return [];
  const place = () => Math.round((story.getBoundingClientRect().x - track.x) / track.width);
  const from = place();
  // Its last moment: after it, the page stands in its place.
  const effect = glide.effect instanceof KeyframeEffect ? glide.effect : null;
  const turned = Number(effect?.getKeyframes()[1]?.computedOffset);
  glide.currentTime = turned * Number(effect?.getComputedTiming().endTime) - 1;
  const ends = [from, place()];
  glide.finish();
  return ends;
}
