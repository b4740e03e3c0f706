import type { Frame, Page } from '@playwright/test';

/**
 * Content that a reader cannot reach sideways: the texts and controls of the page that stand outside the window. The page's scroll width
 * would not tell, as some pages clip what is wider than they are.
 */
export const outsideWindow = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const notRead =
      '[hidden], [aria-hidden="true"], .sr-only, details:not([open]) > div, .carousel-track, dialog, svg, table';
    const isRead = (element: Element | null) =>
      element?.closest(notRead) === null && element.getBoundingClientRect().width > 1;
    const isOutside = ({ left, right }: DOMRect) => left < -1 || right > width + 1;

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(isOutside);
      if (isCut && isRead(text.parentElement)) found.push(text.textContent?.trim() ?? '');
    }
    for (const control of document.querySelectorAll(
      'main :is(a, button, input, textarea, select, summary, [role])',
    )) {
      if (isOutside(control.getBoundingClientRect()) && isRead(control)) {
        found.push(control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 80));
      }
    }
    return found;
  });
