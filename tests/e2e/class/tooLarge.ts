import type { Page } from '@playwright/test';

/** Elements larger than their place on a projected day: the document, the page of text, the board, the column of the answer. */
export const tooLarge = (page: Page) =>
  page.evaluate(() => {
    const places = [
      document.documentElement,
      ...document.querySelectorAll('.projector-flow, .projector-board, .projector-play'),
    ];
    return places
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ className, scrollHeight, clientHeight }) => `${className} ${scrollHeight} > ${clientHeight}`);
  });
