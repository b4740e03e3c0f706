import type { Request } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { signIn } from '../../support/knight';
import { expectWholeAccents, HALF_ACCENTED_NAME, hex, pictureOf } from '../../support/pixels';
import { expect, test } from '../../support/test';
import { makeQuestor } from './questors';
import { ALL } from '../../support/quest';

/** Longer than anything that a page puts off until the browser is idle. */
const IDLE_MS = 10_000;

test(
  'the card is 1200 × 1680 on #0d1117, previewed, and downloaded where sharing is not supported',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page, await makeQuestor(request, ALL, HALF_ACCENTED_NAME));
    await page.goto('/escape-noel/final');
    await page.getByRole('button', { name: 'Partager ma carte de Noël' }).click();
    const preview = page.getByRole('dialog', { name: 'Ma carte de Noël magique' });
    await expect(
      preview.getByRole('img', { name: new RegExp(`Carte de Noël de ${HALF_ACCENTED_NAME}`) }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Télécharger' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ma-carte-noel.png');
    const card = await pictureOf(download);
    expect([card.format, card.width, card.height]).toEqual(['png', 1200, 1680]);
    // The frame is complete on the four sides.
    for (const side of [
      { left: 590, top: 36, right: 610, bottom: 48 },
      { left: 590, top: 1632, right: 610, bottom: 1644 },
      { left: 36, top: 830, right: 48, bottom: 850 },
      { left: 1152, top: 830, right: 1164, bottom: 850 },
    ]) {
      const [red, green, blue] = card.at((side.left + side.right) / 2, (side.top + side.bottom) / 2);
      expect(red).toBeGreaterThan(150);
      expect(red).toBeGreaterThan(green);
      expect(green).toBeGreaterThan(blue);
    }
    // The title is where the card has it.
    const gold = card.find(hex('#f5c862'), { left: 240, top: 600, right: 960, bottom: 750 });
    expect(gold.count).toBeGreaterThan(5_000);
    expectWholeAccents(card, hex('#fff6dc'), { left: 120, top: 746, right: 1080, bottom: 852 });
  },
);

for (const [picture, path, offer] of [
  ['card', '/escape-noel/final', 'Partager ma carte de Noël'],
  ['badge', '/escape-noel/classement', 'Partager mon blason'],
] as const) {
  test(`once its page is idle, the ${picture} is made offline`, async ({ page, request, context }) => {
    await signIn(page, await makeQuestor(request, ALL));
    const pending = new Set<Request>();
    page.on('request', (each) => pending.add(each));
    page.on('requestfinished', (each) => pending.delete(each));
    page.on('requestfailed', (each) => pending.delete(each));
    // An idle page asks for these, the last two late: on a slow machine they would be requested offline, and fail.
    const late = ['/html2canvas', '/SessionExpired', '/rpc/my_knights'].map((name) =>
      page.waitForEvent('requestfinished', (each) => each.url().includes(name)),
    );
    await page.clock.install();
    await page.goto(path);
    const share = page.getByRole('button', { name: offer });
    await share.scrollIntoViewIfNeeded();
    await page.clock.runFor(IDLE_MS);
    await Promise.all(late);
    await expect.poll(() => pending.size).toBe(0);
    await context.setOffline(true);
    await share.click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  });
}

test('modern colours on the page or on the card do not prevent the picture', async ({ page, request }) => {
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  await page.addStyleTag({
    content: `
      html { background: color(display-p3 0.1 0.2 0.3) !important }
      body { background: color-mix(in oklab, red, blue) !important; color: oklch(70% 0.1 200) }
      [style*='-200vw'] * { border-color: lab(50% 40 59); text-shadow: 0 0 1px oklch(70% 0.1 200 / 0.5) }
      [style*='-200vw'] p { color: oklab(86.644% 0 0) !important }
      [style*='-200vw'] > div > div {
        background: linear-gradient(color-mix(in srgb, lime, white), hwb(194 0% 0%)) !important;
      }`,
  });
  await page.getByRole('button', { name: 'Partager ma carte de Noël' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  const card = await pictureOf(download);
  expect([card.width, card.height]).toEqual([1200, 1680]);
  // The title, in the colour that the browser shows.
  expect(card.find(hex('#d3d3d3'), { left: 240, top: 600, right: 960, bottom: 750 }).count).toBeGreaterThan(
    5_000,
  );
});

test('a failed capture is logged and can be retried', async ({ page, request }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
  });
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  const share = page.getByRole('button', { name: 'Partager ma carte de Noël' });
  await share.click();
  await expect(page.getByText("L'image n'a pas pu être créée", { exact: false })).toBeVisible();
  await expect(share).toBeEnabled();
  expect(warnings.some((warning) => warning.includes('Image à partager'))).toBe(true);
});
