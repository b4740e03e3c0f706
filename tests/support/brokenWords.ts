import type { Page } from '@playwright/test';

/**
 * The words of the page that stand on two lines. Text for screen readers, text in pictures and dialogs are left out. A word is broken
 * where its letters have rectangles at two heights, and not at a hyphen or a dash that the text itself contains.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const notRead = '[hidden], [aria-hidden="true"], .sr-only, details:not([open]) > div, dialog, svg';
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || element.closest(notRead) || !element.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (first && rest.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) found.push(word);
      }
    }
    return found;
  });
