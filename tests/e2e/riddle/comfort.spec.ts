import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { COMFORT_KEY } from '../../../src/lib/comfortKey';
import { brokenWords } from '../../support/brokenWords';
import { ALL } from '../../support/quest';
import { expect, test } from '../../support/test';
import { riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

// Rule 23.5: every day, and so every kind of board.

const WIDTHS = [320, 340, 360, 375, 390, 412, 430];
const COMFORT = JSON.stringify({ texte: '150', espacement: 'aere' });
const softly = expect.configure({ soft: true });

for (const half of [ALL.slice(0, 12), ALL.slice(12)])
  test(
    `no word of days ${half[0]} to ${half.at(-1)} is broken with large text and wide spacing, from 320 to 430 px`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow();
      await page.addInitScript(([key, comfort]) => localStorage.setItem(key, comfort), [
        COMFORT_KEY,
        COMFORT,
      ] as const);
      for (const day of half) {
        await page.goto(paths.game.riddle(day));
        await expect(page.getByRole('heading', { level: 1, name: riddleOf(day).title })).toBeVisible();
        await expect(page.locator('article[aria-busy="false"]')).toBeVisible();
        await expect(page.locator('html[data-texte="150"][data-espacement="aere"]')).toHaveCount(1);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await softly.poll(() => brokenWords(page), `day ${day}, ${width} px`).toEqual([]);
        }
      }
    },
  );

const TOOLS = ['Ce que ce jour demande', 'Activer le son', 'Imprimer'];

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meets = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The words of the day's tools that can be seen, and whether a tool covers the medallion, the moon, the title or another tool. */
async function toolsOf(page: Page) {
  const { shown, rects, stage } = await page.evaluate((names) => {
    const tools = [
      ...document.querySelectorAll('.riddle :is(button, a).absolute, .riddle .absolute > button'),
    ];
    // Of the texts alone: the title's box is as wide as the stage.
    const titles = [...document.querySelectorAll('article h1 [data-story="title"]')].flatMap(
      ({ childNodes }) =>
        [...childNodes].flatMap((text) => {
          const words = document.createRange();
          words.selectNode(text);
          return [...words.getClientRects()];
        }),
    );
    const pictures = document.querySelectorAll('article h1 svg, article header [data-draws="lune"]');
    const seen = tools.flatMap((tool) =>
      [...tool.querySelectorAll('span')].filter((span) => span.getBoundingClientRect().width > 1),
    );
    return {
      shown: names.filter((name) => seen.some(({ textContent }) => textContent.startsWith(name))),
      rects: tools.map((tool) => tool.getBoundingClientRect().toJSON() as DOMRect),
      stage: [...titles, ...[...pictures].map((each) => each.getBoundingClientRect())].map(
        (rect) => rect.toJSON() as DOMRect,
      ),
    };
  }, TOOLS);
  const covers = rects.some((rect, index) =>
    [...stage, ...rects.slice(0, index)].some((other) => meets(rect, other)),
  );
  return { shown, covers };
}

test('the tools of a day show their words where there is room, and are named everywhere', async ({
  page,
}) => {
  await new RiddleScreen(page).openAsVisitor(4);
  for (const name of TOOLS) await expect(page.locator('.riddle').getByText(name).first()).toBeAttached();
  for (const [width, texte, shown] of [
    [360, '', []],
    [640, '', TOOLS.slice(1)],
    [768, '', TOOLS],
    [1280, '', TOOLS],
    [768, '150', []],
    [1100, '150', TOOLS],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      if (size === '') return;
      Object.assign(document.documentElement.dataset, { texte: size, espacement: 'aere' });
    }, texte);
    await softly
      .poll(() => toolsOf(page), `${width} px, text ${texte || 'as usual'}`)
      .toEqual({ shown, covers: false });
  }
});
