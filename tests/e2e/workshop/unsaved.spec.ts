import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { expireSession, signIn, sql, type Knight } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
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

/** The page can be read at this width, and has no axe violation. */
async function expectGood(page: Page): Promise<void> {
  expect(await outsideWindow(page)).toEqual([]);
  await expectNoAxeViolations(page);
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

test(
  'what is typed and not saved is marked, and stays through another page, a reload and a closed tab',
  { tag: '@both' },
  async ({ page, context, request }) => {
    const code = await makeEdition(request, DAY);
    await signIn(page, await makeAdmin(request));
    const asked = closings(page);
    await page.goto(paths.admin.editionDay(code, DAY));
    await field(page, END).fill(TYPED);
    await expect(page.getByText(UNSAVED)).toBeVisible();

    await wholeEdition(page).click();
    await expect(tile(page)).toHaveAccessibleName(/Brouillon gardé sur cet appareil$/);
    await expectGood(page);
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
  },
);

test('a session that ends while writing loses nothing: signing in again over the page saves', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/40\d/);
  const code = await makeEdition(request, DAY);
  const admin = await makeAdmin(request);
  await signIn(page, admin);
  await page.goto(paths.admin.editionDay(code, DAY));
  await field(page, END).fill(TYPED);
  await expireSession(page, request, admin);
  await button(page, 'Enregistrer').click();
  const dialog = page.getByRole('dialog', { name: 'Ta session a expiré' });
  await dialog.getByLabel('Mot de passe *').fill(admin.password);
  await dialog.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, END)).toHaveValue(TYPED);
  await save(page);
  expect(await savedText(request, code, DAY, 'closing')).toBe(TYPED);
});

test('« Quitter » in another tab asks first; then the text leaves the device, and every tab', async ({
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

test(
  'a device that cannot keep a text says so, and keeps it as long as the page is open',
  { tag: '@both' },
  async ({ page, request }) => {
    const code = await makeEdition(request, DAY);
    await signIn(page, await makeAdmin(request));
    const asked = closings(page);
    await page.addInitScript(() => {
      const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
        ?.value as Storage['setItem'];
      Storage.prototype.setItem = function setItem(key: string, value: string) {
        if (key.startsWith('escape-noel-atelier')) throw new DOMException('Full', 'QuotaExceededError');
        write.call(this, key, value);
      };
    });
    await page.goto(paths.admin.editionDay(code, DAY));
    await field(page, END).fill(TYPED);
    await expect(page.getByRole('alert')).toContainText('Cet appareil ne peut pas garder ce que tu écris');
    await expect(page.getByText(UNSAVED)).toHaveCount(0);
    await expectGood(page);
    await wholeEdition(page).click();
    await expect(tile(page)).toHaveAccessibleName(/Brouillon gardé dans cette page seulement$/);
    await tile(page).click();
    await expect(field(page, END)).toHaveValue(TYPED);
    await wholeEdition(page).click();
    // Closing asks first, on whichever page.
    await tile(page).waitFor();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
  },
);

async function openAs(browser: Browser, admin: Knight, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, admin);
  await page.goto(path);
  return page;
}

test('two admins on one day in two browsers: both texts can be read, and neither is lost', async ({
  browser,
  request,
  expectProblem,
}) => {
  expectProblem(/409/);
  const code = await makeEdition(request, DAY);
  const path = paths.admin.editionDay(code, DAY);
  const mine = await openAs(browser, await makeAdmin(request, 'Intendante'), path);
  const theirs = await openAs(browser, await makeAdmin(request, 'Dame Registre'), path);
  await field(mine, END).fill('La mienne.');
  await field(mine, 'Explication').fill('Mon explication.');
  await field(theirs, END).fill('La sienne.');
  await field(theirs, 'Titre').fill('Un autre titre');
  await save(theirs);

  await button(mine, 'Enregistrer').click();
  await expect(mine.getByText(/Dame Registre a enregistré cette page/)).toBeVisible();
  const contested = mine.getByRole('group', { name: END, exact: true });
  await expect(contested).toContainText('Modifié des deux côtés');
  await expect(contested).toContainText('La mienne.');
  await expect(contested).toContainText('La sienne.');
  await expectGood(mine);
  expect(await savedText(request, code, DAY, 'closing')).toBe('La sienne.');
  // Nothing is lost by closing in the middle of it.
  await mine.reload();
  await contested.getByRole('radio', { name: /^Le tien/ }).check();
  await button(mine, 'Réunir les deux').click();
  await save(mine);
  await expect(field(mine, 'Titre')).toHaveValue('Un autre titre');

  // The other admin writes on, on the version that they have saved: it is their turn to choose, and they give theirs up.
  await field(theirs, END).fill('La sienne, plus longue.');
  await button(theirs, 'Enregistrer').click();
  await expect(theirs.getByText(/Intendante a enregistré cette page/)).toBeVisible();
  await button(theirs, 'Prendre tout le sien').click();
  await expect(field(theirs, END)).toHaveValue('La mienne.');
  await expect(field(theirs, 'Explication')).toHaveValue('Mon explication.');
  const rows = await sql<{ closing: string }>(
    request,
    `select content ->> 'closing' as closing from private.edition_versions where edition = $1 and day = $2::int order by id`,
    [code, DAY],
  );
  expect(rows.slice(1).map(({ closing }) => closing)).toEqual([
    'La sienne.',
    'La mienne.',
    'La sienne, plus longue.',
    'La mienne.',
  ]);
});
