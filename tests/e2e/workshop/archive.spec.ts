import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { expectNoAxeViolations } from '../../support/axe';
import { signIn, sql } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';

const FOLDER = 'supabase/edition/2024/';
const EDITIONS = '/escape-noel/admin/editions';
const FILM = ['webp', 'mp4', 'webm', 'vtt'].map((extension) => `videos/jour-14.${extension}`);
const FILES = ['enigmes/jour-09.webp', 'artefacts/jour-09.webp', ...FILM];
const freshCode = () => `e-${randomUUID().slice(0, 8)}`;

/** The folder of an edition with two days, zipped. A sound of one of them is missing. */
function zippedFolder(code: string): Buffer {
  const { riddles, ...header } = JSON.parse(readFileSync(`${FOLDER}edition.json`, 'utf8')) as {
    riddles: { day: number }[];
  }; // the file of the repository
  const document = { ...header, edition: code, riddles: riddles.filter(({ day }) => [9, 14].includes(day)) };
  const media = FILES.map((path) => [`2027/${path}`, new Uint8Array(readFileSync(FOLDER + path))] as const);
  return Buffer.from(
    zipSync({
      '2027/edition.json': Buffer.from(JSON.stringify(document)),
      '2027/artefacts/jour-14.webp': Buffer.from('<svg/>'),
      ...Object.fromEntries(media),
    }),
  );
}

async function importFile(page: Page, buffer: Buffer, code: string): Promise<void> {
  await page.goto(EDITIONS);
  await page.getByLabel('Depuis un fichier').check();
  await page
    .getByLabel('Fichier', { exact: true })
    .setInputFiles({ name: 'edition.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText(/médias à envoyer/)).toBeVisible();
  await page.getByLabel('Code').fill(code);
}

const partsOf = (request: APIRequestContext, code: string) =>
  sql<{ day: number; content: Record<string, unknown> }>(
    request,
    'select day, content from private.parts_of($1) where day > 0 order by day',
    [code],
  );

test('a ZIP is imported with its media, and what is downloaded comes back as the same document', async ({
  page,
  request,
}) => {
  const [code, copy] = [freshCode(), freshCode()];
  await signIn(page, await makeAdmin(request));
  await importFile(page, zippedFolder(code), code);
  await expect(page.getByText(/«\sartefacts\/jour-14\.webp\s» n'est pas une image/)).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await outsideWindow(page)).toEqual([]);
  }
  await page.getByRole('button', { name: "Créer l'édition" }).click();
  await expect(page).toHaveURL(`${EDITIONS}/${code}`);
  // A refused letter is to be sent from its form.
  await expect(page.getByText('le fichier artefacts/jour-14.webp manque')).toBeVisible();
  const imported = await partsOf(request, code);
  const addresses = JSON.stringify(imported).match(
    /\/storage\/v1\/object\/public\/edition-media\/[0-9a-f]{32}\.\w+/g,
  );
  expect(addresses?.map((address) => address.split('.').at(-1)).toSorted()).toEqual([
    'mp4',
    'webp',
    'webp',
    'webp',
  ]);
  await page.goto(`${EDITIONS}/${code}/jour/9`);
  const drawn = page.getByRole('group', { name: "L'image", exact: true }).locator('img');
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);

  await page.goto(EDITIONS);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Télécharger avec les médias (.zip) l'édition ${code}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`edition-${code}.zip`);
  await expect(page.getByText('artefacts/jour-14.webp.', { exact: true })).toBeVisible();
  const archive = readFileSync(await download.path());
  const files = unzipSync(archive);
  expect(
    Object.keys(files)
      .map((path) => path.replace(/\/.*\./, '/*.'))
      .toSorted(),
  ).toEqual([
    'edition-media/*.mp4',
    'edition-media/*.vtt',
    'edition-media/*.webp',
    'edition-media/*.webp',
    'edition-media/*.webp',
    'edition.json',
  ]);
  expect(JSON.parse(strFromU8(files['edition.json'] ?? new Uint8Array()))).toMatchObject({ edition: code });

  await importFile(page, archive, copy);
  await page.getByRole('button', { name: "Créer l'édition" }).click();
  await expect(page).toHaveURL(`${EDITIONS}/${copy}`);
  expect(await partsOf(request, copy)).toEqual(imported);
});
