import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';
import { publishedAddress, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

/** A day whose second hint is a picture. */
const PICTURE_HINT_DAY = 13;
const PICTURE_HINT_RANK = 2;

/** A revealed hint. */
const hintOf = (page: Page, rank: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Indice ${rank}`, exact: true }) });

const REVEAL = '**/rpc/reveal_hint*';

/** Gives the next hint a recording, which no hint of the edition has. */
async function withRecordedHint(
  page: Page,
  recording: Record<'mediatype' | 'video_url' | 'media_alt', string>,
) {
  await page.route(REVEAL, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { hint: object };
    await route.fulfill({ response, json: { ...reply, hint: { ...reply.hint, ...recording } } });
  });
}

/** Expects a hint's medium inside the hint, and the hint inside the window. */
async function expectInside(page: Page, rank: number, medium: Locator): Promise<void> {
  const [outer, inner] = [await hintOf(page, rank).boundingBox(), await medium.boundingBox()];
  if (!outer || !inner) throw new Error('The hint or its medium is not shown');
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  // Large enough to see, or to tap.
  expect(inner.width).toBeGreaterThan(outer.width * 0.7);
  expect(inner.height).toBeGreaterThanOrEqual(44);
  expect(outer.x + outer.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('a revealed hint shows its picture, also after a reload; it can be enlarged and has an alternative text', async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  const words = riddleOf(PICTURE_HINT_DAY).hints[PICTURE_HINT_RANK - 1]?.media_alt ?? 'missing';
  const hint = hintOf(page, PICTURE_HINT_RANK);
  const picture = hint.getByRole('img', { name: words });
  await screen.openAsVisitor(PICTURE_HINT_DAY);
  await screen.revealHint(1);
  await expect(page.getByRole('img', { name: words })).toHaveCount(0);
  await screen.revealHint(PICTURE_HINT_RANK);
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectInside(page, PICTURE_HINT_RANK, picture);
  await hint.getByText("Description de l'image").click();
  await expect(hint.getByText(words)).toBeVisible();
  await expectNoAxeViolations(page);
  await hint.getByRole('button', { name: "Agrandir l'image" }).click();
  await expect(
    page.getByRole('dialog', { name: 'Image agrandie' }).getByRole('img', { name: words }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(picture).toBeVisible();
});

/** The recordings of two hints, by rank. */
const RECORDINGS = [
  {
    element: 'audio',
    says: 'Transcription',
    mediatype: 'audio',
    video_url: '/edition/sons/jour-07.mp3',
    media_alt: 'Trois coups de cloche, puis un hibou.',
  },
  {
    element: 'video',
    says: 'Description de la vidéo',
    mediatype: 'video',
    video_url: '/edition/videos/jour-14.mp4',
    media_alt: 'Une lanterne traverse la neige, de gauche à droite.',
  },
] as const;

test('a hint shows its sound or video inside, with the transcript', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  for (const [index, { element, says, mediatype, video_url, media_alt }] of RECORDINGS.entries()) {
    const rank = index + 1;
    await page.unroute(REVEAL);
    await withRecordedHint(page, { mediatype, video_url: await publishedAddress(video_url), media_alt });
    await screen.revealHint(rank);
    const hint = hintOf(page, rank);
    await expect(hint.locator(element)).toHaveJSProperty('controls', true);
    await expectInside(page, rank, hint.locator(element));
    await hint.getByText(says).click();
    await expect(hint.getByText(media_alt)).toBeVisible();
  }
  await expectNoAxeViolations(page);
});
