import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../../src/paths';
import { signIn, sql } from '../../support/knight';
import { expectReadableHere } from '../../support/readable';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';
import { dragThrough } from '../riddle/kinds/touch';
import { makeEdition } from './edition';
import { pictureDialog, type PictureFile } from './pictures';

const DAY = 4;
/** Three lights on a night, the left one near the edge. */
const LIGHTS = [200, 800, 1400];

/** A landscape picture for a board in portrait, unlike any that Storage has. */
async function landscape(): Promise<PictureFile> {
  const night = `#${randomBytes(3).toString('hex')}`;
  const lights = LIGHTS.map((x) => `<circle cx="${x}" cy="450" r="90" fill="#f5c862"/>`).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${night}"/>${lights}</svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  return { name: 'lanternes.jpg', mimeType: 'image/jpeg', buffer };
}

/** Drags a point of the page, by mouse or finger. */
type Drag = (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => Promise<void>;

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
};
const byFinger: Drag = (page, from, to) =>
  dragThrough(page, [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to]);

/** Opens a day whose board is a picture, as an admin. @returns the group of the picture. */
async function openScene(page: Page, request: APIRequestContext): Promise<Locator> {
  const code = await makeEdition(request, DAY);
  await signIn(page, await makeAdmin(request));
  await page.goto(paths.admin.editionDay(code, DAY));
  return page.getByRole('group', { name: 'Le décor' });
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not visible');
  return { ...box, centre: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

for (const [hand, drag] of [
  ['a mouse', byMouse],
  ['a finger @phone', byFinger],
] as const)
  test(`a landscape picture is cut to its board's shape by ${hand}, sent, and sent again without an error`, async ({
    page,
    request,
  }) => {
    const group = await openScene(page, request);
    await expect(group).toContainText(
      'Portrait, 4 de large pour 5 de haut, au moins 960 × 1200\u00A0pixels.',
    );
    const field = group.getByLabel('Envoyer un décor');
    const file = await landscape();
    const dialog = pictureDialog(page);
    const send = dialog.getByRole('button', { name: 'Envoyer' });
    const corner = dialog.getByRole('button', { name: /^Poignée en bas à droite/ });
    const frame = dialog.getByRole('group', { name: /^Le cadre/ });

    const cutAndSend = async () => {
      await field.setInputFiles(file);
      await expect(dialog.getByText(/^\d+ ko → \d+ ko$/)).toBeVisible();
      const { centre, ...before } = await boxOf(corner);
      await drag(page, centre, { x: centre.x - 30, y: centre.y - 38 });
      await expect.poll(async () => (await boxOf(corner)).x).toBeLessThan(before.x - 20);
      // Then the frame itself, to its left.
      const { centre: middle, x } = await boxOf(frame);
      await drag(page, middle, { x: middle.x - 40, y: middle.y });
      await expect.poll(async () => (await boxOf(frame)).x).toBeLessThan(x - 30);
      const { width, height } = await boxOf(frame);
      expect(width / height).toBeCloseTo(0.8, 1);
      await expect(send).toBeEnabled();
      await send.click();
      await expect(dialog).toBeHidden();
    };

    await cutAndSend();
    await expect(group.getByText('Fichier ajouté.')).toBeVisible();
    const address = await group.getByLabel('Adresse du décor').inputValue();
    const rows = await sql<{ content: string }>(
      request,
      `select encode(content, 'base64') as content from supabase_migrations.embedded_media where key = $1`,
      [address.split('/').at(-1)],
    );
    const stored = await sharp(Buffer.from(rows[0]?.content ?? '', 'base64')).metadata();
    expect(stored.width / stored.height).toBeCloseTo(0.8, 2);
    await expect(page.getByText("Cette image n'a pas la forme du jeu")).toBeHidden();

    // The console, which the test watches, shows no refusal.
    await cutAndSend();
    await expect(group.getByText('Ce fichier était déjà là\u00A0: il est repris.')).toBeVisible();
    await expect(group.getByLabel('Adresse du décor')).toHaveValue(address);
  });

test('a landscape picture is kept whole between bands by keyboard, and the dialog is readable @both', async ({
  page,
  request,
}) => {
  const group = await openScene(page, request);
  await group.getByLabel('Envoyer un décor').setInputFiles(await landscape());
  const dialog = pictureDialog(page);
  await expect(dialog.getByText(/^\d+ ko → \d+ ko$/)).toBeVisible();
  await expectReadableHere(page);
  await dialog.getByRole('button', { name: "Garder toute l'image" }).press('Enter');
  await expect(dialog.getByText(/des bandes lui donnent la forme/)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choisir une autre image' }).press('Enter');
  await chooser;
  const send = dialog.getByRole('button', { name: 'Envoyer' });
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await expect(group.getByText('Fichier ajouté.')).toBeVisible();
  await expect(group.getByLabel('Envoyer un décor')).toBeFocused();
});
