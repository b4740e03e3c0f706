/**
 * Takes the pictures of every page of the site for the documentation: `npx tsx scripts/screenshots.ts [address]`, against a
 * running `npm start`. Writes docs/screenshots/<page>-<width>.webp.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { findChromium } from './browser.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:4173';
const folder = new URL('../docs/screenshots/', import.meta.url);
const widths = [360, 768, 1440] as const;
const pages = {
  accueil: '/',
  'nos-livres': '/books',
  'a-propos': '/about',
  contact: '/contact',
  introuvable: '/une-page-envolee',
} as const;
/** Long enough for the title to have risen and the page to be alive. */
const SETTLED_MS = 3200;
const QUALITY = 80;

async function takeAll(browser: Browser): Promise<void> {
  for (const width of widths) {
    const phone = width < 768;
    const page = await browser.newPage({
      isMobile: phone,
      hasTouch: phone,
      viewport: { width, height: 800 },
    });
    for (const [name, path] of Object.entries(pages)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address + path);
      // A picture has no scroll bar: nothing is kept for it.
      await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' });
      await page.waitForTimeout(SETTLED_MS);
      // The background fills the window: the window becomes as tall as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await page.evaluate(() =>
        Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined))),
      );
      await page.waitForTimeout(500);
      const picture = await sharp(await page.screenshot())
        .webp({ quality: QUALITY })
        .toBuffer();
      await writeFile(new URL(`${name}-${width}.webp`, folder), picture);
      console.log(`docs/screenshots/${name}-${width}.webp  ${Math.round(picture.length / 1000)} kB`);
    }
    await page.close();
  }
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  await takeAll(browser);
} finally {
  await browser.close();
}
