import type { Locator, Page } from '@playwright/test';

/** A point of the window, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

/** Between two movements: a slow drag. After a flick the browser ignores the next tap. */
const STEP_S = 0.1;

/** Drags a finger through points of the window. */
export async function dragThrough(page: Page, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The timestamps are in the past, so that the test does not wait for a slow finger.
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

/** Drags a finger from the first of these elements over the others to the last. */
export async function dragFinger(page: Page, ...elements: Locator[]): Promise<void> {
  await elements[0]?.scrollIntoViewIfNeeded();
  const centres = await Promise.all(elements.map(centreOf));
  const between = centres.slice(1).flatMap((b, index) => {
    const a = centres[index] ?? b;
    return [0.25, 0.5, 0.75, 1].map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
  });
  await dragThrough(page, [...centres.slice(0, 1), ...between]);
}

async function centreOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
