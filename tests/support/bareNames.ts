import type { Page } from '@playwright/test';

/**
 * The names in a script written from right to left that would reorder the text next to them: names of a text or of an attribute
 * with other words, without isolating marks or a `<bdi>`. What a field holds is not looked at.
 */
export const bareNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const latin = /[a-zà-ÿ]/i;
    const letters = /[\u0590-\u08FF]/;
    const isolatedParts = /\u2068[^\u2068\u2069]*\u2069/g;
    /** With other words next to the name. */
    const isMixed = (text: string) => latin.test(text);
    const isBare = (text: string) => letters.test(text.replaceAll(isolatedParts, ''));
    const ownDirection = 'bdi, [dir="auto"]';
    /** True if a text is alone in the nearest box that has its own direction: a paragraph, a cell, an item of a row. */
    const isAlone = (text: Text) => {
      let box = text.parentElement;
      while (box && getComputedStyle(box).display === 'inline' && !box.matches(ownDirection))
        box = box.parentElement;
      return box !== null && (box.matches(ownDirection) || box.textContent.trim() === text.data.trim());
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof Text) || !isBare(node.data)) continue;
      if (node.parentElement?.closest('script, style, textarea')) continue;
      if (isMixed(node.data) || !isAlone(node)) found.push(`${node.parentElement?.outerHTML.slice(0, 120)}`);
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'alt', 'title', 'aria-valuetext']) {
        const value = element.getAttribute(name) ?? '';
        if (isMixed(value) && isBare(value)) found.push(`${name}: ${value}`);
      }
    }
    if (isBare(document.title)) found.push(`title: ${document.title}`);
    return found;
  });
