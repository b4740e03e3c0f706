import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { signIn } from '../../support/knight';
import { expectWholeAccents, HALF_ACCENTED_NAME, hex, pictureOf, type Picture } from '../../support/pixels';
import { expect, test } from '../../support/test';
import { openRanking, pointsAt, type Ranking } from '../../support/ranking';

const IVORY = hex('#fff6dc');
const GOLD = hex('#f5c862');
const FRAME = hex('#c8963e');
/** The area of the name, below the shield. */
const NAME = { left: 50, top: 850, right: 750, bottom: 940 };

/** The centre of the medal's star: nine by nine pixels of one colour. */
const HEART = { left: 396, top: 406, right: 405, bottom: 415 };

/** A ranking of its own, so that ranks do not change. */
let ranking: Ranking;

// One backend for the file: filling it takes seconds.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  ranking = await openRanking(baseURL);
});

test.afterAll(() => ranking.backend.close());

test.beforeEach(({ context }) => ranking.backend.lead(context));

const rename = (place: number, name: string) =>
  ranking.backend.sql('update public.users set username = $2, display_name = $2 where id = $1', [
    ranking.at(place).id,
    name,
  ]);

const shareButton = (page: Page) => page.getByRole('button', { name: 'Partager mon blason' });
const previewOf = (page: Page) => page.getByRole('dialog', { name: 'Mon blason – Escape Noël' });

/** Downloads the badge of the knight at a place of the ranking. */
async function badgeOf(page: Page, place: number): Promise<Picture> {
  await signIn(page, ranking.at(place));
  await page.goto('/escape-noel/classement');
  await shareButton(page).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    previewOf(page).getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('blason.png');
  return pictureOf(download);
}

test(
  'the badge is 400 pixels wide at scale 2, complete, with name, medal, rank and points',
  { tag: '@phone' },
  async ({ page }) => {
    await rename(4, HALF_ACCENTED_NAME);
    const badge = await badgeOf(page, 4);
    await expect(previewOf(page).getByRole('img')).toHaveAccessibleName(
      `Mon blason\u00a0: ${HALF_ACCENTED_NAME}, rang 4, ${pointsAt(4)} points`,
    );
    await expectNoAxeViolations(page);

    const { format, width, height, at, find } = badge;
    expect([format, width]).toEqual(['png', 800]);
    expect(height).toBeGreaterThan(1000);
    for (const [x, y] of [
      [2, 2],
      [width - 3, 2],
      [2, height - 3],
      [width - 3, height - 3],
    ] as const) {
      expect(at(x, y)).toEqual(hex('#1a1a1a'));
    }
    // The frame is complete on the four sides.
    for (const side of [
      { left: 398, top: 0, right: 402, bottom: 60 },
      { left: 398, top: height - 60, right: 402, bottom: height },
      { left: 0, top: 500, right: 60, bottom: 504 },
      { left: 740, top: 500, right: 800, bottom: 504 },
    ]) {
      expect(find(FRAME, side).count).toBeGreaterThan(0);
    }
    // Rank, points and name are centred inside their areas.
    for (const [colour, box] of [
      [IVORY, { left: 200, right: 600, top: 490, bottom: 590 }],
      [GOLD, { left: 240, right: 560, top: 590, bottom: 640 }],
      [IVORY, NAME],
    ] as const) {
      const ink = find(colour, box);
      expect(ink.count).toBeGreaterThan(150);
      expect(Math.abs(ink.left + ink.right - 800)).toBeLessThan(40);
      expect(ink.left).toBeGreaterThan(box.left);
      expect(ink.right).toBeLessThan(box.right - 1);
      expect(ink.top).toBeGreaterThan(box.top);
      expect(ink.bottom).toBeLessThan(box.bottom - 1);
    }
    // From rank 4 on: blue enamel.
    expect(find(hex('#8f95d6'), HEART).count).toBe(81);
    expectWholeAccents(badge, IVORY, NAME);
  },
);

for (const name of ['W'.repeat(20), 'Œ'.repeat(20)]) {
  test(`the widest name fits inside the frame: ${name}`, async ({ page }) => {
    await rename(4, name);
    const { find, height } = await badgeOf(page, 4);
    const ink = find(IVORY, { left: 0, top: NAME.top, right: 800, bottom: 1050 });
    expect(ink.left).toBeGreaterThan(NAME.left);
    expect(ink.right).toBeLessThan(NAME.right - 1);
    expect(Math.abs(ink.left + ink.right - 800)).toBeLessThan(40);
    // On two lines, above the publisher's name.
    expect(ink.bottom - ink.top).toBeGreaterThan(100);
    expect(ink.bottom).toBeLessThan(1030);
    expect(height).toBeGreaterThan(1150);
  });
}

/** The star of each medal, and its ribbon. */
const MEDALS = [
  { rank: 1, star: '#fff3cf', ribbon: '#b83e5e' },
  { rank: 2, star: '#ffffff', ribbon: '#4a4a9e' },
  { rank: 3, star: '#ffd9b0', ribbon: '#2f6b5a' },
] as const;

test('ranks 1, 2 and 3 have gold, silver and bronze', async ({ page }) => {
  test.slow();
  for (const { rank, star, ribbon } of MEDALS) {
    const badge = await badgeOf(page, rank);
    expect(badge.find(hex(star), HEART).count, `star of rank ${rank}`).toBe(81);
    const tails = { left: 340, top: 300, right: 460, bottom: 380 };
    expect(badge.find(hex(ribbon), tails).count, `ribbon of rank ${rank}`).toBeGreaterThan(200);
    // The red of gold and the green of bronze are nowhere else on the shield.
    for (const other of MEDALS.filter((each) => each.rank !== rank && each.rank !== 2)) {
      expect(badge.find(hex(other.ribbon), tails).count, `rank ${rank}: ${other.ribbon}`).toBe(0);
    }
  }
});

test('where the device can share pictures, the share sheet receives the badge and its texts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = ({ files, title, text }: ShareData = {}) => {
      document.title = JSON.stringify([files?.map(({ name, type }) => `${name} ${type}`), title, text]);
      return Promise.resolve();
    };
  });
  await signIn(page, ranking.at(7));
  await page.goto('/escape-noel/classement');
  await shareButton(page).click();
  await previewOf(page).getByRole('button', { name: 'Partager', exact: true }).click();
  await expect(page).toHaveTitle(
    JSON.stringify([
      ['blason.png image/png'],
      'Mon blason – Escape Noël',
      `J'occupe le rang 7 avec ${pointsAt(7)} points\u00a0!`,
    ]),
  );
});
