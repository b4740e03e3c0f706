import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { riddleOf } from '../e2e/riddle/edition';
import * as network from './support/network';
import * as page from './support/page';
import { makeQuestor } from './support/quest';
import { openSeason, setClock } from './support/season';

const PACK = '/escape-noel/classe/dossier';

openSeason();

const text = () => page.textOf(document.body) ?? '';
const openDays = () => screen.queryAllByRole('heading', { level: 2, name: /^Jour/ }).length;
const cards = () => screen.queryAllByRole('heading', { level: 3, name: /^Jour \d+$/ }).length;

test('the pack has the opened days, a card for each other, and the key of those that the account has solved', async () => {
  await setClock(12, 10);
  page.signIn(await makeQuestor([1, 4]));
  await page.open(PACK);
  await page.expectSaid('la clé de 2 jours sur 10');
  expect([openDays(), cards()]).toEqual([10, 14]);
  await page.expectSaid("S'ouvre le 24 décembre");
  expect(screen.getAllByText(/^La réponse/)).toHaveLength(2);
  expect(text()).not.toContain(riddleOf(11).title);
  expect(text()).not.toContain(riddleOf(2).explanation.slice(0, 40));
});

test('before the first door there are twenty-four cards, and no key', async () => {
  await setClock(11, 28);
  page.signIn(await makeQuestor([]));
  await page.open(PACK);
  await page.expectSaid("S'ouvre le 1er décembre");
  expect([openDays(), cards()]).toEqual([0, 24]);
  await page.expectSaid('la clé, quand ce compte aura résolu ou révélé un jour');
  expect(page.query('heading', 'Les réponses')).toBeNull();
});

test('the name of the class is on the letter and the diploma, and is not stored', async () => {
  await setClock(12, 3);
  page.signIn(await makeQuestor([]));
  await page.open(PACK);
  await page.find('heading', 'Diplôme');
  await page.write(/^Le nom de la classe/, '  La classe des Mésanges ');
  await page.expectSaid('Aux parents, de la part de La classe des Mésanges');
  expect(screen.getAllByText('La classe des Mésanges')).toHaveLength(1);
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  expect(stored).toContain('Dame Œillet');
  expect(stored).not.toContain('Mésanges');
  await page.reload();
  await page.find('heading', 'Diplôme');
  expect(text()).not.toContain('Mésanges');
});

test('a failure is said, and the pack arrives at the next try', async () => {
  await setClock(12, 3);
  page.signIn(await makeQuestor([]));
  const stop = network.answerInstead(/^GET \/rest\/v1\/enigmes\?/, network.down);
  await page.open(PACK);
  await page.expectSaid("Le dossier n'a pas pu être préparé");
  stop();
  await page.press('button', 'Réessayer');
  await page.find('heading', 'Diplôme');
});

test('answers that cannot be read are said to be missing, and the rest is there', async () => {
  await setClock(12, 3);
  page.signIn(await makeQuestor([1]));
  const stop = network.answerInstead(/enigme_revelations/, network.down);
  await page.open(PACK);
  await page.expectSaid("Les réponses n'ont pas pu être lues");
  expect(openDays()).toBe(3);
  stop();
  await page.press('button', 'Réessayer');
  await page.find('heading', /Les réponses$/);
});
