import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { riddleOf } from '../e2e/riddle/edition';
import { ALL, SENTENCE } from '../support/quest';
import { holdClock, passTime } from './support/clock';
import * as network from './support/network';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { addressOf, openAsVisitor } from './support/riddle';
import { sql } from './support/server';

const SKY = '/escape-noel/constellation';
const LIGHT =
  'Vous avez rassemblé tous les fragments anciens ! La constellation est complète et le mot sacré est révélé.';
const items = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => page.textOf(item)?.trim());

const overlay = () => page.query('dialog', 'LUMIÈRE');

test('the sky shows its title, quote, badges, legend, and every star in words too', async () => {
  page.signIn(await makeQuestor([1, 2, 4]));
  await page.open(SKY);
  await page.find('heading', 'Constellation des Fragments');
  await page.expectSaid('Chaque fragment trouvé éclaire un peu plus le ciel du savoir');
  await page.find('list', 'Où en est la constellation');
  await waitFor(() =>
    expect(items('Où en est la constellation')).toEqual([
      expect.stringMatching(/^3\/24/),
      '15 pts',
      '3 fragments',
    ]),
  );
  expect(items('Légende')).toEqual(['Allumée', 'Sombre', 'Lien']);
  await page.find('img', /3 étoiles allumées sur 24/);
  expect(screen.getAllByRole('link', { name: /^Jour \d+/ })).toHaveLength(24);
  await page.find('link', `Jour 1 ${riddleOf(1).fragment}`);
  await page.find('link', 'Jour 3 Sombre');
  expect(document.querySelectorAll('.sky-dots span')).toHaveLength(15);
  expect(document.querySelectorAll('.sky-halo')).toHaveLength(3);
  await page.expectUnsaid(SENTENCE);
  expect(page.query('button', 'Regarde la figure')).toBeNull();
  await page.press('link', "Retour à l'accueil");
  await page.expectAddress('/escape-noel');
});

test('a visitor sees their own sky, from this browser', async () => {
  playedAsVisitor([1, 7]);
  await page.open(SKY);
  await page.expectSaid('2/24');
  await page.expectSaid('10 pts');
  await page.find('link', `Jour 7 ${riddleOf(7).fragment}`);
});

test('when all 24 are lit, « LUMIÈRE » stays 5 s, then in the page, with the way to the end, and the sentence is asked for', async () => {
  page.signIn(await makeQuestor(ALL));
  holdClock();
  await page.open(SKY);
  await page.expectText(overlay, LIGHT);
  await passTime(4_900);
  expect(overlay()).toBeTruthy();
  await passTime(400);
  await waitFor(() => expect(overlay()).toBeNull());
  await page.expectText(() => screen.getByRole('main'), LIGHT);
  await page.find('textbox', 'La phrase cachée');
  await page.expectUnsaid(SENTENCE);
  await page.press('link', 'Voir la révélation finale');
  await page.expectAddress('/escape-noel/final');
});

test('« LUMIÈRE » opens over the page once; then its card leads to the end and, until it is found, to the sentence', async () => {
  playedAsVisitor(ALL);
  await page.open(SKY);
  await page.find('dialog', 'LUMIÈRE');
  await page.reload();
  await page.expectText(() => screen.getByRole('main'), LIGHT);
  const riddle = await page.find('heading', "La phrase de l'étoile");
  expect(overlay()).toBeNull();
  await page.press('link', 'Chercher la phrase');
  await waitFor(() => expect(document.activeElement).toBe(riddle));
});

test('a sky that cannot be read says so in French, and can be asked again', async () => {
  const back = network.answerInstead(/\/rest\/v1\/enigme_progress/, network.foreign);
  page.signIn(await makeQuestor([1]));
  await page.open(SKY);
  await page.expectText(() => screen.queryByRole('alert'), "tes étoiles n'ont pas pu être lues");
  back();
  await page.press('button', 'Réessayer');
  await page.expectSaid('1/24');
});

test('the sentence is revealed to a knight after its three hints, and said so to the end', async () => {
  page.signIn(await makeQuestor(ALL));
  await page.open(SKY);
  await page.find('dialog', 'LUMIÈRE');
  await page.press('button', 'Fermer');
  await page.expectGone('dialog', 'LUMIÈRE');
  for (const left of ['il en reste 3', 'il en reste 2', 'le dernier']) {
    await page.press('button', new RegExp(`\\(${left}\\)`));
  }
  await page.find('button', 'Révéler la phrase');
  expect(items('Indices')).toHaveLength(3);
  await page.press('button', 'Révéler la phrase');
  await page.press('button', 'Oui, révéler la phrase');
  await page.find('region', "La lettre s'ouvre");
  await page.press('link', 'Voir la révélation finale');
  await page.find('heading', /que l'étoile t'a révélé$/);
  await page.expectSaid(', avec la phrase révélée');
});

test('a hint of the sentence requested after another tab has solved it shows the solved sentence (rule 4.6)', async () => {
  const knight = await makeQuestor(ALL);
  page.signIn(knight);
  await page.open(SKY);
  await page.find('dialog', 'LUMIÈRE');
  await page.press('button', 'Fermer');
  await page.find('button', /\(il en reste 3\)/);
  await sql(
    'insert into public.final_sentence_progress (user_id, edition, solved_at) values ($1, private.current_edition(), now())',
    [knight.id],
  );
  await page.press('button', /\(il en reste 3\)/);
  await page.find('region', "La lettre s'ouvre");
  expect(
    await sql('select hints_seen from public.final_sentence_progress where user_id = $1', [knight.id]),
  ).toEqual([{ hints_seen: 0 }]);
});

test("the ring of a visitor's bonus question is stored in the browser; a day not completed has no bonus question", async () => {
  playedAsVisitor([1]);
  await openAsVisitor(1);
  await page.write(/^Ta réponse au défi/, '20');
  await page.press('button', 'Relever le défi');
  await page.expectSaid("Un anneau d'argent entoure désormais l'étoile du jour 1");
  await page.open(addressOf(3));
  await screen.findByLabelText(/^Ta réponse$/);
  expect(page.query('heading', "Le défi de l'étoile")).toBeNull();
  await page.open(addressOf(1));
  await page.expectSaid("Un anneau d'argent entoure désormais l'étoile du jour 1");
});
