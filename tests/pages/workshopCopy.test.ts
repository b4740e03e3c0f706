import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NEAR_WORD } from './support/dictionary';
import * as network from './support/network';
import * as page from './support/page';
import { makeAdmin, sql } from './support/server';
import { EDITIONS, freshCode, openWorkshop } from './support/workshop';

/** The headings « À corriger » and « Publier » have their panel around them. */
const panel = (heading: string) => {
  const box = screen.getByRole('heading', { name: heading }).parentElement;
  if (!box) throw new Error(`No panel of ${heading}`);
  return within(box);
};

test('a copy with two rewritten days names the other twenty-two in four places, and is published once the dialog has named them', async () => {
  const admin = await makeAdmin();
  const source = '2024';
  const code = freshCode();
  await openWorkshop(EDITIONS, admin);
  await page.user.selectOptions(await screen.findByLabelText(/^Édition à copier/), source);
  await page.write(/^Code/, code);
  await page.write(/^Première porte/, '2027-12-01');
  await page.press('button', "Créer l'édition");
  await page.expectAddress(`${EDITIONS}/${code}`);
  for (const [day, title] of [
    [1, 'Une autre veille'],
    [2, 'Un autre phare'],
  ] as const) {
    await page.open(`${EDITIONS}/${code}/jour/${day}`);
    await page.write(/^Titre/, title);
    await page.press('button', 'Enregistrer');
    await page.expectSaid(/Enregistré le /);
  }

  await page.open(`${EDITIONS}/${code}`);
  // Its tiles.
  await page.find('link', new RegExp(`^Jour 3 .*Inchangé depuis ${source}$`));
  const tiles = within(screen.getByRole('navigation', { name: 'Les vingt-quatre jours' }));
  expect(
    tiles.getAllByRole('link', { name: new RegExp(`^Jour \\d+ .*Inchangé depuis ${source}$`) }),
  ).toHaveLength(22);
  // Its head.
  const sentence = new RegExp(`^22\\sjours n'ont pas changé depuis ${source}\\s: 3 à 24\\.$`);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  await page.find('link', `Comparer avec ${source}`);
  // The check's advice.
  expect(panel('À corriger').getAllByText(new RegExp(`Inchangé depuis ${source}`))).toHaveLength(22);
  // The question before publishing.
  await page.write(/^Effacement/, '2028-01-31');
  await page.press('button', 'Enregistrer');
  await page.expectUnsaid('Pas encore possible');
  await page.press('button', "Publier l'édition");
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(sentence);
  dialog.getByRole('button', { name: 'Publier quand même' });
  await page.user.click(dialog.getByRole('button', { name: 'Annuler' }));
  expect(await sql('select from public.editions where code = $1', [code])).toHaveLength(0);
});

const titleOf = async (day: number) =>
  (
    await sql<{ title: string }>(
      "select title from public.enigmes where edition = '2024' and day_number = $1",
      [day],
    )
  )[0]?.title;

test('the page of a day says if what is saved is online, and puts it there after naming what goes with it', async () => {
  const admin = await makeAdmin();
  await openWorkshop(`${EDITIONS}/2024/jour/7`, admin);
  await page.expectSaid(/Enregistré le .*, en ligne\./);
  expect(page.query('button', 'Mettre en ligne ce jour')).toBeNull();
  for (const day of [7, 8]) {
    await page.open(`${EDITIONS}/2024/jour/${day}`);
    await page.write(/^Titre/, `Titre corrigé ${day}`);
    await page.press('button', 'Enregistrer');
    await page.expectSaid(/Enregistré le .*, pas encore en ligne\./);
  }
  expect(await titleOf(8)).not.toBe('Titre corrigé 8');
  await page.press('button', 'Mettre en ligne ce jour');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/Partent aussi, .* : le jour 7\.$/);
  await page.user.click(dialog.getByRole('button', { name: 'Mettre en ligne' }));
  await page.expectSaid(/Enregistré le .*, en ligne\./);
  expect([await titleOf(7), await titleOf(8)]).toEqual(['Titre corrigé 7', 'Titre corrigé 8']);
  // Rule 12.8.
  expect(await sql("select word from private.other_words where edition = '2024'")).toEqual([
    { word: NEAR_WORD },
  ]);
});

test('nothing goes online without the word list, and the page says why', async () => {
  const admin = await makeAdmin();
  await openWorkshop(`${EDITIONS}/2024/jour/9`, admin);
  await page.write(/^Titre/, 'Titre corrigé 9');
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/pas encore en ligne\./);
  network.answerOnce(/french-words/, network.lost);
  await page.press('button', 'Mettre en ligne ce jour');
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mettre en ligne' }),
  );
  await page.expectLogged("Mise en ligne de l'édition");
  expect(await titleOf(9)).not.toBe('Titre corrigé 9');
});
