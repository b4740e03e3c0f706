import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptProgress } from '../support/quest';
import { writeJourneyLink } from '@/escape-noel/game/transfer/journeyLink';
import { riddles, sentAnswerOf } from '../e2e/riddle/edition';
import * as network from './support/network';
import * as page from './support/page';
import { openAsVisitor } from './support/riddle';

const CHOOSER = '/escape-noel/qui-joue';
const HOME = '/escape-noel';
const TRANSFER = '/escape-noel/reprendre';
const QUIET = '/escape-noel/vie-privee';
const QUESTION = 'Qui joue ce soir ?';
const PROGRESS = 'escape-noel-progress';
const SECOND = 'voyageur-2';
const LISTED = JSON.stringify([
  { id: null, name: 'Léa', portrait: 2 },
  { id: SECOND, name: 'Tom', portrait: 3 },
]);

const play = (days: readonly number[], suffix = '') =>
  localStorage.setItem(PROGRESS + suffix, keptProgress(days, riddles));
const daysOf = (suffix: string) =>
  Object.keys(JSON.parse(localStorage.getItem(PROGRESS + suffix) ?? '{}') as object);
const listTwo = () => localStorage.setItem('escape-noel-voyageurs', LISTED);
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent.trim());
const answerField = () => screen.findByLabelText<HTMLInputElement>('Ta réponse', { exact: false });

test('a browser of one traveller is never asked who plays; the home and the menu lead to the choice', async () => {
  play([1]);
  await page.open(QUIET);
  await page.find('link', 'Se connecter');
  await page.find('link', QUESTION);
  await page.expectAddress(QUIET);
  expect(localStorage.getItem('escape-noel-soir')).toBeNull();
  await page.open(HOME);
  await page.press('link', 'Un autre enfant joue aussi ?');
  await page.find('heading', QUESTION);
  await page.find('button', 'Premier voyageur');
});

test('a traveller is added with a name and a portrait, without a request, and plays at once from an empty sky', async () => {
  play([1, 2]);
  await page.open(CHOOSER);
  const sent: string[] = [];
  // The home, where the traveller arrives, asks the time.
  network.answerInstead(/^POST (?!.*\/server_now$)/, ({ url }) => void sent.push(url));
  await page.press('button', 'Ajouter un voyageur');
  await page.write(/^Nom du voyageur/, 'to@m.fr');
  await page.press('button', 'Ajouter et jouer');
  await page.expectSaid(/Une adresse e-mail ne peut pas servir de nom/);
  await page.write(/^Nom du voyageur/, 'Tom');
  await page.press('radio', 'le loup');
  await page.press('button', 'Ajouter et jouer');
  await page.expectAddress(HOME);
  expect(sent).toEqual([]);
  await page.find('link', `${QUESTION} Tom`);
  await page.expectGone('link', 'Regarder ma constellation');
  expect(localStorage.getItem('escape-noel-voyageur')).toBe(`"${SECOND}"`);
  await page.press('link', `${QUESTION} Tom`);
  await page.press('button', 'Premier voyageur');
  await page.expectAddress(HOME);
  await page.find('link', 'Regarder ma constellation');
  await page.expectGone('link', 'Un autre enfant joue aussi ?');
});

test('several travellers are asked who plays once an evening, and go on where they were going', async () => {
  listTwo();
  await page.open(`${QUIET}?a=1`);
  await page.find('heading', QUESTION);
  expect(pressed()).toEqual(['Léa']);
  await page.press('button', 'Tom');
  await page.expectAddress(`${QUIET}?a=1`);
  await page.find('link', `${QUESTION} Tom`);
  await page.reload();
  await page.find('link', `${QUESTION} Tom`);
  await page.expectAddress(`${QUIET}?a=1`);
  localStorage.setItem('escape-noel-soir', '"2020-12-01"');
  await page.reload();
  await page.find('heading', QUESTION);
  expect(pressed()).toEqual(['Tom']);
});

