import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { tabTo } from '../../support/keyboard';
import { expectReadable } from '../../support/readable';
import { expect, test } from '../../support/test';
import { createEdition, openWorkshop } from './workshopScreen';

const CODE = '2030';
const DAY = paths.admin.editionDay(CODE, 12);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const findings = (page: Page) => page.getByRole('heading', { name: 'À corriger' }).locator('..');

const TEXTS: Readonly<Record<string, string>> = {
  Titre: 'La malle aux boules',
  'Épisode du jour': "Au grenier, une malle s'ouvre. Sept boules en sortent et roulent en désordre.",
  Question: 'Range-les de la plus légère à la plus lourde. Dans quel ordre sont-elles?',
  'Réponse de référence': 'la guirlande des sept couleurs',
  'Indice 1': 'Commence par la plus petite.',
  'Indice 2': 'La dernière est en verre.',
  'Indice 3': 'La deuxième boule est en bois.',
  "Fin de l'épisode": "La malle se referme, et l'éclat était dans la serrure.",
  Explication: "Chaque boule pèse deux grammes de plus que celle d'avant.",
  "Nom de l'artefact": 'La clef de la malle',
  "Description de l'artefact": "Elle ouvre tout ce qui n'est pas fermé.",
};

const BALLS = ['plume', 'papier', 'laine', 'bois', 'cuir', 'sucre', 'verre'];

async function save(page: Page): Promise<void> {
  await button(page, 'Enregistrer').click();
  await expect(page.getByText(/^Enregistré le/)).toBeVisible();
}

const PICTURE = 'Une malle ouverte, sept boules autour.';

/** Sends a picture, which the preview then shows. @returns its address. */
async function sendPicture(page: Page): Promise<string> {
  await page.getByLabel('Image, son ou film').first().selectOption('Une image');
  await field(page, 'Description').first().fill(PICTURE);
  const picture = page.getByRole('group', { name: "L'image", exact: true });
  const buffer = await page.screenshot({ type: 'jpeg' });
  await picture
    .getByLabel('Envoyer un fichier')
    .setInputFiles({ name: 'malle.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await expect(picture.getByText('Fichier ajouté.')).toBeVisible();
  const preview = page.frameLocator('[title="Aperçu du jeu"]');
  await expect(preview.getByRole('heading', { level: 1, name: /La malle aux boules/ })).toBeVisible();
  const shown = preview.getByRole('img', { name: PICTURE });
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)) // an image, by its role
    .toBeGreaterThan(0);
  return picture.getByLabel('Adresse').inputValue();
}

/** @returns the address of its picture. */
async function writeDay(page: Page): Promise<string> {
  for (const [name, text] of Object.entries(TEXTS)) await field(page, name).fill(text);
  const picture = await sendPicture(page);
  await page.getByLabel('Jeu à manipuler').selectOption('Ranger des éléments');
  for (const [index, material] of BALLS.entries())
    await field(page, `Élément ${index + 1}`).fill(`La boule de ${material}`);
  await button(page, "C'est la solution").click();
  // The check corrects twice.
  await field(page, 'Fragment').fill('Bougie');
  await expect(page.getByText('«\u00a0Bougie\u00a0» commence par B, il faut E').first()).toBeVisible();
  await field(page, 'Fragment').fill('Enfance');
  await field(page, 'Indice 3').fill('Pense à la guirlande des sept couleurs.');
  await expect(findings(page)).toContainText("s'y trouve");
  await field(page, 'Indice 3').fill('La deuxième boule est en bois.');
  await expect(findings(page)).toContainText('Rien : tout est bon.');
  // No-break spaces are put by the page.
  await expect(field(page, 'Question')).toHaveValue(/sont-elles\u00a0\?$/);
  return picture;
}

test('an admin writes a day with a picture and a board, is corrected twice, publishes, corrects, accepts an answer and restores a version', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { backend, admin } = await openWorkshop(page, baseURL);
  await createEdition(backend, admin, CODE, 12);
  const statusOf = async (address: string) =>
    (await backend.fetch(new Request(`http://127.0.0.1${address}`))).status;
  const titleOf = async () =>
    (
      await backend.sql<{ title: string }>(
        'select title from public.enigmes where edition = $1 and day_number = 12',
        [CODE],
      )
    )[0]?.title;

  await page.goto(paths.admin.editions);
  await page.getByRole('link', { name: /\(2030\)$/ }).click();
  await expect(page.getByRole('navigation', { name: 'Les vingt-quatre jours' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('link', { name: /^Jour 12 À écrire/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Jour 12/ })).toBeFocused();
  const picture = await writeDay(page);
  await expectReadable(page);
  await tabTo(page, button(page, 'Enregistrer'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Enregistré le/)).toBeVisible();

  await page.getByRole('link', { name: "Toute l'édition", exact: true }).click();
  await expect(findings(page)).toContainText("Rien : l'édition est prête.");
  expect(await statusOf(picture)).toBe(400);
  await button(page, "Publier l'édition").click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText("L'édition 2024 passe aux archives");
  await expectReadable(page);
  await dialog.getByRole('button', { name: 'Publier' }).click();
  // The word list is read first (rule 12.8).
  await expect(page.getByText("L'édition 2030 est publiée.")).toBeVisible({ timeout: 60_000 });
  expect(await titleOf()).toBe(TEXTS['Titre']);
  expect(await statusOf(picture)).toBe(200);

  await page.goto(DAY);
  await field(page, 'Titre').fill('La malle aux sept boules');
  await save(page);
  await page.getByRole('link', { name: "Toute l'édition", exact: true }).click();
  await button(page, 'Mettre en ligne').click();
  await dialog.getByRole('button', { name: 'Mettre en ligne' }).click();
  await expect(page.getByText('Les modifications sont en ligne.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/comparées au dictionnaire.*mots voisins/)).toBeVisible();
  expect(await titleOf()).toBe('La malle aux sept boules');

  const knight = await backend.makeKnight('00000000-0000-4000-8000-00000000a002', 'Dame Variante');
  await backend.sql(
    `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at, times)
       values ($1, 'riddle', $2, private.find_riddle(3, $2), 'poudre', 'poudre', now(), now(), 1)`,
    [knight.id, CODE],
  );
  await page.goto(paths.admin.editionDay(CODE, 3));
  await button(page, "L'ajouter aux réponses : poudre").click();
  await button(page, 'Accepter cette réponse : poudre').click();
  await dialog.getByRole('button', { name: 'Accepter' }).click();
  await expect(page.getByText(/est acceptée/)).toBeVisible();
  await save(page);

  await page.goto(`${paths.admin.editionVersions(CODE)}?partie=12`);
  const entries = page.getByRole('list', { name: 'Versions, la dernière en premier' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await entries.nth(1).getByRole('button', { name: /^Voir/ }).click();
  await expectReadable(page);
  await entries.nth(1).getByRole('button', { name: 'Remettre le jour 12' }).click();
  await dialog.getByRole('button', { name: 'Remettre' }).click();
  await expect(page.getByText("C'est remis, en une nouvelle version.")).toBeVisible();
  await page.goto(DAY);
  await expect(field(page, 'Titre')).toHaveValue('La malle aux boules');
});
