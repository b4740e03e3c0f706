/**
 * Takes the pictures of the pages for the documentation: `npm run screenshots [-- address [name]]`, against a running `npm start`
 * with its demo accounts; a name takes only those that begin with it. Writes docs/screenshots/<page>-<width>.webp, and two that move:
 * a day played to its end, and the constellation lit star by star.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import sharp from 'sharp';
import { findChromium } from './browser.ts';
import { films, REDRAWN_MS, type Film } from './screenshots/films.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:4173';
const wanted = (name: string) => name.startsWith(process.argv[3] ?? '');
const folder = new URL('../docs/screenshots/', import.meta.url);
const PASSWORD = 'etoile24';
/** Long enough for what appears by itself to have done so, and for the page to be alive. */
const SETTLED_MS = 3200;
const QUALITY = 80;

/** A walk through some pages by one person. */
interface Walk {
  /** The demo account that signs in first; nobody when absent. */
  email?: string;
  widths: readonly number[];
  pages: Readonly<Record<string, string>>;
}

/** Between two frames, in milliseconds. */
const FRAME_MS = 300;
/** The last frame stays. */
const LAST_MS = 2000;
const FILM_QUALITY = 75;

const walks: readonly Walk[] = [
  {
    widths: [360, 768, 1440],
    pages: {
      accueil: '/',
      'nos-livres': '/books',
      'a-propos': '/about',
      contact: '/contact',
      introuvable: '/une-page-envolee',
    },
  },
  {
    widths: [360, 1440],
    pages: { 'jeu-porte': '/escape-noel', 'jeu-classement': '/escape-noel/classement' },
  },
  {
    email: 'aurore@exemple.fr',
    widths: [360, 1440],
    pages: {
      'jeu-resolue': '/escape-noel/jour/1',
      'jeu-enigme': '/escape-noel/jour/4',
      'jeu-constellation': '/escape-noel/constellation',
      'jeu-artefacts': '/escape-noel/artefacts',
    },
  },
  { email: 'admin@exemple.fr', widths: [1440], pages: { 'jeu-equipe': '/escape-noel/admin/stats' } },
];

async function take({ email, widths, pages }: Walk, browser: Browser): Promise<void> {
  for (const width of widths) {
    const context = await open(browser, width);
    const page = await context.newPage();
    if (email) await signIn(page, email);
    for (const [name, path] of Object.entries(pages)) {
      if (!wanted(name)) continue;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // A picture has no scroll bar, for which nothing is kept, and no window, below which a footer would begin.
      await page.addStyleTag({
        content: 'html { scrollbar-gutter: auto !important } main { min-height: 0 !important }',
      });
      await page.waitForTimeout(SETTLED_MS);
      // What opened by itself has been read.
      await page.keyboard.press('Escape');
      await write(`${name}-${width}.webp`, await wholePage(page));
    }
    await context.close();
  }
}

function open(browser: Browser, width: number): Promise<BrowserContext> {
  const phone = width < 768;
  return browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    isMobile: phone,
    hasTouch: phone,
    viewport: { width, height: 800 },
  });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/escape-noel/login');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** The background fills the window: the window becomes as tall as the page. */
async function wholePage(page: Page): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  await page.evaluate(() =>
    Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined))),
  );
  await page.waitForTimeout(REDRAWN_MS);
  return page.screenshot();
}

async function write(name: string, png: Buffer): Promise<void> {
  const picture = await sharp(png).webp({ quality: QUALITY }).toBuffer();
  await writeFile(new URL(name, folder), picture);
  console.log(`docs/screenshots/${name}  ${Math.round(picture.length / 1000)} kB`);
}

async function shoot({ name, width, page: path, play }: Film, browser: Browser): Promise<void> {
  const context = await open(browser, width);
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForTimeout(SETTLED_MS);
  const frames: Buffer[] = [];
  for await (const _ of play(page)) frames.push(await page.screenshot());
  await context.close();
  const film = await sharp(frames, { join: { animated: true } })
    .webp({
      quality: FILM_QUALITY,
      minSize: true,
      mixed: true,
      loop: 0,
      delay: frames.map((_frame, index) => (index === frames.length - 1 ? LAST_MS : FRAME_MS)),
    })
    .toBuffer();
  await writeFile(new URL(`${name}.webp`, folder), film);
  console.log(`docs/screenshots/${name}.webp  ${Math.round(film.length / 1000)} kB`);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const walk of walks) await take(walk, browser);
  for (const film of films) if (wanted(film.name)) await shoot(film, browser);
} finally {
  await browser.close();
}
