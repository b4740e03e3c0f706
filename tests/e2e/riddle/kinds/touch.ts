import type { Locator, Page } from '@playwright/test';

/** Carries one thing onto another with a finger. */
export async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is carried, or where it goes, is not shown');
  const centre = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [a, b] = [centre(start), centre(end)];
  await touch('touchStart', [a]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }]);
  }
  await touch('touchEnd', []);
}
