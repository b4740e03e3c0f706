import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as page from './support/page';
import { openPreview, writeEdition } from './support/preview';
import { makeAdmin, makeKnight } from './support/server';

beforeEach(writeEdition);

const valueOf = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value;
const choose = (label: string, option: string) =>
  page.user.selectOptions(screen.getByLabelText(label, { selector: 'select' }), option);
const askedFor = (name: string) => new URLSearchParams(location.search).get(name);

test('the address says the page, the moment, the player and the state', async () => {
  await openPreview('jour/12', { state: '2', player: 'visiteur', moment: '2031-12-13T08:30' });
  await page.find('heading', "Aperçu de l'édition essai");
  expect((await page.find('link', 'Éditions')).getAttribute('aria-current')).toBe('page');
  await screen.findByLabelText('La page');
  expect(['La page', "L'énigme", 'Qui joue', 'La date', "L'heure"].map(valueOf)).toEqual([
    'jour/12',
    '2',
    'visiteur',
    '2031-12-13',
    '08:30',
  ]);
  expect(screen.getByTitle('Aperçu du jeu').getAttribute('src')).toBe(
    '/escape-noel/admin/apercu/essai/jeu/jour/12',
  );
});

test('what the bar chooses is in the address, for another admin', async () => {
  await openPreview('');
  await screen.findByLabelText('La page');
  expect([valueOf('La date'), valueOf("L'heure")]).toEqual(['2031-12-12', '07:00']);
  await choose('La page', 'Jour 5 · Titre 5');
  await choose("L'énigme", 'Réponse révélée');
  await choose('Qui joue', 'Visiteur');
  await choose("L'écran", 'Téléphone');
  expect(['page', 'jour', 'etat', 'joueur', 'ecran', 'moment'].map(askedFor)).toEqual([
    'jour/5',
    '5',
    'revele',
    'visiteur',
    'telephone',
    null,
  ]);
  expect(valueOf('La date')).toBe('2031-12-05');
});

test("another moment stays in the address, until the day's own is asked for", async () => {
  await openPreview('jour/12', { moment: '2031-12-24T18:00' });
  await page.press('button', 'Le jour même à 7 h');
  expect(askedFor('moment')).toBeNull();
  expect(valueOf('La date')).toBe('2031-12-12');
});

test('the game outside its frame leads to the preview', async () => {
  page.signIn(await makeAdmin());
  await page.open('/escape-noel/admin/apercu/essai/jeu/jour/7');
  await page.expectAddress('/escape-noel/admin/apercu/essai?page=jour%2F7');
  await screen.findByLabelText('La page');
  expect(valueOf('La page')).toBe('jour/7');
});

test('an edition that does not exist is said to be missing', async () => {
  page.signIn(await makeAdmin());
  await page.open('/escape-noel/admin/apercu/jamais');
  await page.expectSaid("Aucune édition n'a le code jamais.");
  await page.expectLogged("Chargement de l'édition");
});

test('a knight has no preview', async () => {
  page.signIn(await makeKnight());
  for (const address of ['/escape-noel/admin/apercu/essai/jeu/jour/12', '/escape-noel/admin/apercu/essai']) {
    await page.open(address);
    await page.expectAddress('/escape-noel');
  }
});
