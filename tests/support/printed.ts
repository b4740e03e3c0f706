import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText } from 'unpdf';

/** A page as a PDF file, with the backgrounds that it asks for. */
export interface Printed {
  pages: number;
  bytes: number;
  /** Of each page, without white space: where a line breaks depends on the fonts. */
  texts: string[];
  /** The text of all pages, as it is. */
  words: string;
  isA4: boolean;
}

/** A text as `Printed` has it: without white space, and with one spelling of each letter. */
export const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

/** Prints the page as its style sheets say. */
export async function printPage(page: Page): Promise<Printed> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const { totalPages, text } = await extractText(new Uint8Array(file));
  const sizes = [...file.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  );
  return {
    pages: totalPages,
    bytes: file.length,
    texts: text.map(packed),
    words: text.join('\n'),
    // In points.
    isA4:
      sizes.length > 0 &&
      sizes.every(([, , width = 0, height = 0]) => Math.abs(width - 595) < 2 && Math.abs(height - 842) < 2),
  };
}

/** How much of the sheets is ink, from 0 (white paper) to 1, on an A4 sheet's width. */
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
