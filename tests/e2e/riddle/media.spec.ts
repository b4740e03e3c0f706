import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdRequests } from '../../support/gate';
import { recordShifts } from '../../support/shift';
import { expect, test } from '../../support/test';
import { riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const PICTURE_DAY = 9;
const SOUND_DAY = 7;
const VIDEO_DAY = 14;
const NARROW = { width: 320, height: 640 };
const alternativeOf = (day: number) => riddleOf(day).media_alt ?? 'missing';

const largePicture = (page: Page) => page.getByRole('dialog').getByRole('img');
const scaleOf = (page: Page) => largePicture(page).evaluate((image) => image.getBoundingClientRect().width);

/** The width of the enlarged picture once it has loaded: before, it is as wide as its description. */
async function wholeScaleOf(page: Page): Promise<number> {
  await expect.poll(() => largePicture(page).evaluate(hasLoaded)).toBe(true);
  return scaleOf(page);
}

test(
  'a picture that fails to load leaves the riddle within the window',
  { tag: '@phone' },
  async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/);
    await page.setViewportSize(NARROW);
    await page.route('**/edition/**', (route) => route.abort());
    await new RiddleScreen(page).openAsVisitor(PICTURE_DAY);
    await expect(page.getByText("L'image s'est égarée en chemin.")).toBeVisible();
    const field = await page.getByLabel('Ta réponse').boundingBox();
    expect(field && field.x + field.width).toBeLessThan(NARROW.width);
  },
);

test('an enlarged picture is opaque even where the code of the animations fails to load', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|motionFeatures/);
  await page.route('**/assets/motionFeatures-*.js', (route) => route.abort());
  await new RiddleScreen(page).openAsVisitor(PICTURE_DAY);
  await page.getByRole('button', { name: "Agrandir l'image" }).click();
  await expect(page.getByRole('dialog', { name: 'Image agrandie' })).toHaveCSS('opacity', '1');
});

test(
  'a picture can be enlarged: keys and buttons zoom, Escape closes it and restores the focus',
  { tag: '@phone' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(PICTURE_DAY);
    await page.getByText("Description de l'image").click();
    await expect(page.getByText(alternativeOf(PICTURE_DAY))).toBeVisible();
    await expectNoAxeViolations(page);
    const open = page.getByRole('button', { name: "Agrandir l'image" });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Image agrandie' })).toBeVisible();
    await expectNoAxeViolations(page);
    const whole = await wholeScaleOf(page);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.3);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(whole, 0);
    await page.getByRole('dialog').getByRole('button', { name: 'Agrandir' }).click();
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.3);
    await page.getByRole('dialog').getByRole('button', { name: 'Réduire' }).click();
    await expect.poll(() => scaleOf(page)).toBeCloseTo(whole, 0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open).toBeFocused();
  },
);

test('two fingers zoom into the picture', { tag: '@phone' }, async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(PICTURE_DAY);
  await page.getByRole('button', { name: "Agrandir l'image" }).click();
  const whole = await wholeScaleOf(page);
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const fingers = (apart: number) => [
    { x: width / 2 - apart, y: height / 2, id: 1 },
    { x: width / 2 + apart, y: height / 2, id: 2 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (const apart of [50, 60, 70, 80]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.5);
});

test(
  'a tap beside an enlarged picture closes it; a tap on it or a drag does not',
  { tag: '@phone' },
  async ({ page }) => {
    await new RiddleScreen(page).openAsVisitor(PICTURE_DAY);
    const open = page.getByRole('button', { name: "Agrandir l'image" });
    await open.click();
    await wholeScaleOf(page);
    const image = await largePicture(page).boundingBox();
    if (!image) throw new Error('The enlarged picture is not visible.');
    const x = image.x + image.width / 2;
    const above = image.y / 2;
    await page.touchscreen.tap(x, image.y + image.height / 2);
    await page.mouse.move(x, above);
    await page.mouse.down();
    await page.mouse.move(x, above + 60, { steps: 3 });
    await page.mouse.move(x, above, { steps: 3 });
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Image agrandie' })).toBeVisible();
    await page.touchscreen.tap(x, above);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open).toBeFocused();
  },
);

test('a sound and a video have controls, and their content in words', async ({ page }) => {
  const screen = new RiddleScreen(page);
  for (const [day, element, label] of [
    [SOUND_DAY, 'audio', 'Transcription'],
    [VIDEO_DAY, 'video', 'Description de la vidéo'],
  ] as const) {
    await screen.openAsVisitor(day);
    await expect(page.locator(`main ${element}`)).toHaveJSProperty('controls', true);
    await page.getByText(label).click();
    await expect(page.getByText(alternativeOf(day))).toBeVisible();
    await expectNoAxeViolations(page);
  }
});

test('a video that cannot be played is replaced by the specified text', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.route('**/edition/videos/*', (route) => route.fulfill({ status: 404, body: '' }));
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(VIDEO_DAY);
  await expect(page.getByText('Votre navigateur ne supporte pas la lecture vidéo.')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

for (const [what, day, medium] of [
  ['picture', PICTURE_DAY, 'img'],
  ['sound', SOUND_DAY, 'audio'],
  ['video', VIDEO_DAY, 'video'],
] as const) {
  test(
    `nothing shifts when the first dialog closes, and when a late ${what} loads`,
    { tag: ['@motion', '@phone'] },
    async ({ page }) => {
      const files = await holdRequests(page, '**/edition/**');
      // A late font may shift its text slightly (site/shift.spec.ts): here none loads, and nothing shifts at all.
      await page.route('**/*.woff2', () => undefined);
      const shifted = await recordShifts(page);
      const screen = new RiddleScreen(page);
      await screen.openAsVisitor(day, 'commit');
      await page.getByRole('heading', { name: "L'énigme du jour" }).scrollIntoViewIfNeeded();
      files.open();
      await expect.poll(() => page.locator(`main section ${medium}`).evaluate(hasLoaded)).toBe(true);
      await page.evaluate(nextFrames);
      expect(await shifted()).toBe(0);
    },
  );
}

/** Runs in the page: a picture that has loaded, or a recording whose length is known. */
function hasLoaded(element: Element): boolean {
  if (element instanceof HTMLMediaElement) return element.readyState >= HTMLMediaElement.HAVE_METADATA;
  return element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
}

/** Runs in the page: waits until layout shifts are reported. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
