import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOf, riddleOf } from '../e2e/riddle/edition';
import { shutGate } from '../support/gate';
import * as network from './support/network';
import * as page from './support/page';
import {
  answer,
  answerField,
  expectDialog,
  expectRevealed,
  storedProgress,
  PROGRESS_KEY,
  openAsKnight,
  openAsVisitor,
  revealHint,
} from './support/riddle';
import { makeKnight, sql } from './support/server';

const API = /\/rest\/v1\//;
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

const alert = () => within(screen.getByRole('main')).queryByRole('alert');

test('a day that no number names says so, and leads home', async () => {
  await page.open('/escape-noel/jour/25');
  await page.find('heading', "Cette énigme n'existe pas");
  expect(page.query('link', "Retour à l'accueil")?.getAttribute('href')).toBe('/escape-noel');
});

test('without a number the riddle page is day 1', async () => {
  await page.open('/escape-noel/jour');
  await page.find('dialog', 'Jouer le Jour 1');
});

test('an answer of HTML instead of data is a load failure, not a broken page, and can be asked again', async () => {
  const back = network.answerInstead(API, network.foreign);
  await page.open('/escape-noel/jour/1');
  await page.expectSaid("Erreur lors du chargement de l'énigme");
  back();
  await page.press('button', 'Réessayer');
  await page.find('heading', new RegExp(riddleOf(1).title));
});

test.each([
  ['a limit', () => new Response('<html>', { status: 429 }), 'Attends une minute'],
  ["a network's portal", network.foreign, 'Le réseau a répondu à la place'],
  ['our server', network.down, "tu n'y es pour rien"],
  ['the network', network.lost, 'Vérifie ta connexion'],
])('a riddle that cannot be loaded because of %s says so', async (_, reply, why) => {
  network.answerInstead(API, reply);
  await page.open('/escape-noel/jour/1');
  await page.expectSaid(why);
});

test("a server that the network bars is told apart from a network that is lost, with the host's name", async () => {
  network.answerSite();
  network.answerInstead(API, network.lost);
  await page.open('/escape-noel/jour/1');
  await page.expectSaid("Le réseau d'ici bloque peut-être le serveur du jeu");
  await page.expectSaid(location.host);
  await page.expectUnsaid('Vérifie ta connexion');
});

test('a calendar that cannot be read is logged, and the game goes on with its 24 days', async () => {
  network.answerInstead(API, network.lost);
  await page.open('/escape-noel');
  await page.expectLogged('Chargement du calendrier');
  expect(page.query('link', 'Jouer sans compte')?.getAttribute('href')).toBe('/escape-noel/jour/1');
});

test('what did not arrive goes by itself once the network is back', async () => {
  await openAsVisitor(1);
  const back = network.answerInstead(API, network.lost);
  await answer(answerOf(1));
  await page.expectSaid('En attente');
  back();
  dispatchEvent(new Event('online'));
  await page.find('dialog', 'Lumière retrouvée !');
});

test('a lost reply after a right answer: asking again is the same success, counted once', async () => {
  const knight = await makeKnight();
  await openAsKnight(knight, 1);
  network.answerOnce(/rpc\/submit_answer/, network.replyLost);
  await answer(answerOf(1));
  await expectDialog('Lumière retrouvée !', '+5 points gagnés');
  expect(
    await sql('select total_score, completed_enigmes from public.users where id = $1', [knight.id]),
  ).toEqual([{ total_score: 5, completed_enigmes: 1 }]);
});

test('damaged progress in the browser is ignored, its valid days stay, and the game goes on', async () => {
  const good = { completed: true, score: 3, hints_used: 1, completed_at: '2024-12-02T08:00:00.000Z' };
  localStorage.setItem(PROGRESS_KEY, JSON.stringify({ 1: 'oops', 2: good, 99: good }));
  localStorage.setItem('escape-noel-hints-1', '{"not": "a list"');
  await openAsVisitor(1);
  await page.find('link', 'Jour 2, résolu');
  await answer(answerOf(1));
  await expectDialog('Lumière retrouvée !', '+5 points gagnés');
  expect(Object.keys(storedProgress())).toEqual(['1', '2']);
});

test('where storage is forbidden the victory shows « Non enregistré »', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {}, length: 0 });
  await openAsVisitor(1);
  await page.press('button', 'Continuer sans compte');
  await revealHint(1);
  await answer(answerOf(1));
  await expectRevealed('Non enregistré');
  await expectRevealed('3 points');
  expect(screen.queryByText('Enregistré')).toBeNull();
});

test("a riddle that cannot be loaded: the sentence, « Réessayer », « Retour à l'accueil »", async () => {
  const way = shutGate();
  const back = network.answerInstead(API, async (request) => {
    await way.opened;
    return network.lost(request);
  });
  await page.open('/escape-noel/jour/1');
  await page.expectSaid("Chargement de l'énigme...");
  way.open();
  await page.expectSaid("Erreur lors du chargement de l'énigme");
  await page.find('heading', 'Énigme introuvable');
  await page.find('link', "Retour à l'accueil");
  back();
  await page.press('button', 'Réessayer');
  await page.find('heading', new RegExp(riddleOf(1).title));
});

test('the backend stops mid-game: a French message, « En attente », « Réessayer », and what was typed is still there', async () => {
  await openAsVisitor(1);
  const back = network.answerInstead(API, network.lost);
  await answer(answerOf(1));
  await page.expectText(alert, 'En attente');
  await page.expectText(alert, 'Le serveur des étoiles ne répond pas');
  expect(answerField()?.value).toBe(answerOf(1));
  back();
  await page.press('button', 'Réessayer');
  await expectDialog('Lumière retrouvée !', '+5 points gagnés');
  await expectRevealed('Enregistré');
});
