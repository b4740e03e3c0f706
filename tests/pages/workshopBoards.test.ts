import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from './support/page';
import { makeAdmin } from './support/server';
import { EDITIONS, makeEdition, openWorkshop, storedPart } from './support/workshop';

const DAY = 8;
const WORDS = 'Flocon, Noisette, Cannelle, Brindille, Anis, Grelot, Myrtille';
const DIGITS = '4 7 3 2 1 5 6';
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const KIND = /^Jeu à manipuler/;

// Rule 15.12.
test('the digits of a board are never shown: they go with it, come back with it, and are saved', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [DAY]);
  await openWorkshop(`${EDITIONS}/${code}/jour/${DAY}`, admin);
  await page.find('region', 'La solution');
  expect(typed()).toContain(WORDS);
  expect(typed()).not.toContain(DIGITS);

  const kind = await screen.findByLabelText(KIND);
  await page.user.selectOptions(kind, '');
  await page.expectGone('region', 'La solution');
  expect(typed()).not.toContain(DIGITS);
  await page.user.selectOptions(kind, 'Ranger des éléments');
  await page.find('region', 'La solution');

  await page.press('button', 'Mélanger autrement');
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/Enregistré le/);
  const made = /^(?:[1-7] ){6}[1-7]$/;
  expect(await storedPart(code, DAY)).toMatchObject({
    answers: [WORDS, expect.stringMatching(made)],
    board_answers: [expect.stringMatching(made)],
  });
});

test('a board without a solution says so in words, and a change that breaks the solution asks for it again', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [DAY]);
  await openWorkshop(`${EDITIONS}/${code}/jour/${DAY}`, admin);
  await page.find('region', 'La solution');
  await page.press('button', "Retirer l'élément 3");
  const region = within(await page.find('region', 'Montre la solution'));
  await screen.findAllByText(/La solution n'est pas encore montrée/);
  await screen.findAllByText(/Avec six choses, on peut trouver en essayant\s: il en faut sept au moins/);
  // The six others stay in their order.
  const order = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(order.map((text) => text.split(',')[0])).toEqual(
    WORDS.split(', ').filter((name) => name !== 'Cannelle'),
  );
  await page.press('button', "C'est la solution");
  await page.find('region', 'La solution');
  expect(screen.queryByText(/La solution n'est pas encore montrée/)).toBeNull();
});

test('a board of things that never had a picture is ready once its solution is shown', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [3]);
  await openWorkshop(`${EDITIONS}/${code}/jour/3`, admin);
  await page.user.selectOptions(await screen.findByLabelText(KIND), 'Ranger des éléments');
  await page.find('textbox', 'Élément 7');
  for (const [index, name] of WORDS.split(', ').entries())
    await page.write(new RegExp(`^Élément ${index + 1}$`), name);
  await page.press('button', "C'est la solution");
  await page.find('region', 'La solution');
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/Enregistré le/);
  expect(screen.queryByText(/doit être une adresse/)).toBeNull();
  const saved = await storedPart(code, 3);
  expect(JSON.stringify(saved?.['play'])).not.toContain('image');
});