test('what one traveller is writing does not appear at the other, and comes back with its own', async () => {
  listTwo();
  localStorage.setItem('escape-noel-soir', JSON.stringify(today()));
  await openAsVisitor(3);
  await page.write(/^Ta réponse/, 'mon secret');
  await page.press('link', `${QUESTION} Léa`);
  await page.press('button', 'Tom');
  await page.expectAddress('/escape-noel/jour/3');
  await waitFor(async () => expect((await answerField()).value).toBe(''));
  await page.press('link', `${QUESTION} Tom`);
  await page.press('button', 'Léa');
  await page.expectAddress('/escape-noel/jour/3');
  await waitFor(async () => expect((await answerField()).value).toBe('mon secret'));
});

test('« Modifier » renames a traveller, changes its portrait, and takes it away after saying what is lost', async () => {
  listTwo();
  play([1]);
  play([1, 2, 3], `-${SECOND}`);
  play([4], `-2023-${SECOND}`);
  localStorage.setItem('escape-noel-voyageur', `"${SECOND}"`);
  await page.open(CHOOSER);
  await page.press('button', 'Modifier');
  await page.press('button', 'Modifier Tom');
  await page.write(/^Nom du voyageur/, 'Zoé');
  await page.press('radio', 'la lune');
  await page.press('button', 'Enregistrer');
  await page.press('button', 'Retirer Zoé');
  const dialog = within(await page.find('alertdialog', 'Retirer ce voyageur'));
  expect(page.textOf(dialog.getByText(/effacés de ce navigateur pour toujours/))).toMatch(
    /Le voyage de Zoé \(4 énigmes\)/,
  );
  await page.press('button', 'Retirer pour toujours');
  await page.expectGone('button', 'Retirer Zoé');
  await waitFor(() => expect(pressed()).toEqual(['Léa']));
  expect(Object.keys(localStorage).filter((key) => key.endsWith(SECOND))).toEqual([]);
  expect(localStorage.getItem(PROGRESS)).toBe(keptProgress([1], riddles));

  await page.press('button', 'Modifier');
  await page.press('button', 'Effacer Léa');
  await page.press('button', 'Effacer pour toujours');
  await page.find('button', 'Effacer Premier voyageur');
  expect(localStorage.getItem(PROGRESS)).toBeNull();
});

test('« Recommencer le voyage » erases the journey of the traveller that plays alone', async () => {
  listTwo();
  play([1]);
  play([1, 2], `-${SECOND}`);
  localStorage.setItem('escape-noel-voyageur', `"${SECOND}"`);
  localStorage.setItem('escape-noel-soir', JSON.stringify(today()));
  await page.open(HOME);
  await page.press('button', 'Recommencer le voyage');
  await page.press('button', 'Recommencer');
  await waitFor(() => expect(localStorage.getItem(`${PROGRESS}-${SECOND}`)).toBeNull(), { timeout: 8_000 });
  expect(localStorage.getItem(PROGRESS)).toBe(keptProgress([1], riddles));
});

test('the journey that leaves, and the one that a link joins, are of the traveller that plays (rule 20.6)', async () => {
  listTwo();
  play([1, 2, 3]);
  play([5], `-${SECOND}`);
  localStorage.setItem('escape-noel-voyageur', `"${SECOND}"`);
  localStorage.setItem('escape-noel-soir', JSON.stringify(today()));
  await page.open(TRANSFER);
  await page.expectSaid("C'est le voyage de Tom qui part d'ici.");
  await page.expectSaid('Il emporte 1 jour,');
  const fragment = await writeJourneyLink({
    edition: JSON.parse(localStorage.getItem('escape-noel-edition') ?? '""') as string,
    days: [{ day: 1, hintsUsed: 0, revealed: false, answer: sentAnswerOf(1) }],
    finalSentence: { hintsUsed: 0, revealed: false },
  });
  await page.open(`${TRANSFER}#${fragment}`);
  await page.expectSaid('Ce qui arrive ici rejoint le voyage de Tom.');
  await page.press('button', 'Reprendre ce voyage');
  await page.find('heading', 'Ton voyage est ici');
  expect(daysOf(`-${SECOND}`)).toEqual(['1', '5']);
  expect(daysOf('')).toEqual(['1', '2', '3']);
});
