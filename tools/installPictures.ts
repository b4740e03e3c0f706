import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../public/install');
/** The forms of the web manifest (tools/prerender/hostFiles.ts), in pixels. */
const FORMS = {
  narrow: { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;
const PAGES = [
  ['jour', 'narrow', '/escape-noel/jour/4'],
  ['ciel', 'narrow', '/escape-noel/constellation'],
  ['jour', 'wide', '/escape-noel/jour/4'],
  ['accueil', 'wide', '/escape-noel'],
] as const;
/** Elements that appear by themselves have appeared. */
const SETTLED_MS = 3500;

/** Writes what a browser shows before it installs the game: four pages, as a demo knight sees them. */
export async function writeInstallPictures(browser: Browser, address: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, form, path] of PAGES) {
    const context = await browser.newContext({ baseURL: address, locale: 'fr-FR', ...FORMS[form] });
    const page = await context.newPage();
    await page.goto('/escape-noel/login');
    await page.getByLabel('Adresse e-mail').fill('aurore@exemple.fr');
    await page.getByLabel(/^Mot de passe/).fill('etoile24');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    // The door of the game's home stays open afterwards.
    await page.keyboard.press('Escape');
    await page.goto(path);
    // A picture, not a test: its entrance animations are over by then.
    await page.waitForTimeout(SETTLED_MS);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(SETTLED_MS);
    const file = `${name}-${form}.webp`;
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 72, effort: 6 })
      .toFile(join(FOLDER, file));
    console.log(`public/install/${file}  ${Math.round(size / 1000)} kB`);
    await context.close();
  }
}
