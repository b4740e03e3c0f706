import type { Locator, Page } from '@playwright/test';

/** A point of the window, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

/** Between two movements, in seconds: as slow as a finger that is led. A flick's speed makes the browser swallow the tap after it. */
const STEP_S = 0.1;

/** Slides a finger through points of the window, and lifts it after the last. */
export async function slide(page: Page, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Each movement carries its own moment, so that nobody has to wait for a slow finger.
  const start = Date.now() / 1000 - STEP_S * points.length;
  for (const [index, point] of points.entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
      timestamp: start + STEP_S * index,
    });
  }
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: start + STEP_S * points.length,
  });
}

/** Puts a finger down on the first of these things, and leads it over the others to the last. */
export async function lead(page: Page, ...things: Locator[]): Promise<void> {
  await things[0]?.scrollIntoViewIfNeeded();
  const centres = await Promise.all(things.map(centreOf));
  const between = centres.slice(1).flatMap((b, index) => {
    const a = centres[index] ?? b;
    return [0.25, 0.5, 0.75, 1].map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
  });
  await slide(page, [...centres.slice(0, 1), ...between]);
}

async function centreOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('What a finger is to be on is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
