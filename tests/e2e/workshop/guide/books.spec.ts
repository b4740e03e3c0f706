import { paths } from '../../../../src/paths';
import { expect, test } from '../../../support/test';
import { openWorkshop } from '../../honour/workshopScreen';
import { sendPicture } from '../pictures';
import { GuideReader } from './reader';

const SLUG = 'la-lune-et-le-hibou';

test('a book is added, corrected, ordered and led to by the guide alone', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  test.setTimeout(240_000);
  // An upload is cut, to be sent again; someone else saves the same book.
  expectProblem(/storage/);
  expectProblem(/save_book/);
  const { backend } = await openWorkshop(page, baseURL);
  const reader = new GuideReader(page);
  const png = async (width: number, height: number) => ({
    name: 'hibou.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height } }),
  });
  const done = (text: string) => expect(page.getByText(text)).toBeVisible();

  await reader.follow('Les livres', async () => {
    await page.goto(paths.admin.home);
    await reader.press('Livres');
    await reader.press('Ajouter une personne');
    await page.getByLabel('Nom').fill('Odile Sarment');
    await page.getByLabel('Sa vie en quelques phrases').fill('Odile Sarment écrit le matin.');
    await reader.expectText('Son portrait');
    await page.getByRole('button', { name: 'Enregistrer la fiche' }).click();

    await reader.press('Ajouter un livre');
    await page.getByLabel('Titre', { exact: true }).fill('La lune et le hibou');
    await expect(reader.field('Adresse')).toHaveValue(SLUG);
    await reader.fill('Série', 'Les nuits du hibou');
    await reader.expectText('Ses auteurs');
    await page.getByLabel('Dès').selectOption('3 ans');
    await page.getByLabel("Jusqu'à").selectOption('6 ans');
    await page.getByRole('button', { name: 'Ajouter un auteur' }).click();
    await page.getByLabel('Personne 1').selectOption('Odile Sarment');
    await page
      .getByLabel('Description', { exact: true })
      .fill('Un hibou garde la lune pendant que tout dort.');
    await reader.fill('ISBN', '978-2-07-061275-8');
    await reader.fill('Prix en euros', '14,90');
    const cover = page.getByRole('group', { name: 'La couverture' });
    await reader.expectText('La couverture');
    await sendPicture(page, cover.getByLabel('Envoyer un fichier'), await png(600, 800));
    await expect(cover.getByText('Fichier ajouté.')).toBeVisible();
    await reader.press('Ajouter une double page');
    await page.route('**/storage/v1/object/book-media/*', (route) => route.abort(), { times: 1 });
    const spread = page.getByRole('group', { name: "L'image de la double page 1" });
    await sendPicture(page, spread.getByLabel('Envoyer un fichier'), await png(900, 600));
    await reader.press('Renvoyer ce fichier');
    await expect(spread.getByText('Fichier ajouté.')).toBeVisible();
    await page.getByLabel('Description de la double page 1').fill('Un hibou sur une branche.');
    await reader.press('Ajouter une activité');
    await page.getByLabel("Titre de l'activité 1").fill('Colorier le hibou');
    const activity = page.getByRole('group', { name: "Le fichier de l'activité 1" });
    await sendPicture(page, activity.getByLabel('Envoyer un fichier'), await png(700, 800));
    await reader.expectText('Ouvrir le fichier');
    await reader.press('Enregistrer');
    await done('Ce brouillon est enregistré.');
    await reader.press('Publier');
    await done('Ce livre est publié.');

    // Someone else saves it meanwhile.
    await backend.sql('update public.books set updated_at = clock_timestamp() where slug = $1', [SLUG]);
    await reader.fill('Prix en euros', '12,50');
    await reader.press('Enregistrer');
    await reader.press('Reprendre la version enregistrée');
    await page.getByRole('link', { name: 'Tous les livres' }).click();
    await reader.expectText('Publié');

    await page.goto(paths.admin.editionDay('2024', 5));
    await reader.expectText('Une fois le jour résolu');
    await reader.choose('Le livre derrière la porte', { label: 'La lune et le hibou' });
    await page.goto(paths.admin.edition('2024'));
    await reader.expectText('Conseils');

    await page.goto(paths.admin.book(SLUG));
    await reader.press('Retirer du catalogue');
    await done('Ce livre est retiré du catalogue.');
    await reader.expectText('Effacer');
    await page.goto(paths.admin.books);
    await reader.expectText('Brouillon');
  });
  await backend.close();
});
