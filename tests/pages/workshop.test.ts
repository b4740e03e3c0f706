import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { downloads } from './support/download';
import * as page from './support/page';
import { makeAdmin, makeKnight } from './support/server';
import { EDITIONS, editionText, freshCode, makeEdition, openWorkshop, storedPart } from './support/workshop';

const cardOf = async (code: string) => {
  const link = await page.find('link', new RegExp(`\\(${code}\\)$`));
  const card = link.closest('li');
  if (!card) throw new Error(`No card of ${code}`);
  return within(card);
};
const chooseFile = async (name: string, text: string) =>
  page.user.upload(
    await screen.findByLabelText(/^Fichier/),
    new File([text], name, { type: 'application/json' }),
  );

test('the list of editions is for admins alone', async () => {
  page.signIn(await makeKnight());
  await page.open(EDITIONS);
  await page.expectAddress('/escape-noel');
});

test('an edition begins blank, with its code, its title and its first door', async () => {
  const code = freshCode();
  await openWorkshop();
  await page.press('radio', 'Vide');
  await page.write(/^Code/, code);
  await page.write(/^Titre/, 'Le renne perdu');
  await page.write(/^Première porte/, '2027-12-01');
  await page.press('button', "Créer l'édition");
  await page.expectAddress(`${EDITIONS}/${code}`);
  expect(await storedPart(code, 0)).toMatchObject({
    edition: code,
    title: 'Le renne perdu',
    schedule: { first_door: '2027-12-01', door_time: '00:00', time_zone: 'Europe/Paris' },
  });
  await page.open(EDITIONS);
  const card = await cardOf(code);
  card.getByText('Brouillon');
  card.getByText('0 sur 24');
  card.getByText('1er décembre 2027');
  card.getByText(/par Intendante$/);
});

test('a code that is taken is said beside its field, and nothing is created', async () => {
  await openWorkshop();
  await page.write(/^Code/, '2024');
  await page.press('button', "Créer l'édition");
  await page.expectSaid('Une édition a déjà ce code : choisis-en un autre.');
  await page.expectAddress(EDITIONS);
});

test('a copy has the days of the other edition, and dates moved with its first door', async () => {
  const admin = await makeAdmin();
  const source = await makeEdition(admin, [3, 8]);
  const code = freshCode();
  await openWorkshop(EDITIONS, admin);
  // It is chosen beforehand.
  expect(await page.find('radio', "Copie d'une édition")).toHaveProperty('checked', true);
  await page.user.selectOptions(await screen.findByLabelText(/^Édition à copier/), source);
  await page.write(/^Code/, code);
  await page.write(/^Première porte/, '2028-12-01');
  await page.press('button', "Créer l'édition");
  await page.expectAddress(`${EDITIONS}/${code}`);
  expect(await storedPart(code, 3)).toMatchObject({ day: 3, fragment: 'Merveille' });
  // Rule 3.14: the board's own answer is kept apart.
  expect(await storedPart(code, 8)).toMatchObject({ board_answers: ['4 7 3 2 1 5 6'] });
  expect(await storedPart(code, 0)).toMatchObject({ schedule: { first_door: '2028-12-01' } });
});

test('a file is imported as a draft with what is to correct, and leaves as it came', async () => {
  const code = freshCode();
  const file = JSON.parse(await editionText()) as Record<string, unknown>; // the file of the repository
  const text = `${JSON.stringify({ ...file, edition: code }, null, 2)}\n`;
  const files = downloads();
  await openWorkshop();
  await page.press('radio', 'Depuis un fichier');
  await chooseFile('edition.json', text);
  await page.expectSaid(`Édition ${code}, 24 jours`);
  await page.press('button', "Créer l'édition");
  await page.expectAddress(`${EDITIONS}/${code}`);
  await page.open(EDITIONS);
  await page.press('button', `Télécharger le fichier de l'édition ${code}`);
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual([`edition-${code}.json`]));
  expect(JSON.parse(files[0]?.text ?? '')).toEqual(JSON.parse(text));
  // In the order of the file.
  expect(files[0]?.text.slice(0, 300)).toBe(text.slice(0, 300));
});

test('a file alone says which media it names and has not, and the ones to send are in the list of what is to correct', async () => {
  const code = freshCode();
  const file = JSON.parse(await editionText()) as Record<string, unknown>; // the file of the repository
  await openWorkshop();
  await page.press('radio', 'Depuis un fichier');
  await chooseFile('edition.json', JSON.stringify({ ...file, edition: code }));
  await page.expectSaid(/Il manque \d\d médias/);
  await page.expectSaid(
    /artefacts\/jour-01\.webp, .* et \d\d autres\. Choisis un ZIP du dossier de l'édition/,
  );
  await page.press('button', "Créer l'édition");
  await page.expectAddress(`${EDITIONS}/${code}`);
  await page.find('link', /^Jour 5, Image : le fichier enigmes\/jour-05\.webp manque$/);
});

test.each([
  ['{"edition": "2027",\n "riddles": [}', /notes\.json : ce n'est pas du JSON/],
  ['"bonjour"', "ce fichier n'est pas celui d'une édition"],
  ['[1, 2]', 'le champ edition manque'],
  ['{"edition": "2027"}', 'le champ riddles manque'],
  ['{"edition": "Deux", "riddles": []}', "n'a que des chiffres, des lettres minuscules et des tirets"],
  ['{"edition": "2027", "riddles": [{"day": 25}]}', 'les jours vont de 1 à 24'],
  ['{"edition": "2027", "riddles": [{"day": 2}, {"day": 2}]}', 'le jour 2 y est deux fois'],
])('a file that is no edition is refused with a sentence: %s', async (text, sentence) => {
  await openWorkshop();
  await page.press('radio', 'Depuis un fichier');
  await chooseFile('notes.json', text);
  await page.expectSaid(sentence);
  const button = await page.find('button', "Créer l'édition");
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a draft is deleted once that is confirmed, and a published edition cannot be', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1]);
  await openWorkshop(EDITIONS, admin);
  const current = await cardOf('2024');
  current.getByText('En jeu');
  expect(current.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
  await page.press('button', `Supprimer le brouillon ${code}`);
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await page.expectGone('link', new RegExp(`\\(${code}\\)$`));
  expect(await storedPart(code, 1)).toBeNull();
});
