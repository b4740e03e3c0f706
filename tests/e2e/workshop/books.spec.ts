import { paths } from '../../../src/paths';
import { signIn, sql } from '../../support/knight';
import { expectReadable } from '../../support/readable';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';
import { sendPicture } from './pictures';

const SLUG = 'la-lune-et-le-hibou';
const PERSON = 'maelle-hautbois';

test('a member of the team adds a book by browser alone: it appears, is found, corrected and withdrawn', async ({
  page,
  browser,
  request,
  expectProblem,
}) => {
  // The host answers 404 for the page of a book that the build does not know.
  expectProblem(/404/);
  await sql(request, 'delete from public.books where slug = $1', [SLUG]);
  const cover = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 800 } });
  await signIn(page, await makeAdmin(request));
  await page.goto(paths.admin.books);
  await page.getByRole('link', { name: 'Ajouter un livre' }).click();
  await page.getByLabel('Titre', { exact: true }).fill('La lune et le hibou');
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue(SLUG);
  await page.getByLabel('Dès').selectOption('3 ans');
  await page.getByLabel("Jusqu'à").selectOption('6 ans');
  await page.getByRole('button', { name: 'Ajouter un auteur' }).click();
  await page.getByLabel('Personne 1').selectOption('Maëlle Hautbois');
  await page.getByLabel('Description', { exact: true }).fill('Un hibou garde la lune pendant que tout dort.');
  await page.getByLabel('Prix en euros').fill('14,90');
  const group = page.getByRole('group', { name: 'La couverture' });
  await expect(group).toContainText('3 de large pour 4 de haut');
  const file = { name: 'hibou.png', mimeType: 'image/png', buffer: cover };
  await sendPicture(page, group.getByLabel('Envoyer un fichier'), file);
  await expect(group.getByText('Fichier ajouté.')).toBeVisible();
  await expect(group.getByText(/^600 × 800\spx, \d+\sko$/)).toBeVisible();
  await expect(group).not.toContainText('coupera les bords');
  await page.getByRole('button', { name: 'Ajouter une double page' }).click();
  const spread = page.getByRole('group', { name: "L'image de la double page 1" });
  // Of another shape, it is cut.
  await sendPicture(page, spread.getByLabel('Envoyer un fichier'), file);
  await expect(spread.getByText(/^600 × 400\spx, \d+\sko$/)).toBeVisible();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText("Décris l'image pour qui ne la voit pas.")).toBeVisible();
  await page.getByLabel('Description de la double page 1').fill('Un hibou sur une branche.');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Ce livre est publié.')).toBeVisible();

  // A reader finds it on its author's page, with its cover, and opens it.
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(paths.person(PERSON));
  await reader.getByRole('link', { name: 'La lune et le hibou' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('La lune et le hibou');
  const shown = reader.getByRole('img', { name: 'Couverture de La lune et le hibou' });
  await expect(shown).toHaveAttribute('src', /\/book-media\/[0-9a-f]{32}\.webp$/);
  await expect
    .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(600);
  await expect(reader.getByRole('img', { name: 'Un hibou sur une branche.' })).toBeAttached();
  const facts = reader.getByRole('region', { name: 'La fiche' });
  await expect(facts).toContainText('14,90\u00A0€');

  await page.getByLabel('Prix en euros').fill('12,50');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ce livre est enregistré.')).toBeVisible();
  await reader.goto(paths.book(SLUG));
  await expect(facts).toContainText('12,50\u00A0€');

  await page.getByRole('button', { name: 'Retirer du catalogue' }).click();
  await expect(page.getByText('Ce livre est retiré du catalogue.')).toBeVisible();
  await reader.goto(paths.book(SLUG));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText("Ce livre n'est pas sur nos étagères");
  await reader.goto(paths.person(PERSON));
  await expect(reader.getByRole('link', { name: 'Pomme Cannelle' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'La lune et le hibou' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Tous les livres' }).click();
  await page.getByRole('link', { name: 'La lune et le hibou' }).click();
  await page.getByRole('button', { name: 'Effacer' }).click();
  await page.getByRole('button', { name: 'Effacer ce livre' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livres');
  await reader.context().close();
});
