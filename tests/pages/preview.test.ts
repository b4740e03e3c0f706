import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { passTime } from './support/clock';
import * as network from './support/network';
import * as page from './support/page';
import { documentWith, expectPage, go, openFrame, preview, show } from './support/preview';

let asked: string[] = [];
const KEPT = { 'escape-noel-progress': '{"1":{}}', 'escape-noel-son': 'true' };

beforeEach(() => {
  asked = [];
  network.answerInstead(/.*/, ({ method, url }) => {
    asked.push(`${method} ${new URL(url).pathname}`);
    return undefined;
  });
  for (const [key, text] of Object.entries(KEPT)) localStorage.setItem(key, text);
});

const entriesOf = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key !== SESSION_KEY)
      .map((key) => [key, storage.getItem(key)]),
  );

/** The browser's storage is unchanged, with the session and nothing else. */
afterEach(() => {
  if (localStorage.getItem(SESSION_KEY) === null) throw new Error('The session is gone');
  const stored = JSON.stringify([entriesOf(localStorage), entriesOf(sessionStorage)]);
  if (stored !== JSON.stringify([KEPT, {}])) throw new Error(`The preview has stored ${stored}`);
});

test('a day for a knight with two hints: they are revealed, and the next one costs a point', async () => {
  await preview('jour/12', { state: '2' });
  await page.find('heading', /^Jour 12\b/);
  await page.expectSaid('Question 12 ?');
  await page.expectSaid('Premier, 2.');
  await page.expectUnsaid('Premier, 3.');
  await page.press('button', "Révéler l'indice 3");
  await page.expectSaid('1 point au lieu de 2');
  await page.press('button', "Révéler l'indice");
  await page.expectSaid('Premier, 3.');
  expect(new Set(asked)).toEqual(new Set(['GET /rest/v1/users']));
});

test('a solved day shows what it reveals; one whose answer was given up says so', async () => {
  await preview('jour/12', { state: 'resolu' });
  await page.expectSaid('Explication 12.');
  await page.expectSaid('Fragment12');
  show({ state: 'revele' });
  await page.expectSaid('Premier, 3.');
  await page.expectSaid('Explication 12.');
});

test('a visitor is offered an account, and plays without', async () => {
  await preview('jour/12', { player: 'visiteur' });
  await page.press('button', 'Continuer sans compte');
  await page.find('link', 'Se connecter');
  await page.expectSaid('Question 12 ?');
});

test('an answer is judged by the server and by nothing else, and nothing is saved', async () => {
  await preview('jour/12');
  await page.write(/^Ta réponse/, 'mélèze');
  await page.press('button', 'Valider ma réponse');
  await page.expectSaid('Tu brûles.');
  await page.write(/^Ta réponse/, 'sapin12');
  await page.press('button', 'Valider ma réponse');
  await page.expectSaid('Explication 12.');
  // An open page would repeat its requests in this time.
  await passTime(60_000);
  await passTime(60_000);
  expect(new Set(asked)).toEqual(new Set(['GET /rest/v1/users', 'POST /rest/v1/rpc/try_answer']));
});

test.each([
  ['before the first door', '2031-11-20T07:00', 1, 'Le jeu commence bientôt'],
  ['while a door is open', '2031-12-12T07:00', 12, 'Continuer\u00A0: jour 12'],
  ['once every door is open', '2031-12-25T07:00', 24, 'Continuer\u00A0: jour 24'],
])('the landing page %s', async (_when, moment, day, said) => {
  await preview('', { moment, day });
  await page.expectSaid(said);
});

test('once the day of the moment is solved, the landing page says when the next door opens', async () => {
  await preview('', { moment: '2031-12-12T07:00', state: 'resolu' });
  await page.expectSaid('Toutes les portes ouvertes sont résolues');
  await page.expectSaid('le 13 décembre à 7 h');
});

test('a day before its time is a closed door, and opens when another moment is chosen', async () => {
  await preview('jour/12', { moment: '2031-12-12T06:59' });
  await page.find('heading', 'La porte du jour 12 est encore fermée');
  show({ moment: '2031-12-12T07:00' });
  await page.expectSaid('Question 12 ?');
});

test('the final page of a finished quest, and its sentence once it is found', async () => {
  await preview('final', { day: 24, state: 'resolu' });
  await page.expectSaid(/Félicitations, Chevalier/);
  show({ day: 24, state: 'resolu', sentence: 'trouvee' });
  await page.expectSaid('La magie');
  show({ day: 24, state: '0', player: 'visiteur' });
  await expectPage('');
});

test('the constellation and the artefacts are those of the days that are solved', async () => {
  await preview('artefacts', { state: '0' });
  await page.find('heading', 'Grelot 11');
  go('constellation');
  await expectPage('constellation');
  await page.expectSaid('11/24 étoiles allumées');
});

test('a change of the document is shown in place: the player keeps the hints and what is typed', async () => {
  await preview('jour/12', { state: '1' });
  await page.press('button', "Révéler l'indice 2");
  await page.press('button', "Révéler l'indice");
  await page.expectSaid('Premier, 2.');
  await page.write(/^Ta réponse/, 'houx');
  show({ state: '1' }, documentWith({ 12: { question: 'Une autre question' } }));
  await page.expectSaid('Une autre question');
  await page.expectSaid('Premier, 2.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Ta réponse/).value).toBe('houx');
});

test('a broken day is shown with words for what it lacks', async () => {
  const broken = { question: '', title: 4, hints: null, answers: [], play: { kind: 'order', pieces: 3 } };
  await preview('jour/12', {}, documentWith({ 12: broken }));
  const lacks = await page.find('complementary', "Ce que l'aperçu ne peut pas montrer");
  for (const each of ['Le titre est vide.', 'La question est vide.', "Il n'y a aucun indice."])
    within(lacks).getByText(each);
  expect(within(lacks).getAllByText(/^Plateau de jeu/)).not.toEqual([]);
  await page.expectSaid('Question à écrire.');
  show({}, { riddles: 'aucune' });
  await page.expectSaid("Le jour 12 n'est pas encore écrit.");
  await page.expectSaid('Question à écrire.');
});

test("the game's links stay in the preview, and the others lead nowhere", async () => {
  await preview('jour/12');
  await page.press('link', /accueil du jeu/);
  await expectPage('');
  await page.press('link', 'Concours');
  await page.expectSaid("Cette page n'est pas dans l'aperçu.");
  await expectPage('');
  // No one signs out: the session is the admin's.
  await page.press('button', 'Quitter');
  await expectPage('');
  expect(asked.filter((each) => each.includes('logout'))).toEqual([]);
});

test('messages of another origin, another window or another shape are ignored', async () => {
  await openFrame('jour/12');
  show({}, undefined, { origin: 'https://ailleurs.example' });
  show({}, undefined, { source: window });
  show({ day: 40 });
  await passTime(500);
  await page.expectSaid("L'aperçu arrive…");
  show();
  await page.expectSaid('Question 12 ?');
});
