import type { Download } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeScorer } from './people';

type Colour = readonly [number, number, number];
const IVORY: Colour = [0xff, 0xf6, 0xdc];
const GOLD: Colour = [0xf5, 0xc8, 0x62];
const FRAME: Colour = [0xc8, 0x96, 0x3e];

async function pixelsOf(download: Download) {
  const { data, info } = await sharp(await download.path())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Colour => {
    const from = (y * info.width + x) * info.channels;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
  };
  /** Where a colour stands inside a box: how many pixels, and how far left and right it goes. */
  const find = (colour: Colour, box: { left: number; top: number; right: number; bottom: number }) => {
    const columns: number[] = [];
    for (let y = box.top; y < box.bottom; y += 1) {
      for (let x = box.left; x < box.right; x += 1) {
        const seen = at(x, y);
        if (colour.every((part, index) => Math.abs(part - (seen[index] ?? 0)) <= 6)) columns.push(x);
      }
    }
    return { count: columns.length, left: Math.min(...columns), right: Math.max(...columns) };
  };
  return { width: info.width, height: info.height, at, find };
}

test('the badge is a picture of 400 pixels at scale 2, whole, with name, medal, rank and points', async ({
  page,
  request,
}) => {
  await signIn(page, await makeScorer(request, 2, 'Éloïse Çà-et-Là Œuf'));
  await page.goto('/escape-noel/classement');
  await page.getByRole('button', { name: 'Partager mon blason' }).click();
  const preview = page.getByRole('dialog', { name: 'Mon blason – Escape Noël' });
  await expect(preview.getByRole('img')).toHaveAccessibleName(
    /^Mon blason\s: Éloïse Çà-et-Là Œuf, rang \d+, 10 points$/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('blason.png');

  const { width, height, at, find } = await pixelsOf(download);
  expect(width).toBe(800);
  expect(height).toBeGreaterThan(1000);
  expect(at(2, 2)).toEqual([0x1a, 0x1a, 0x1a]);
  // The frame runs all around: nothing is cut.
  const middle = { left: 398, right: 402 };
  expect(find(FRAME, { ...middle, top: 0, bottom: 60 }).count).toBeGreaterThan(0);
  expect(find(FRAME, { ...middle, top: height - 60, bottom: height }).count).toBeGreaterThan(0);
  expect(find(FRAME, { left: 0, right: 60, top: 500, bottom: 504 }).count).toBeGreaterThan(0);
  expect(find(FRAME, { left: 740, right: 800, top: 500, bottom: 504 }).count).toBeGreaterThan(0);
  // The rank in the shield, the points under it, the name below, each centred and inside its place.
  for (const [colour, box] of [
    [IVORY, { left: 200, right: 600, top: 490, bottom: 590 }],
    [GOLD, { left: 240, right: 560, top: 590, bottom: 640 }],
    [IVORY, { left: 50, right: 750, top: 850, bottom: 940 }],
  ] as const) {
    const ink = find(colour, box);
    expect(ink.count).toBeGreaterThan(150);
    expect(Math.abs(ink.left + ink.right - 800)).toBeLessThan(40);
    expect(ink.left).toBeGreaterThan(box.left);
    expect(ink.right).toBeLessThan(box.right - 1);
  }
  // The medal's enamel, where no lettering is.
  expect(find([0x8f, 0x95, 0xd6], { left: 350, right: 450, top: 360, bottom: 460 }).count).toBeGreaterThan(
    200,
  );
});

test('where the share sheet takes pictures, the badge goes there with its words', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = ({ files, title, text }: ShareData = {}) => {
      document.title = JSON.stringify([files?.map(({ name, type }) => `${name} ${type}`), title, text]);
      return Promise.resolve();
    };
  });
  await signIn(page, await makeScorer(request, 1));
  await page.goto('/escape-noel/classement');
  await page.getByRole('button', { name: 'Partager mon blason' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Partager', exact: true }).click();
  await expect(page).toHaveTitle(
    /^\[\["blason\.png image\/png"\],"Mon blason – Escape Noël","J'occupe le rang \d+ avec 5 points\s!"\]$/,
  );
});

test('a capture that fails is only logged, and the button answers again', async ({ page, request }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await signIn(page, await makeScorer(request, 1));
  await page.goto('/escape-noel/classement');
  await page.getByRole('button', { name: 'Partager mon blason' }).click();
  await expect(page.getByText("L'image n'a pas pu être créée : tu peux réessayer.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Partager mon blason' })).toBeEnabled();
});
