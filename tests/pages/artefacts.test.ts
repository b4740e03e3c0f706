import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { riddleOf } from '../e2e/riddle/edition';
import { ALL } from '../support/quest';
import * as network from './support/network';
import * as page from './support/page';
import { makeQuestor } from './support/quest';
import { makeKnight } from './support/server';

const ARTEFACTS = '/escape-noel/artefacts';
const READING = /\/rest\/v1\/artefacts/;
const { artefact, fragment } = riddleOf(1);

async function openAs(days: readonly number[]): Promise<void> {
  page.signIn(await makeQuestor(days));
  await page.open(ARTEFACTS);
}

const card = (title: string) =>
  screen.queryAllByRole('listitem').find(({ textContent }) => textContent.includes(title)) ?? null;
const expectCollected = (words: string) => page.find('heading', `Collection : ${words}`);
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

test('a card per artefact: title, description, fragment word, day, date; and the bar', async () => {
  await openAs([1, 2]);
  await page.find('heading', 'Galerie des Artefacts');
  for (const words of [artefact.description, fragment, 'Découvert le jour 1', '1er décembre 2024']) {
    await page.expectText(() => card(artefact.title), words);
  }
  await expectCollected('2 artefacts collectés');
  expect(progress()).toBe('2');
  await page.expectSaid('Continue ta quête pour découvrir tous les secrets de Noël.');
});

test('at 24 the whole collection is celebrated', async () => {
  await openAs(ALL);
  await expectCollected('24 artefacts collectés');
  await page.expectSaid('Félicitations ! Tu as collecté tous les artefacts sacrés !');
});

test('a broken picture gives way to a medallion', async () => {
  await openAs([1]);
  await waitFor(() => expect(card(artefact.title)).toBeTruthy());
  const picture = card(artefact.title)?.querySelector('img');
  if (!picture) throw new Error('The artefact has no picture');
  expect(card(artefact.title)?.querySelector('svg')).toBeNull();
  fireEvent.error(picture);
  await waitFor(() => expect(card(artefact.title)?.querySelector('img')).toBeNull());
  expect(card(artefact.title)?.querySelector('svg')).toBeTruthy();
});

async function expectEmptyCollection(): Promise<void> {
  await expectCollected('0 artefacts collectés');
  expect(progress()).toBe('0');
  await page.expectSaid('Continue ta quête pour découvrir tous les secrets de Noël.');
  await page.find('heading', 'Aucun artefact collecté');
}

test('without an artefact the coffer is empty, and the quest goes on', async () => {
  page.signIn(await makeKnight());
  await page.open(ARTEFACTS);
  await expectEmptyCollection();
  const onward = await page.find('link', "Continuer l'aventure");
  expect(onward.getAttribute('href')).toBe('/escape-noel/jour/1');
});

test('a load failure leaves the empty state, and can be asked again', async () => {
  const stop = network.answerInstead(READING, network.foreign);
  await openAs([1]);
  await page.find('heading', 'Aucun artefact collecté');
  stop();
  await page.press('button', 'Réessayer');
  await expectCollected('1 artefact collecté');
});

test('« Chargement des reliques... » until the gallery has come', async () => {
  const answer = network.hold(READING);
  await openAs([1]);
  await page.expectSaid('Chargement des reliques...');
  answer.letGo();
  await expectCollected('1 artefact collecté');
  await page.expectUnsaid('Chargement des reliques...');
});

test('a server that does not answer is asked once more, then the page says so', async () => {
  let asked = 0;
  const stop = network.answerInstead(READING, (request) => {
    asked += 1;
    return network.lost(request);
  });
  await openAs([1]);
  await page.find('button', 'Réessayer');
  expect(asked).toBe(2);
  stop();
  await page.press('button', 'Réessayer');
  await expectCollected('1 artefact collecté');
});

test('a visitor is invited to sign in, and comes back here', async () => {
  await page.open(ARTEFACTS);
  await expectEmptyCollection();
  await page.find('heading', 'Les artefacts attendent leur chevalier');
  await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Se connecter' }));
  await page.expectAddress('/escape-noel/login');
});
