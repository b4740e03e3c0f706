import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { riddleOf } from '../riddle/edition';

interface Point {
  x: number;
  y: number;
}

/** A pixel more than rounding. */
const CLOSE_PX = 3;

async function centreOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the mouse through points, in steps that a drag recognises. */
async function moveThrough(page: Page, ...points: Point[]): Promise<void> {
  for (const { x, y } of points) await page.mouse.move(x, y, { steps: 5 });
}

/** Distance from the centre of an element to the mouse. */
async function distanceTo(element: Locator, { x, y }: Point): Promise<number> {
  const centre = await centreOf(element);
  return Math.hypot(centre.x - x, centre.y - y);
}

/**
 * Presses the mouse and drags until what is dragged is under it. The code that drags comes after the board's: a mouse that is quicker
 * than it drags once more, as a child does.
 */
async function dragUnderMouse(page: Page, from: Point, to: Point, dragged: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await moveThrough(page, to);
    const distance = async () => ((await dragged.isVisible()) ? distanceTo(dragged, to) : Infinity);
    await expect.poll(distance, { timeout: 1000 }).toBeLessThan(CLOSE_PX);
  }).toPass();
}

/** Projects a day, and expects its board to be resized. */
async function project(page: Page, day: number): Promise<void> {
  await page.goto(paths.blackboard(day));
  await expect(page.getByRole('button', { name: 'Valider ma réponse' })).toBeVisible();
  const zoomed = page.locator('.projector-board-content');
  const zoom = () => zoomed.evaluate((board) => Number(getComputedStyle(board).zoom));
  await expect.poll(async () => Math.abs((await zoom()) - 1)).toBeGreaterThan(0.005);
}

for (const [width, height] of [
  [1024, 768],
  [1920, 1080],
] as const)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page, request }) => {
      // Parts that glide to their places show what a resized board does to them.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await signIn(page, await makeKnight(request));
    });

    test('a row of a projected list follows the mouse and is dropped under it', async ({ page }) => {
      await project(page, 8);
      const rows = page.locator('.order-row');
      const first = await rows.nth(0).locator('.order-text').innerText();
      const handle = rows.nth(0).locator('[data-handle]');
      // Nothing is out of the board's place.
      for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
      const [from, to] = [await centreOf(handle), await centreOf(rows.nth(4).locator('[data-handle]'))];
      await dragUnderMouse(page, from, to, page.locator('.order-row[data-dragged] [data-handle]'));
      await page.mouse.up();
      await expect(rows.nth(4)).toContainText(first);
      await expect.poll(() => distanceTo(rows.nth(4).locator('[data-handle]'), to)).toBeLessThan(CLOSE_PX);
    });

    test('a projected piece follows the mouse and takes the place under it', async ({ page }) => {
      await project(page, 2);
      const pieces = page.getByRole('group', { name: 'La borne, en morceaux' }).getByRole('button');
      const words = async (place: number) =>
        (await pieces.nth(place).locator('.sr-only').innerText()).replace(/^.*:\s/, '');
      const moved = await words(0);
      const [from, to] = [await centreOf(pieces.nth(0)), await centreOf(pieces.nth(5))];
      await dragUnderMouse(page, from, to, pieces.filter({ hasText: moved }));
      await page.mouse.up();
      await expect.poll(() => words(5)).toBe(moved);
      await expect.poll(() => distanceTo(pieces.nth(5), to)).toBeLessThan(CLOSE_PX);
    });

    test('a projected line is drawn from node to node, to the mouse', async ({ page }) => {
      await project(page, 22);
      const stars = (riddleOf(22).answers[1] ?? '').split(' ').slice(0, 3);
      const [first, second, third] = await Promise.all(
        stars.map((id) => centreOf(page.locator(`[data-node="${id}"]`))),
      );
      if (!first || !second || !third) throw new Error('The stars are missing');
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await moveThrough(page, second, third);
      const beside = { x: third.x + 60, y: third.y + 30 };
      await moveThrough(page, beside);
      const tip = await page.locator('.trace-thread').evaluate((line) => {
        if (!(line instanceof SVGLineElement)) return null;
        const matrix = line.getScreenCTM();
        return matrix && new DOMPoint(line.x2.baseVal.value, line.y2.baseVal.value).matrixTransform(matrix);
      });
      await page.mouse.up();
      expect(Math.hypot((tip?.x ?? 0) - beside.x, (tip?.y ?? 0) - beside.y)).toBeLessThan(CLOSE_PX);
      await expect(page.getByText('3 sur 15', { exact: true })).toBeVisible();
    });

    test('the light of a projected scene is under the mouse, and a place is chosen where it is', async ({
      page,
    }) => {
      await project(page, 4);
      const place = page.locator('.touch-place').first();
      const at = await centreOf(place);
      await moveThrough(page, { x: at.x - 40, y: at.y }, at);
      await expect.poll(() => distanceTo(page.locator('.touch-dark'), at)).toBeLessThan(CLOSE_PX);
      await page.mouse.down();
      await page.mouse.up();
      await expect(place).toHaveAttribute('aria-pressed', 'true');
    });

    test('a projected wheel turns with the mouse', async ({ page }) => {
      await project(page, 13);
      const wheel = page.getByRole('slider', { name: 'Le petit alphabet, qui tourne' });
      const { x, y } = await centreOf(wheel);
      const radius = ((await wheel.boundingBox())?.width ?? 0) / 4;
      const at = (notches: number) => {
        const angle = (notches / 26) * 2 * Math.PI;
        return { x: x - radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
      };
      await page.mouse.move(at(0).x, at(0).y);
      await page.mouse.down();
      await moveThrough(page, at(3.5), at(7));
      await page.mouse.up();
      await expect(page.getByText('A est devenu H', { exact: true })).toBeVisible();
    });
  });
