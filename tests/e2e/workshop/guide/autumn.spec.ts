import { paths } from '../../../../src/paths';
import { withSpeech } from '../../../support/speech';
import { expect, test } from '../../../support/test';
import { openWorkshop } from '../../honour/workshopScreen';
import { sendPicture } from '../pictures';
import { GuideReader } from './reader';

const CODE = '2027';
const THINGS = ['Flocon', 'Noisette', 'Cannelle', 'Brindille', 'Anis', 'Grelot', 'Myrtille'];
const day = (number: number) => paths.admin.editionDay(CODE, number);

test('from September to November, the guide is enough: a copy, a day, a board, a picture, the preview, the dates, publishing', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { backend } = await openWorkshop(page, baseURL);
  await withSpeech(page);
  const reader = new GuideReader(page);
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const tiles = page.getByRole('navigation', { name: 'Les vingt-quatre jours' });
  const save = async () => {
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText(/^Enregistré le/)).toBeVisible();
  };

  await reader.follow(
    'Entrer',
    async () => {
      await page.goto(paths.game.landing);
      await reader.press("L'équipe");
      await reader.expectText('Les pages');
    },
    // The demonstration has something to see: its publisher's details are examples.
    ['Tout va bien ce matin'],
  );

  await reader.follow('Commencer une édition', async () => {
    await reader.press('Éditions');
    await expect(reader.field("Copie d'une édition")).toBeChecked();
    await reader.fill('Code', CODE);
    await reader.fill('Première porte', '2027-12-01');
    await reader.press("Créer l'édition");
    await reader.expectText('Brouillon');
    await expect(tiles.getByRole('link', { name: /^Jour 1 .*Inchangé depuis 2024/ })).toBeVisible();
  });

  await reader.follow('Se partager le travail', async () => {
    await tiles.getByRole('link', { name: /^Jour 2 / }).click();
    await textbox("Fin de l'épisode").fill('La file avance, et le grelot sonne.');
    await page.getByRole('link', { name: "Toute l'édition", exact: true }).click();
    await reader.expectText('Prêt');
    await reader.expectText('Brouillon gardé sur cet appareil');
    await reader.press('Quitter');
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await page.goto(day(2));
    await save();
    // The section speaks of an empty day too.
    await page.goto(paths.admin.editions);
    await page.getByLabel('Vide').check();
    await page.getByLabel('Code').fill('2028');
    await page.getByRole('button', { name: "Créer l'édition" }).click();
    await reader.expectText('À écrire');
  });

  await reader.follow("La phrase de l'étoile d'abord", async () => {
    await page.goto(paths.admin.edition(CODE));
    await reader.expectText("La phrase de l'étoile");
    const sentence = textbox('La phrase');
    const before = await sentence.inputValue();
    await sentence.fill(`Z${before.slice(1)}`);
    await reader.expectText('à accorder');
    await sentence.fill(before);
    await expect(page.getByText('à accorder')).toHaveCount(0);
    await reader.unfold('La fin de la saison');
    await reader.fill('La suite', 'Le phare reste allumé. Nous reviendrons en décembre.');
    await save();
  });

  await reader.follow('Écrire un jour', async () => {
    await tiles.getByRole('link', { name: /^Jour 5 / }).click();
    await textbox('Épisode du jour').fill(
      "Une bête de givre traverse la place. Tu le suis jusqu'à la fontaine.",
    );
    await reader.expectText('Enregistrer');
    await save();
    const game = page.frameLocator('[title="Aperçu du jeu"]');
    await expect(game.getByRole('button', { name: /^Écouter/ }).first()).toBeVisible();
    await reader.look(game);
  });

  await reader.follow('Les réponses', async () => {
    await textbox('Réponse de référence').fill('le renard');
    await reader.expectText('Essayer une réponse');
    await textbox("Réponse d'un joueur").fill('écureuil');
    await page.getByRole('button', { name: 'Essayer', exact: true }).click();
    await expect(page.getByText('est fausse, et le jeu dit')).toBeVisible();
  });

  await reader.follow('Ce que dit la vérification, et pourquoi', async () => {
    await textbox('Titre').fill('Le renard du gel');
    await reader.expectText('À corriger');
    await expect(page.getByText("s'y trouve").first()).toBeVisible();
    await textbox('Titre').fill("L'écriture de la glace");
    await expect(page.getByText('Rien : tout est bon.')).toBeVisible();
    await save();
  });

  await reader.follow('Les jeux', async () => {
    await page.goto(day(7));
    await reader.choose('Jeu à manipuler', 'Ranger des éléments');
    for (const [index, name] of THINGS.entries()) await textbox(`Élément ${index + 1}`).fill(name);
    await reader.expectText('Montre la solution');
    await reader.press("C'est la solution");
    await reader.expectText('La solution');
    await reader.press('Mélanger autrement');
    await reader.press('Corriger');
    await reader.press("C'est la solution");
    await reader.press('Recommencer');
    await reader.choose('Jeu à manipuler', 'Toucher des lieux sur un dessin');
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 400 } });
    await sendPicture(page, page.getByLabel('Envoyer un décor'), {
      name: 'nuit.png',
      mimeType: 'image/png',
      buffer,
    });
    await reader.press('Ajouter un lieu');
    await reader.check("C'est un bon endroit");
    await reader.expectText('Réponses acceptées');
    await page.getByRole('button', { name: 'Annuler mes changements' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler mes changements' }).click();
  });

  await reader.follow('Les images, les sons, les films', async () => {
    await page.goto(day(4));
    await reader.choose('Image, son ou film', 'Une image');
    const group = page.getByRole('group', { name: "L'image", exact: true });
    const buffer = await page.screenshot({ type: 'jpeg' });
    await reader
      .field('Envoyer un fichier', group)
      .setInputFiles({ name: 'lanterne.jpg', mimeType: 'image/jpeg', buffer });
    const dialog = page.getByRole('dialog', { name: "Avant d'envoyer" });
    await reader.expectText("Avant d'envoyer");
    await reader.press('Recadrer', dialog);
    await reader.press("Garder toute l'image", dialog);
    await reader.press('Envoyer', dialog);
    await expect(group.getByText('Fichier ajouté.')).toBeVisible();
    await reader.fill('Description', 'Une place sous la neige, et des fenêtres allumées.');
    await save();
  });

  await reader.follow('Voir comme un joueur', async () => {
    await page.goto(paths.admin.edition(CODE));
    await reader.press("Voir l'aperçu");
    const game = page.frameLocator('[title="Aperçu du jeu"]');
    await expect(game.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await reader.follow('Relire', async () => {
    await page.goto(paths.admin.editions);
    await reader.press('Comparer deux éditions');
    await page.getByLabel('Avant').selectOption('2024');
    await page.getByLabel('Après').selectOption(CODE);
    await reader.expectText('Ce qui est pareil');
    await page.getByLabel('Ce qui diffère').click();
    await expect(page.getByRole('heading', { name: /^Jour 5/ })).toBeVisible();
    await page.goto(paths.admin.editions);
    const saved = page.waitForEvent('download');
    await reader.press('Télécharger le fichier');
    expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  });

  await reader.follow('Les dates', async () => {
    await page.goto(paths.admin.edition(CODE));
    await reader.fill(
      "L'histoire de l'accueil",
      "Cette année, le phare s'est tu. Qui le rallumera avant Noël ?",
    );
    await reader.fill('Heure des portes', '07:00');
    await reader.fill('Effacement', '2028-02-01');
    await save();
    await page.goto(day(24));
    await reader.expectText('Ouverture particulière');
  });

  await reader.follow("Avant d'ouvrir le concours", async () => {
    await page.goto(paths.admin.edition(CODE));
    await reader.unfold('Le concours');
    await reader.fill('Le cadeau, en une phrase', 'Une lampe de chevet en forme de phare.');
    await reader.fill('Nombre de gagnants', '3');
    await save();
  });

  await reader.follow('Mettre en ligne, avec le technicien', async () => {
    await page.goto(paths.admin.edition(CODE));
    await reader.press("Publier l'édition");
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText("n'ont pas changé depuis 2024");
    await expect(dialog).toContainText("L'édition 2024 passe aux archives");
    await dialog.getByRole('button', { name: 'Publier quand même' }).click();
    // The answers are compared with every word of the language first.
    await expect(page.getByText(`L'édition ${CODE} est publiée.`)).toBeVisible({ timeout: 60_000 });
  });
  await backend.close();
});
