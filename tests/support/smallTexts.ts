import type { Page } from '@playwright/test';

/**
 * Lists the texts, in fields and drawings too, whose letters are smaller than a size. Columns outside the window count: they are a key
 * away. A text for screen readers alone, above the window until it has the focus, or in a scene,
 * does not.
 * @param min in pixels of the screen: the font's size, times the zoom and the scale of everything around it.
 * @returns one line for each text; empty where all can be read from afar.
 */
export const smallTexts = (page: Page, min: number): Promise<string[]> =>
  page.evaluate((smallest) => {
    const tree = {
      /** The element, and all that contain it. */
      upFrom(element: Element): Element[] {
        const all = [];
        for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
        return all;
      },
    };
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.riddle-stage') !== null ||
      tree.upFrom(element).some((each) => getComputedStyle(each).clipPath === 'inset(50%)');
    function scaleOf(element: Element): number {
      if (element instanceof SVGGraphicsElement) {
        const matrix = element.getScreenCTM();
        return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      }
      const zooms = tree.upFrom(element).map((each) => Number(getComputedStyle(each).zoom));
      const scales = tree.upFrom(element).map((each) => {
        const { transform } = getComputedStyle(each);
        const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
        return Math.hypot(a, b);
      });
      return [...zooms, ...scales].reduce((product, factor) => product * factor, 1);
    }
    const found = new Map<string, number>();
    const measure = (element: Element, text: string) => {
      if (isHidden(element)) return;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size > smallest - 0.1) return;
      const parents = tree
        .upFrom(element)
        .slice(0, 3)
        .map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`.slice(0, 40));
      found.set(`${text.slice(0, 40)} (${parents.join(' < ')})`, size);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      range.selectNodeContents(node);
      const { width, height, bottom } = range.getBoundingClientRect();
      if (text !== '' && node.parentElement && width > 1 && height > 1 && bottom > 0)
        measure(node.parentElement, text);
    }
    for (const field of document.querySelectorAll('input, select')) measure(field, `field ${field.id}`);
    return [...found].map(([text, size]) => `${size.toFixed(1)} px: ${text}`);
  }, min);
