/**
 * `npm run screenshots [-- address [name]]`: takes the pictures of the documentation from a running `npm start` with its demo accounts;
 * a name takes only the names that begin with it. Writes docs/screenshots/<page>-<width>.webp, two animated ones, the pictures of the web manifest
 * (`installation`, to public/install), of « En classe » (`classe`, to public/class), and of the team's guide (`equipe-…`), which create an edition and need a server whose data
 * are new (`DATA_DIR=memory npm start`).
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { findChromium } from './browser.ts';
import { writeClassPictures } from './classPictures.ts';
import { CURRENT_FOLDER } from './edition/folders.ts';
import { writeInstallPictures } from './installPictures.ts';
import { teamPictures } from './teamPictures.ts';

const [address = 'http://127.0.0.1:4173', wanted = ''] = process.argv.slice(2);
const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const PROGRESS_KEY = 'escape-noel-progress';
/** Elements that appear by themselves have appeared, and the page is hydrated. */
const SETTLED_MS = 3200;
const REDRAWN_MS = 700;
const FRAME_MS = 300;
const LAST_FRAME_MS = 2000;

/** Pages that one person visits. */
interface Walk {
  /** The demo account that signs in first. */
  email?: string;
  widths: readonly number[];
  pages: Readonly<Record<string, string>>;
}

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

const Edition = v.object({
  riddles: v.array(
    v.looseObject({ day: v.number(), answers: v.array(v.string()), artefact: v.looseObject({}) }),
  ),
});
const editionFile = join(CURRENT_FOLDER, 'edition.json');
const { riddles } = v.parse(Edition, JSON.parse(await readFile(editionFile, 'utf8')));

/** Plays day 22, then the constellation lit star by star; a picture is taken at every `yield`. */
const films: Record<string, [path: string, play: (page: Page) => AsyncGenerator<undefined>]> = {
  'jeu-comete-360': [
    '/escape-noel/jour/22',
    async function* (page) {
      await page.getByRole('button', { name: 'Continuer sans compte' }).click();
      await lookAt(page.getByRole('group', { name: /^Un ciel plein d'étoiles/ }));
      yield;
      // Its second answer names the stars of the path.
      for (const id of riddles.find(({ day }) => day === 22)?.answers[1]?.split(' ') ?? []) {
        await page.locator(`[data-node="${id}"]`).click();
        yield;
      }
      await page.getByRole('button', { name: 'Valider ma réponse' }).click();
      await page.getByRole('dialog').waitFor();
      for (let frame = 0; frame < 6; frame += 1) yield;
    },
  ],
  'jeu-lumiere-360': [
    '/escape-noel/constellation',
    async function* (page) {
      const sky = page.locator('.sky');
      for (let lit = 0; lit < riddles.length; lit += 2) {
        await light(page, lit);
        await lookAt(sky);
        yield;
      }
      await light(page, riddles.length);
      await page.getByRole('dialog', { name: 'LUMIÈRE' }).waitFor();
      for (let frame = 0; frame < 6; frame += 1) yield;
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Regarde la figure' }).click();
      await lookAt(sky);
      for (let frame = 0; frame < 6; frame += 1) yield;
    },
  ],
};

async function lookAt(subject: Locator): Promise<void> {
  await subject.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await subject.page().waitForTimeout(REDRAWN_MS);
}

/** Stores the first days as solved by a visitor, and tells the page as another tab would. */
async function light(page: Page, count: number): Promise<void> {
  const days = riddles.slice(0, count).map(({ day, answers: [answer], artefact, ...revelation }) => [
    day,
    {
      completed: true,
      score: 5,
      hints_used: 0,
      completed_at: '2024-12-24T18:00:00.000Z',
      answer,
      revelation: { ...revelation, answer, artefact: { ...artefact, imageUrl: null } },
    },
  ]);
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    },
    [PROGRESS_KEY, JSON.stringify(Object.fromEntries(days))] as const,
  );
}

// French, for what the browser itself writes: dates, and the button that chooses a file (Debian's package chromium-l10n).
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--lang=fr-FR'],
  env: { ...process.env, LANGUAGE: 'fr' },
});

async function open(width: number): Promise<Page> {
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    isMobile: isPhone,
    hasTouch: isPhone,
    viewport: { width, height: 800 },
  });
  return context.newPage();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/escape-noel/login');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel(/^Mot de passe/).fill('etoile24');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

async function as(email: string, width: number): Promise<Page> {
  const page = await open(width);
  await signIn(page, email);
  return page;
}

async function wholePage(page: Page, path: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await page.addStyleTag({
    content: 'html { scrollbar-gutter: auto !important } main { min-height: 0 !important }',
  });
  await page.waitForTimeout(SETTLED_MS);
  await page.keyboard.press('Escape');
  // The background fills the window, which becomes as tall as the page.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(() =>
    Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {}))),
  );
  await page.waitForTimeout(REDRAWN_MS);
  return page.screenshot();
}

async function write(name: string, picture: Sharp): Promise<void> {
  const { size } = await picture.toFile(join(FOLDER, `${name}.webp`));
  console.log(`docs/screenshots/${name}.webp  ${Math.round(size / 1000)} kB`);
}

await mkdir(FOLDER, { recursive: true });
for (const { email, widths, pages } of walks) {
  for (const width of widths) {
    const page = await open(width);
    if (email) await signIn(page, email);
    for (const [name, path] of Object.entries(pages)) {
      if (!`${name}-${width}`.startsWith(wanted)) continue;
      await write(`${name}-${width}`, sharp(await wholePage(page, path, width)).webp({ quality: 80 }));
    }
    await page.context().close();
  }
}
for (const [name, [path, play]] of Object.entries(films)) {
  if (!name.startsWith(wanted)) continue;
  const page = await open(360);
  await page.goto(path);
  await page.waitForTimeout(SETTLED_MS);
  const frames: Buffer[] = [];
  for await (const _ of play(page)) frames.push(await page.screenshot());
  await page.context().close();
  const delay = frames.map((_frame, index) => (index === frames.length - 1 ? LAST_FRAME_MS : FRAME_MS));
  const film = sharp(frames, { join: { animated: true } });
  await write(name, film.webp({ quality: 75, minSize: true, mixed: true, loop: 0, delay }));
}
if ('classe'.startsWith(wanted)) await writeClassPictures(browser, address);
if ('installation'.startsWith(wanted)) await writeInstallPictures(browser, address);
if ('equipe-'.startsWith(wanted) || wanted.startsWith('equipe-')) {
  const team = { admin: () => as('admin@exemple.fr', 1280), phone: () => as('admin@exemple.fr', 360) };
  for await (const [name, picture] of teamPictures({
    ...team,
    knight: () => as('aurore@exemple.fr', 1280),
  })) {
    const small = sharp(picture).resize({ width: 1000, withoutEnlargement: true });
    if (name.startsWith(wanted)) await write(name, small.webp({ quality: 72, effort: 6 }));
  }
}
await browser.close();
