import type { Locator, Page } from '@playwright/test';

/** Puts a finger down on the first of these things, and leads it over the others to the last. */
export async function lead(page: Page, ...things: Locator[]): Promise<void> {
  await things[0]?.scrollIntoViewIfNeeded();
  const centres = await Promise.all(things.map(centreOf));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', centres.slice(0, 1));
  for (const [index, b] of centres.slice(1).entries()) {
    const a = centres[index] ?? b;
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }]);
    }
  }
  await touch('touchEnd', []);
}

async function centreOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('What a finger is to be on is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
