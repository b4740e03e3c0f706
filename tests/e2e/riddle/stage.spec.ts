import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/gate';
import { recordShifts } from '../../support/shift';
import { openComfort } from '../../support/comfort';
import { expect, test } from '../../support/test';
import { playedAsVisitor } from '../quest/questors';
import { riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const WINDOWS = [
  [320, 568],
  [360, 740],
  [568, 320],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

/** The days with the longest title, and with the longest word in one. */
const days = Array.from({ length: 24 }, (_, index) => index + 1);
const longestBy = (measure: (title: string) => number) =>
  days.reduce((best, day) => (measure(riddleOf(day).title) > measure(riddleOf(best).title) ? day : best));
const LONGEST = longestBy((title) => title.length);
const WIDEST = longestBy((title) => Math.max(...title.split(' ').map((word) => word.length)));

/** Overlaps of the moon and the sound button with texts and controls. */
async function touches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const [header] = document.querySelectorAll('article header');
    const moon = header?.querySelector('[data-draws="lune"]');
    const sound = document.querySelector('[data-sound-control]');
    if (!header || !moon || !sound) return ['the stage, its moon or the sound button is missing'];
    const words = () => {
      const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const rects: DOMRect[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        if (!texts.currentNode.parentElement?.closest('.sr-only')) rects.push(...range.getClientRects());
      }
      return rects;
    };
    const meet = (name: string, one: DOMRect, other: DOMRect) => {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      if (!apart) found.add(name);
    };
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      const [lit, button] = [moon.getBoundingClientRect(), sound.getBoundingClientRect()];
      meet('moon and sound button', lit, button);
      for (const rect of words()) {
        meet('moon and words of the stage', lit, rect);
        meet('sound button and words of the stage', button, rect);
      }
      for (const control of document.querySelectorAll('main :is(button, a, input, summary)')) {
        if (control === sound) continue;
        const name = control.getAttribute('aria-label') ?? control.textContent;
        meet(`moon and « ${name} »`, lit, control.getBoundingClientRect());
        meet(`sound button and « ${name} »`, button, control.getBoundingClientRect());
      }
    }
    return [...found];
  });
}

for (const day of new Set([LONGEST, WIDEST])) {
  test(`the moon and the sound button overlap no text or button, at any width, on day ${day}`, async ({
    page,
  }) => {
    await new RiddleScreen(page).openAsVisitor(day);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      expect(await touches(page), `${width} × ${height}`).toEqual([]);
    }
  });
}

const LONGEST_STORY = days.reduce((best, day) =>
  riddleOf(day).description.length > riddleOf(best).description.length ? day : best,
);
for (const day of new Set([LONGEST, LONGEST_STORY])) {
  test(
    `the story of day ${day} is shown before any script loads, and neither causes a layout shift`,
    { tag: ['@motion', '@both'] },
    async ({ page }) => {
      const scripts = await holdRequests(page, '**/assets/*.js');
      // Without web fonts, which may shift text by a fraction of a pixel (site/shift.spec.ts).
      await page.route('**/*.woff2', () => undefined);
      const shifted = await recordShifts(page);
      await page.goto(`/escape-noel/jour/${day}`, { waitUntil: 'commit' });
      const { title, description } = riddleOf(day);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(description)).toBeVisible();
      scripts.open();
      await page.getByRole('button', { name: 'Continuer sans compte' }).click();
      await expect(new RiddleScreen(page).dialog).toHaveCount(0);
      expect(await shifted()).toBe(0);
    },
  );
}

test('a solved riddle adds its reward to the drawing, and the unsolved page downloads nothing of it', async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(2);
  const reward = page.locator('article header .riddle-reward');
  await expect(page.locator('article header [data-draws="borne"]')).toHaveCount(1);
  await expect(reward).toHaveCount(0);
  await screen.try(riddleOf(2).answers[0]);
  await expect(reward).toHaveCount(1);
});

test('the comet of day 22 waits until no dialog is open', { tag: '@motion' }, async ({ page }) => {
  await playedAsVisitor(page, [22]);
  await page.goto('/escape-noel/jour/22');
  const crossing = () =>
    page
      .locator('.scene-crossing')
      .evaluate((comet) => comet.getAnimations().map(({ playState }) => playState));
  await openComfort(page);
  await expect.poll(crossing).toEqual(['paused']);
  await page.keyboard.press('Escape');
  await expect.poll(crossing).toEqual(['running']);
});

test('the moon is hidden on the day that asks for it, and shown on the next', async ({ page }) => {
  const screen = new RiddleScreen(page);
  const moon = page.locator('article header [data-draws="lune"]');
  await screen.openAsVisitor(16);
  await expect(page.locator('article header [data-draws="boîte à musique"]')).toHaveCount(1);
  await expect(moon).toBeHidden();
  await page.goto('/escape-noel/jour/17');
  await expect(moon).toBeVisible();
});

test(
  'on a phone the rules open over the board in one press, and stay while one plays',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    // Long rules, and one control of each board.
    for (const [day, control] of [
      [8, page.getByRole('button', { name: /^Reculer/ }).first()],
      [11, page.getByRole('button', { name: /^La cabane/ })],
      [12, page.getByRole('switch').nth(2)],
      [20, page.getByRole('switch').nth(2)],
    ] as const) {
      await new RiddleScreen(page).openAsVisitor(day);
      const rules = page.getByRole('region', { name: "Rappel de l'énigme" });
      await expect(rules).toHaveCount(0);
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.getByRole('button', { name: "Garder l'énigme à l'écran" }).tap();
      await expect(rules).toBeInViewport({ ratio: 1 });
      await expect(control).toBeInViewport();
      await expect(rules).toContainText(riddleOf(day).question.split('\n').at(-1) ?? '');
      const before = await page.evaluate((key) => sessionStorage.getItem(key), `escape-noel-play-${day}`);
      await control.tap();
      const played = () => page.evaluate((key) => sessionStorage.getItem(key), `escape-noel-play-${day}`);
      await expect.poll(played).not.toBe(before);
      await expect(rules).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: "Ranger l'énigme" }).tap();
      await expect(rules).toHaveCount(0);
    }
  },
);

test(
  'a drag on a board never reloads the page, and what was laid is there after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    const pull = () => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(12);
    expect(await pull()).toBe('none');
    const lamp = page.getByRole('switch').nth(7);
    await lamp.tap();
    await expect(lamp).not.toBeChecked();
    await page.reload();
    await expect(lamp).not.toBeChecked();
    await screen.openAsVisitor(1);
    expect(await pull()).toBe('auto');
  },
);
