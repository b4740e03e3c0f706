import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { pastRiddles, riddleOf, riddles } from '../riddle/edition';
import { tooLarge } from './tooLarge';

test.use({ viewport: { width: 1024, height: 768 } });

/** True if the question ends inside its page, at the right of and above nothing that cuts it. Runs in the page. */
const questionEnds = (page: Page) =>
  page.evaluate(() => {
    const flow = document.querySelector('.projector-flow')?.getBoundingClientRect();
    const question = document.querySelector('[data-narration="question"]');
    const end = question && Array.from(question.getClientRects()).at(-1);
    return flow && end
      ? end.right <= flow.right + 1 && end.bottom <= flow.bottom + 1 && end.left >= flow.left - 1
      : null;
  });

/** Projects a day, reads it to its end, and expects all of it to fit. */
async function expectToFit(page: Page, day: number, title: string): Promise<void> {
  await page.goto(paths.blackboard(day));
  await expect(page.getByRole('heading', { level: 1, name: `Jour ${day} : ${title}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Valider ma réponse' })).toBeVisible();
  await expect.poll(() => tooLarge(page), `day ${day}`).toEqual([]);
  const pages = page.getByRole('group', { name: 'Pages' });
  await expect(pages).toBeVisible();
  const count = Number(/\d+$/.exec((await pages.locator('span').first().textContent()) ?? '')?.[0]);
  for (let turned = 1; turned < count; turned += 1) await page.keyboard.press('PageDown');
  await expect(pages).toContainText(`${count} / ${count}`);
  expect(await questionEnds(page), `day ${day}`).toBe(true);
}

test('no day of this edition scrolls at 1024×768 @full', async ({ page, request }) => {
  test.slow();
  await signIn(page, await makeKnight(request));
  for (const { day, title } of riddles) await expectToFit(page, day, title);
});

/** Two pictures, two lists, pieces, and bells: what a window's shape changes most. */
const SHAPED_DAYS = [2, 5, 6, 7, 8, 9];

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const)
  test(`pictures and boards are whole at ${width}×${height} too`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, await makeKnight(request));
    for (const { day, title } of riddles.filter((each) => SHAPED_DAYS.includes(each.day)))
      await expectToFit(page, day, title);
  });

test('no day of the past edition would scroll at 1024×768 @full', async ({ page, request }) => {
  test.slow();
  await signIn(page, await makeKnight(request));
  await page.route(/\/rest\/v1\/enigmes\?.*day_number=eq\.\d+/, async (route, asked) => {
    const day = Number(/day_number=eq\.(\d+)/.exec(asked.url())?.[1]);
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    const { title, description, question } = riddleOf(day, pastRiddles);
    await route.fulfill({
      response,
      json: rows.map((row) => ({ ...row, title, description, question, play: null })),
    });
  });
  for (const { day, title } of pastRiddles) await expectToFit(page, day, title);
});
