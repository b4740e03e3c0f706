import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { makeKnight, signIn, sql, type Knight } from '../../support/knight';
import { API_URL, PUBLIC_KEY } from '../../support/project';
import { expectReadable } from '../../support/readable';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';
import { makeEdition } from './edition';
import { sendPicture } from './pictures';

const DAY = 12;
const SECRET = 'Exif\0\0Taken at home';

/** The width of a picture that has loaded, in its own pixels. */
const drawn = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);

/** Opens a day of a new edition as an admin. @returns the group of its picture. */
async function openDay(page: Page, request: APIRequestContext, admin?: Knight) {
  const code = await makeEdition(request, DAY);
  await signIn(page, admin ?? (await makeAdmin(request)));
  await page.goto(paths.admin.editionDay(code, DAY));
  // The riddle's own comes first; the hints have others.
  await page.getByLabel('Image, son ou film').first().selectOption('Une image');
  await page.getByLabel('Description', { exact: true }).first().fill('Une lune au-dessus des toits.');
  return page.getByRole('group', { name: "L'image", exact: true });
}

/** A photograph that says where it was taken. */
async function photograph(page: Page): Promise<Buffer> {
  const picture = await page.screenshot({ type: 'jpeg', quality: 95 });
  const secret = Buffer.from(SECRET);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(secret.length + 2);
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    secret,
    picture.subarray(2),
  ]);
}

test(
  'a photograph becomes a light WebP of a draft, shown to the team alone',
  { tag: '@hosted-media' },
  async ({ page, request }) => {
    const admin = await makeAdmin(request);
    const group = await openDay(page, request, admin);
    const buffer = await photograph(page);
    expect(buffer.includes(SECRET)).toBe(true);
    await sendPicture(page, group.getByLabel('Envoyer un fichier'), {
      name: 'lune.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await expect(group.getByText('Fichier ajouté.')).toBeVisible();
    const address = await group.getByLabel('Adresse').inputValue();
    expect(address).toMatch(/^\/storage\/v1\/object\/public\/edition-media\/[0-9a-f]{32}\.webp$/);

    // Next to the field, and where players will see it.
    await expect.poll(() => group.locator('img').evaluate(drawn)).toBeGreaterThan(100);
    const shown = page
      .frameLocator('[title="Aperçu du jeu"]')
      .getByRole('img', { name: 'Une lune au-dessus des toits.' });
    await expect.poll(() => shown.evaluate(drawn)).toBeGreaterThan(100);

    const name = address.split('/').at(-1) ?? '';
    const read = (path: string, token?: string) =>
      request.get(`${API_URL}/storage/v1/object/${path}/${name}`, {
        headers: { apikey: PUBLIC_KEY, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      });
    const { access_token } = admin.session as { access_token: string }; // the auth service's reply, in makeKnight
    const stored = await read('edition-drafts', access_token);
    expect(stored.headers()['content-type']).toBe('image/webp');
    const content = await stored.body();
    expect(content.includes('Taken at home')).toBe(false);
    expect(content.length).toBeLessThanOrEqual(60_000);
    const visitor = (await makeKnight(request)).session as { access_token: string };
    for (const [path, token] of [
      ['public/edition-media'],
      ['public/edition-drafts'],
      ['edition-drafts'],
      ['edition-drafts', visitor.access_token],
    ] as const)
      expect((await read(path, token)).status(), path).toBe(400);

    await expectReadable(page);
    await group.getByRole('button', { name: /^Retirer/ }).click();
    await expect(group.getByLabel('Adresse')).toHaveValue('');
    await expect(group.getByLabel('Adresse')).toBeFocused();

    // The file outlives its sender's account, and does not name it.
    await sql(request, 'delete from auth.users where id = $1', [admin.id]);
    expect(await sql(request, 'select owner, owner_id from storage.objects where name = $1', [name])).toEqual(
      [{ owner: null, owner_id: null }],
    );
  },
);

test('a file of 20 MB or with a false name is refused with a sentence, before anything is sent', async ({
  page,
  request,
}) => {
  const sent: string[] = [];
  page.on('request', (each) => sent.push(`${each.method()} ${new URL(each.url()).pathname}`));
  const group = await openDay(page, request);
  const field = group.getByLabel('Envoyer un fichier');
  const choose = (name: string, buffer: Buffer) =>
    field.setInputFiles({ name, mimeType: 'image/png', buffer });
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  await choose('lune.png', Buffer.concat([png, Buffer.alloc(20_000_000)]));
  await expect(group.getByRole('alert')).toHaveText(
    /^«\slune\.png\s» pèse 20\s001 ko\s: 15\s000 ko au plus\.$/,
  );
  await choose('lune.png', Buffer.from('<script>alert(1)</script>'));
  await expect(group.getByRole('alert')).toContainText("n'est pas une image JPEG, PNG, WebP ou AVIF");
  await choose('lune.png', await page.screenshot({ type: 'jpeg' }));
  await expect(group.getByRole('alert')).toContainText('contient une image JPEG, ce que son nom ne dit pas');
  await choose('lune.png', Buffer.concat([png, Buffer.alloc(500)]));
  await expect(group.getByRole('alert')).toContainText("ne s'ouvre pas");
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(sent.filter((each) => each.includes('/storage/'))).toEqual([]);
});

test('a network that fails is explained, and the same file can be sent again', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/storage/);
  const group = await openDay(page, request);
  await page.route('**/storage/v1/object/edition-drafts/*', (route) => route.abort(), { times: 1 });
  const file = { name: 'lune.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await sendPicture(page, group.getByLabel('Envoyer un fichier'), file);
  // The site answers, and Storage does not.
  await expect(group.getByRole('alert')).toContainText("Le réseau d'ici bloque peut-être");
  await sendPicture(page, group.getByLabel('Envoyer un fichier'), file);
  await expect(group.getByText('Fichier ajouté.')).toBeVisible();
});
