import type { Page } from '@playwright/test';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeAdmin } from './people';

/** The widest names, of twenty letters. No one else has an admin's name (rules 2.2 and 2.3), whatever its capitals. */
const LONGEST_OF_AN_ADMIN = `${'W'.repeat(18)}MM`;
const LONGEST = 'W'.repeat(20);

/** The elements of the header and their positions. */
async function expectEverythingToFit(page: Page): Promise<void> {
  const controls = page.getByRole('banner').locator('a, button, summary').filter({ visible: true });
  const boxes = await controls.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { name: element.textContent, left, right, top, bottom };
    }),
  );
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(
    boxes.filter(({ left, right }) => left < 0 || right > width),
    'nothing overflows',
  ).toEqual([]);
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
  const overlapping = pairs.filter(
    ([one, other]) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5,
  );
  expect(overlapping, 'nothing stands on something else').toEqual([]);
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside, 'nothing to scroll sideways to').toBeLessThanOrEqual(0);
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.height, 'one row').toBeLessThan(110);
}

test('the header of an admin fits at every width, with the longest name and five links', async ({
  page,
  request,
}, { project }) => {
  await signIn(page, await makeAdmin(request, LONGEST_OF_AN_ADMIN));
  const widths = project.name === 'phone' ? [320, 360] : [768, 1024, 1280, 1440];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/escape-noel/admin');
    await expect(page.getByRole('heading', { level: 1, name: "L'équipe" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const menu = page.getByRole('banner').getByText('Menu', { exact: true });
    if (await menu.isVisible()) {
      await expectEverythingToFit(page);
      await menu.click();
    }
    const links = page.getByRole('navigation', { name: 'Navigation du jeu' }).getByRole('link');
    await expect(
      links.filter({ hasText: /^(Constellation|Classement|Artefacts|Concours|L'équipe)$/ }),
    ).toHaveCount(5);
    await expect(links.filter({ hasText: LONGEST_OF_AN_ADMIN })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quitter' })).toBeVisible();
    await expectEverythingToFit(page);
  }
});

test('the header of a knight fits at every width, with the label of its switch', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, LONGEST);
  await signIn(page, knight);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/escape-noel');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: LONGEST })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const words = await banner.getByText('Confort').filter({ visible: true }).boundingBox();
    expect(words?.width).toBeGreaterThan(50);
    await expectEverythingToFit(page);
  }
});
