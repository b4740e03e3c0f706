import type { Page } from '@playwright/test';
import { paths } from '../../../../src/paths';
import { withSpeech } from '../../../support/speech';
import { expect, test } from '../../../support/test';
import { openWorkshop } from '../../honour/workshopScreen';
import { GuideReader } from './reader';

const { admin, game } = paths;
const CODE = '2024';
const idOf = (last: number) => `00000000-0000-4000-8000-00000000a0${last}`;
const dialogOf = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tomorrowAt = (time: string) =>
  `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T${time}`;

async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^Enregistré le/)).toBeVisible();
}

test('in December the guide is enough: refused answers, a message, a correction, a version, a name', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { backend } = await openWorkshop(page, baseURL);
  const reader = new GuideReader(page);
  for (const last of [11, 12, 13, 14, 15]) {
    const knight = await backend.makeKnight(idOf(last), `Dame Lanterne ${'bcdfg'.charAt(last - 11)}`);
    await backend.sql(
      `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at, times)
         values ($1, 'riddle', $2, private.find_riddle(3, $2), 'lampion', 'lampion', now(), now(), 1)`,
      [knight.id, CODE],
    );
  }
  // Today's door is the third.
  await backend.sql(
    `update public.enigmes set opens_at = now() + (day_number - 3) * interval '1 day' - interval '1 minute' where edition = $1`,
    [CODE],
  );

  await reader.follow('Le 1er décembre', async () => {
    await page.goto(admin.home);
    await reader.press('Réponses refusées');
  });

  await reader.follow(
    'Chaque matin, dix minutes',
    async () => {
      await page.goto(game.landing);
      await reader.press("L'équipe");
      await reader.expectText('La porte du jour');
      await reader.expectText('Réponses refusées');
      await reader.press('Statistiques');
      await reader.expectText('Les comptes');
    },
    // The demonstration has something to see: its publisher's details are examples.
    ['Tout va bien ce matin'],
  );

  await reader.follow('Accepter une réponse', async () => {
    await page.goto(admin.home);
    await reader.press('Réponses refusées');
    await expect(reader.field('Énigme du jour')).toHaveValue('3');
    await reader.look();
    await page.goto(admin.editionDay(CODE, 3));
    await reader.press("L'ajouter aux réponses");
    await reader.press('Enregistrer');
    await saved(page);
    await reader.press('Accepter cette réponse');
    await reader.press('Accepter', dialogOf(page));
    await expect(page.getByText(/est acceptée/)).toBeVisible();
  });

  await reader.follow('Dire un mot sur un jour', async () => {
    await page.goto(admin.home);
    await reader.press('Messages');
    await reader.expectText('Ce que les joueurs liront');
    await expect(page.getByLabel('Jour', { exact: true })).toHaveValue('3');
    await textbox(page, 'Message').fill('« Lampion » est acceptée aussi, et vos points sont arrivés.');
    await reader.press('Publier le message');
    await reader.press('Publier', dialogOf(page));
    await expect(dialogOf(page)).toHaveCount(0);
    await textbox(page, 'Message').fill('Ce soir, regardez bien la fenêtre du grenier.');
    await reader.fill('Publier le', tomorrowAt('19:00'));
    await reader.press('Prévoir le message');
    await dialogOf(page).getByRole('button', { name: 'Prévoir' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    const list = page.getByRole('list', { name: 'Messages' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await reader.look();
    await reader.press("C'est réglé : retirer");
  });

  await reader.follow('Corriger une faute', async () => {
    await page.goto(admin.editionDay(CODE, 6));
    await textbox(page, 'Titre').fill('La ronde des huit pierres');
    await reader.press('Enregistrer');
    await saved(page);
    await reader.expectText('Mettre en ligne ce jour');
    await reader.press('Mettre en ligne ce jour');
    await dialogOf(page).getByRole('button', { name: 'Mettre en ligne' }).click();
    await expect(page.getByText(/en ligne\.$/).first()).toBeVisible();
    await page.goto(admin.edition(CODE));
    await reader.expectText('Mettre en ligne');
  });

  await reader.follow('Revenir en arrière', async () => {
    await reader.press('Toutes les versions');
    // The first version is what the edition is now.
    await reader.press(
      'Voir',
      page
        .getByRole('list', { name: /^Versions/ })
        .getByRole('listitem')
        .nth(1),
    );
    await reader.press("Remettre toute l'édition");
    await dialogOf(page).getByRole('button', { name: 'Remettre' }).click();
    await expect(page.getByText("C'est remis, en une nouvelle version.")).toBeVisible();
  });

  await reader.follow("Un nom qui choque, quelqu'un qui triche", async () => {
    await page.goto(admin.home);
    await reader.press('Comptes');
    await page.getByRole('searchbox').fill('Lanterne b');
    const line = page.getByRole('list', { name: 'Comptes' }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    for (const [label, confirmation] of [
      ['Cacher le nom', 'Cacher ce nom'],
      ['Sortir du classement', 'Sortir du classement'],
    ] as const) {
      await reader.press(label, line);
      await textbox(page, 'Raison').fill('Le nom ne convient pas.');
      await dialogOf(page).getByRole('button', { name: confirmation }).click();
      await expect(dialogOf(page)).toHaveCount(0);
    }
    await reader.expectText("Le journal de l'équipe");
    await reader.press('Remettre au classement', line);
    await textbox(page, 'Raison').fill('Il a choisi un autre nom.');
    await dialogOf(page).getByRole('button', { name: 'Remettre au classement' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await backend.sql('update public.users set swift_five = 30 where id = $1', [idOf(11)]);
    await page.goto(admin.stats);
    await page.getByRole('searchbox').fill('Lanterne b');
    await reader.expectText('Jeu rapide');
  });
  await backend.close();
});

test('what families and schools ask in December is where the guide says', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const { backend } = await openWorkshop(page, baseURL);
  await withSpeech(page);
  const reader = new GuideReader(page);

  await reader.follow(
    'Répondre à une famille',
    async () => {
      await page.goto(game.riddle(6));
      await expect(reader.button('Écouter')).toBeVisible();
      await reader.expectText('Ce que ce jour demande');
      await expect(reader.button('Imprimer')).toBeVisible();
      await page.goto(game.landing);
      await reader.look();
      await page.goto(game.tables);
      await reader.expectText('Tables rondes', page.getByRole('main'));
      // A worker stores the day, and this browser has none: tests/e2e/offline/take.spec.ts takes it.
    },
    ['Emporter ce soir'],
  );

  await reader.follow('Une famille, une école demande des feuilles', async () => {
    await page.goto(game.print);
    await expect(reader.button('Imprimer')).toBeVisible();
    await page.goto(game.classPack);
    await reader.expectText('Le dossier de la classe');
    await page.goto(game.class);
    await reader.expectText("C'est le compte d'une classe");
  });

  // An edition with dates has a school calendar.
  await backend.sql(
    `update public.enigmes set opens_at = timestamptz '2024-12-01 00:00+01' + (day_number - 1) * interval '1 day'
       where edition = $1`,
    [CODE],
  );
  await reader.follow('Répondre à une école', async () => {
    await page.goto(game.class);
    await reader.expectText('En classe');
    await reader.choose('Dernier jour avant les vacances', { index: 1 });
  });

  await reader.follow("Une école dit que rien n'arrive", async () => {
    await reader.expectText("Pour qui gère le réseau de l'école");
  });
  await backend.close();
});
