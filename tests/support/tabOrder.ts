import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 300;
/** A control that comes into the window has done so within this many frames. */
const MOST_FRAMES = 60;

/** Elements at which Tab should stop, each with its name for a failure's message. Only one of a group of radio buttons is a stop. */
const markStops = (root: Element): string[] => {
  const found = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const names: string[] = [];
  const groups = new Set<string>();
  for (const element of found) {
    const isOff =
      element.tabIndex < 0 || element.matches(':disabled, [inert] *') || !element.checkVisibility();
    if (isOff) continue;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (groups.has(element.name)) continue;
      groups.add(element.name);
    }
    element.dataset['tabStop'] = String(names.length);
    names.push((element.getAttribute('aria-label') ?? element.id) || element.outerHTML.slice(0, 90));
  }
  return names;
};

interface Stop {
  /** Its place in the list of `markStops`; -1 outside it. */
  index: number;
  /** Faults of a stop; empty when it is visible and has a name. */
  faults: string[];
}

/** The control that has the focus now. */
const focused = (): Stop => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return { index: -1, faults: [] };
  const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
  const marked = group === null ? element : document.querySelector<HTMLElement>(`[name="${group}"]`);
  const index = Number(marked?.dataset['tabStop'] ?? -1);
  // A control that is drawn by its label is seen there.
  const labels = [
    ...document.querySelectorAll(`label[for="${element.id}"]`),
    element.closest('label'),
  ].filter((label) => label !== null);
  const isDrawnByLabel = element.getBoundingClientRect().width <= 1;
  const seen = (isDrawnByLabel ? labels[0] : element) ?? element;
  // A long text may be taller than the room that is left, and a link may go on on a second line: a part of it is enough (WCAG 2.4.11).
  const isSeen = [...seen.getClientRects()].some((box) =>
    [0.1, 0.5, 0.9].some((part) => {
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part);
      return top !== null && (seen.contains(top) || labels.some((label) => label.contains(top)));
    }),
  );
  const name =
    element.getAttribute('aria-label') ??
    element.getAttribute('aria-labelledby') ??
    (element.textContent.trim() || labels[0]?.textContent || element.title);
  const style = getComputedStyle(seen);
  const hasRing = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  const faults = [isSeen ? '' : 'not in sight', name ? '' : 'no name', hasRing ? '' : 'no focus ring'];
  return { index, faults: faults.filter(Boolean) };
};

/**
 * Presses Tab through a part of a page, and expects every control of it to have the focus in the document's order, named, with a
 * ring, and under nothing that stays on screen.
 */
export async function expectTabbable(page: Page, root: Locator): Promise<void> {
  // A control that scrolls smoothly into the window takes twenty frames.
  await page.evaluate(() => (document.documentElement.style.scrollBehavior = 'auto'));
  const names = await root.evaluate(markStops);
  expect(names.length).toBeGreaterThan(0);
  // From its first control: the browser would go on from where something was last pressed.
  await root.locator('[data-tab-stop="0"]').focus();
  // By the keyboard, for its ring.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const order: number[] = [];
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_STOPS && order.at(-1) !== names.length - 1; stops += 1) {
    if (stops > 0) await page.keyboard.press('Tab');
    let stop = await page.evaluate(focused);
    // Outside the part, or in a frame, whose stops are its own page's.
    if (stop.index < 0 || stop.index === order.at(-1)) continue;
    // Still on its way into the window.
    for (let tries = 0; stop.faults.length > 0 && tries < MOST_FRAMES; tries += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      stop = await page.evaluate(focused);
    }
    order.push(stop.index);
    faults.push(...stop.faults.map((fault) => `${names[stop.index]}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(order).toEqual([...names.keys()]);
}
