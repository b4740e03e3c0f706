import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../public/class');
const BOARD = { width: 1920, height: 1080 };
/** An A4 sheet, at 96 pixels an inch, and its margin. */
const SHEET = { width: 794, height: 1123 };
const MARGIN = '14mm';
/** Elements that appear by themselves have appeared. */
const SETTLED_MS = 2500;

/** An example that no edition has, so that the page gives nothing away. */
const EXAMPLE = {
  title: "La journée de l'écureuil",
  description:
    'Un écureuil étourdi raconte sa journée au hibou, mais il mélange tout. «\u00A0Recommence, dit le hibou, et cette fois du lever au coucher\u00A0!\u00A0»',
  question: "Remets la journée de l'écureuil dans l'ordre.\nQue fait-il juste avant de rentrer ?",
  play: {
    kind: 'order',
    shape: 'file',
    first: 'Au lever',
    last: 'Au coucher',
    items: [
      { id: '1', text: 'Il déjeune au soleil, sur la plus haute branche.' },
      { id: '2', text: 'Il secoue la rosée de sa queue.' },
      { id: '3', text: 'Il compte ses noisettes à la lueur des étoiles.' },
      { id: '4', text: "Son ombre s'allonge jusqu'au ruisseau." },
      { id: '5', text: 'La rosée a séché\u00A0: il va chercher son déjeuner.' },
    ],
  },
};

/** The pages to come show the example as every day of the edition. */
async function showExample(page: Page): Promise<void> {
  await page.route(/\/rest\/v1\/enigmes\?/, async (route) => {
    const response = await route.fetch();
    const rows: unknown = await response.json();
    const changed = Array.isArray(rows)
      ? rows
          .slice(0, 1)
          .map((row: object) => ({ ...row, ...EXAMPLE, day: 1, mediatype: 'none', imageUrl: null }))
      : rows;
    await route.fulfill({ response, json: changed });
  });
}

async function write(name: string, picture: Buffer, width: number): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const { size } = await sharp(picture)
    .resize({ width })
    .webp({ quality: 72, effort: 6 })
    .toFile(join(FOLDER, name));
  console.log(`public/class/${name}  ${Math.round(size / 1000)} kB`);
}

/** Writes the two pictures of « En classe »: an example as it is projected, and its sheet. */
export async function writeClassPictures(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    viewport: BOARD,
    // It would answer in the place of the example.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/escape-noel/login');
  await page.getByLabel('Adresse e-mail').fill('nouveau@exemple.fr');
  await page.getByLabel(/^Mot de passe/).fill('etoile24');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await showExample(page);
  await page.goto('/escape-noel/classe/tableau/1');
  await page.getByRole('button', { name: 'Valider ma réponse' }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await write('tableau.webp', await page.screenshot(), 1000);
  await page.setViewportSize(SHEET);
  await page.goto('/escape-noel/imprimer?jour=1');
  await page.emulateMedia({ media: 'print' });
  await page.locator('.sheet').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const sheet = page.locator('.sheet').first();
  await sheet.evaluate((element, margin) => {
    element.style.padding = margin;
  }, MARGIN);
  await write('feuille.webp', await sheet.screenshot(), 640);
  await context.close();
}
