import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';

/** A page as a PDF file, with the backgrounds that it asks for. */
export interface Printed {
  pages: number;
  bytes: number;
  /** Of each page, without white space: where a line breaks depends on the fonts. */
  texts: string[];
  /** The text of all pages, as it is. */
  words: string;
  /** The texts of the file, each with the size of its letters, in points. */
  letters: { text: string; size: number }[];
  isA4: boolean;
}

/** A text as `Printed` has it: without white space, and with one spelling of each letter. */
export const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

const MARGIN = '10mm';
const MARGINS = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };

/** Prints the page as its style sheets say. */
export const printPage = (page: Page): Promise<Printed> => print(page, { preferCSSPageSize: true });

/** Prints the page on a paper that is in the printer, whatever its style sheets say. */
export const printOn = (page: Page, format: 'A4' | 'Letter'): Promise<Printed> =>
  print(page, { format, margin: MARGINS });

/** Takes the `@page` rules out of a page, as browsers do that do not know them. */
export const ignorePageRules = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clear = (rules: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = rules.cssRules[at];
        if (rule instanceof CSSPageRule) rules.deleteRule(at);
        else if (rule instanceof CSSGroupingRule) clear(rule);
      }
    };
    for (const sheet of document.styleSheets) clear(sheet);
  });

async function print(page: Page, options: Parameters<Page['pdf']>[0]): Promise<Printed> {
  const file = await page.pdf({ ...options, printBackground: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { totalPages, text } = await extractText(document);
  const sizes = [...file.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  );
  return {
    pages: totalPages,
    bytes: file.length,
    texts: text.map(packed),
    words: text.join('\n'),
    letters: await readLetters(document),
    // In points.
    isA4:
      sizes.length > 0 &&
      sizes.every(([, , width = 0, height = 0]) => Math.abs(width - 595) < 2 && Math.abs(height - 842) < 2),
  };
}

async function readLetters(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
  return contents.flatMap(({ items }) =>
    items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , across = 0, up = 0] = item.transform.map(Number);
      return [{ text: item.str, size: Math.hypot(across, up) }];
    }),
  );
}

/** The texts of a print that are smaller than a size in points, one line each. */
export const smallLetters = ({ letters }: Printed, min: number): string[] => [
  ...new Set(
    letters
      .filter(({ size }) => size < min - 0.05)
      .map(({ text, size }) => `${size.toFixed(1)} pt: ${text.slice(0, 60)}`),
  ),
];

/** Share of ink on the sheets, from 0 (white paper) to 1, on an A4 sheet's width. */
export async function inkOf(page: Page): Promise<number> {
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  const picture = await page.screenshot({ fullPage: true });
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return 1 - (channels[0]?.mean ?? 0) / 255;
}

/**
 * Lists what must not be on paper: chrome of the screen, and text or grounds that black ink on white is not.
 * @returns one line for each kind of fault; empty for a readable page.
 */
export async function unprintable(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const found = new Set<string>();
    const colours = {
      /** From 0 (black) to 1 (white); null for a colour that is not seen. */
      lightness(colour: string): number | null {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return alpha === 0 ? null : (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
      },
    };
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[data-paper]')) continue;
      const style = getComputedStyle(element);
      const name = `${element.localName}.${(element.getAttribute('class') ?? '').slice(0, 60)}`;
      if (!element.closest('main') && element.matches('header, footer, nav, a, [data-effect]'))
        found.add(`chrome: ${name}`);
      if (['fixed', 'sticky'].includes(style.position)) found.add(`${style.position}: ${name}`);
      if ([...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) {
        const text = colours.lightness(element instanceof SVGElement ? style.fill : style.color);
        if (text !== null && text > 0.45) found.add(`pale text: ${name}`);
      }
      const ground = colours.lightness(style.backgroundColor);
      if (ground !== null && ground < 0.7) found.add(`dark ground: ${name}`);
      if (style.backgroundImage !== 'none') found.add(`drawn ground: ${name}`);
    }
    return [...found];
  });
  await page.emulateMedia({ media: null });
  return faults;
}
