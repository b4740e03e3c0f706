import { expect, type Locator, type Page } from '@playwright/test';
import { dragFinger, dragThrough } from '../riddle/kinds/touch';

/** A place on a drawing, as parts of its width and height. */
export type Spot = readonly [x: number, y: number];

/** A way to use a page: with a mouse, the keyboard alone, or a finger. */
export interface Hand {
  isKeyboard: boolean;
  press: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Puts a place on a drawing; the keyboard puts it where there is room, with the button, and moves it a little. */
  place: (drawing: Locator, spot: Spot, add: Locator) => Promise<void>;
  /** Moves a thing up in its list. @param button « Avancer » of the thing. */
  moveUp: (button: Locator, steps: number) => Promise<void>;
  /** Joins the points of a board. */
  join: (points: readonly Locator[]) => Promise<void>;
}

async function pointOf(drawing: Locator, [x, y]: Spot) {
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The drawing is not visible');
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

async function centre(target: Locator) {
  return pointOf(target, [0.5, 0.5]);
}

export const withMouse = (page: Page): Hand => ({
  isKeyboard: false,
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  async place(drawing, spot) {
    const { x, y } = await pointOf(drawing, spot);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 14, y + 14, { steps: 3 });
    await page.mouse.up();
  },
  async moveUp(button, steps) {
    for (let step = 0; step < steps; step += 1) await button.click();
  },
  async join([first, ...others]) {
    if (!first) return;
    await first.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const start = await centre(first);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const each of others) {
      const { x, y } = await centre(each);
      await page.mouse.move(x, y, { steps: 8 });
    }
    await page.mouse.up();
  },
});

export const withKeyboard = (page: Page): Hand => ({
  isKeyboard: true,
  press: (target) => target.press('Enter'),
  async write(field, text) {
    await field.press('Control+a');
    await page.keyboard.type(text);
  },
  async place(drawing, _spot, add) {
    await add.press('Enter');
    await expect(drawing.locator('[data-place]:focus')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
  },
  async moveUp(button, steps) {
    for (let step = 0; step < steps; step += 1) await button.press('ArrowUp');
  },
  async join(points) {
    for (const each of points) await each.press('Enter');
  },
});

export const withFinger = (page: Page): Hand => ({
  isKeyboard: false,
  press: (target) => target.tap(),
  write: (field, text) => field.fill(text),
  async place(drawing, spot) {
    const { x, y } = await pointOf(drawing, spot);
    await dragThrough(page, [
      { x, y },
      { x: x + 9, y: y + 9 },
      { x: x + 12, y: y + 12 },
    ]);
  },
  async moveUp(button, steps) {
    for (let step = 0; step < steps; step += 1) await button.tap();
  },
  async join(points) {
    await points[0]?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await dragFinger(page, ...points);
  },
});
