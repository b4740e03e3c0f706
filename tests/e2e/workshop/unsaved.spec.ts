import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { signIn } from '../../support/knight';
import { expectReadable } from '../../support/readable';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';
import { makeEdition, savedText } from './edition';

const DAY = 12;
const END = "Fin de l'épisode";
const TYPED = 'La file avance, et le grelot sonne.';
const UNSAVED = 'Pas encore enregistré : gardé sur cet appareil.';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const wholeEdition = (page: Page) => page.getByRole('link', { name: "Toute l'édition", exact: true });
const tile = (page: Page) =>
  page.getByRole('navigation', { name: 'Les vingt-quatre jours' }).getByRole('link', { name: /^Jour 12 / });

async function save(page: Page): Promise<void> {
  await button(page, 'Enregistrer').click();
  await expect(page.getByText(/^Enregistré le/)).toBeVisible();
}

/** The questions of the browser itself when the page is closed, which are answered yes. */
function closings(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

test('what is typed and not saved is marked, and stays through another page, a reload and a closed tab', async ({
  page,
  context,
  request,
}) => {
  const code = await makeEdition(request, DAY);
  await signIn(page, await makeAdmin(request));
  const asked = closings(page);
  await page.goto(paths.admin.editionDay(code, DAY));
  await field(page, END).fill(TYPED);
  await expect(page.getByText(UNSAVED)).toBeVisible();

  await wholeEdition(page).click();
  await expect(tile(page)).toHaveAccessibleName(/Brouillon gardé sur cet appareil$/);
  await expectReadable(page);
  expect(asked).toEqual([]);
  await page.goto(paths.admin.editions);
  const card = page.getByRole('listitem').filter({ hasText: code });
  await expect(card).toContainText('1\u00a0brouillon gardé sur cet appareil, pas encore enregistré.');

  await page.goto(paths.admin.editionDay(code, DAY));
  await expect(field(page, END)).toHaveValue(TYPED);
  await field(page, END).press('ControlOrMeta+End');
  await page.keyboard.type(' Encore.');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(field(page, END)).toHaveValue(`${TYPED} Encore.`);

  // Another tab sees it too, and no mark once it is saved there.
  const other = await context.newPage();
  await page.getByRole('link', { name: 'Éditions' }).first().click();
  await page.getByRole('link', { name: new RegExp(`\\(${code}\\)$`) }).click();
  await expect(tile(page)).toHaveAccessibleName(/Brouillon gardé/);
  await other.goto(paths.admin.editionDay(code, DAY));
  await save(other);
  await expect(tile(page)).not.toHaveAccessibleName(/Brouillon gardé/);
  expect(await savedText(request, code, DAY, 'closing')).toBe(`${TYPED} Encore.`);
});

test('audit finding 15: « Quitter » in another tab asks first; then the text leaves the device, and every tab', async ({
  page,
  context,
  request,
}) => {
  const code = await makeEdition(request, DAY);
  const admin = await makeAdmin(request);
  await signIn(page, admin);
  await page.goto(paths.admin.editionDay(code, DAY));
  await field(page, END).fill(TYPED);
  const other = await context.newPage();
  await other.goto(paths.game.profile);
  const question = other.getByRole('alertdialog', { name: 'Quitter sans enregistrer' });
  await button(other, 'Quitter').click();
  await expect(question).toContainText(`édition ${code}\u00a0: jour ${DAY}`);
  await button(other, 'Rester').click();
  await expect(question).toHaveCount(0);
  await expect(field(page, END)).toHaveValue(TYPED);
  await button(other, 'Quitter').click();
  await button(other, 'Quitter sans enregistrer').click();
  await expect(page).toHaveURL(paths.game.landing);

  await page.goto(paths.admin.editionDay(code, DAY));
  await expect(page).toHaveURL(paths.game.login);
  await page.getByLabel('Adresse e-mail').fill(admin.email);
  await page.getByLabel('Mot de passe *').fill(admin.password);
  await button(page, 'Se connecter').click();
  await expect(page).toHaveURL(paths.admin.editionDay(code, DAY));
  await expect(field(page, END)).not.toHaveValue(TYPED);
});

test('a device that cannot keep a text says so, and keeps it as long as the page is open', async ({
  page,
  request,
}) => {
  const code = await makeEdition(request, DAY);
  await signIn(page, await makeAdmin(request));
  const asked = closings(page);
  await page.addInitScript(() => {
    const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key.startsWith('escape-noel-atelier')) throw new DOMException('Full', 'QuotaExceededError');
      write.call(this, key, value);
    };
  });
  await page.goto(paths.admin.editionDay(code, DAY));
  await field(page, END).fill(TYPED);
  await expect(page.getByRole('alert')).toContainText('Cet appareil ne peut pas garder ce que tu écris');
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
  await expectReadable(page);
  await wholeEdition(page).click();
  await expect(tile(page)).toHaveAccessibleName(/Brouillon gardé dans cette page seulement$/);
  await tile(page).click();
  await expect(field(page, END)).toHaveValue(TYPED);
  await wholeEdition(page).click();
  // Closing asks first, on whichever page.
  await tile(page).waitFor();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual(['beforeunload']);
});
