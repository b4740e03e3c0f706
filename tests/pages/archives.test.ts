import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, PAST_EDITION, pastRiddles, riddleOf } from '../e2e/riddle/edition';
import { ALL, completeDays, keptProgress } from '../support/quest';
import type { Knight } from '../support/knight';
import { holdClock, passTime, passTimeUntil } from './support/clock';
import { signInAs } from './support/login';
import * as network from './support/network';
import * as page from './support/page';
import { playedAsVisitor } from './support/quest';
import {
  answerField,
  answerRightly,
  expectRevealed,
  PROGRESS_KEY,
  revealHint,
  riddleArrived,
} from './support/riddle';
import { makeKnight, signUp, sql } from './support/server';

const ARCHIVES = '/escape-noel/archives';
const HOME = `${ARCHIVES}/${PAST_EDITION}`;
const TITLE = "L'allumeur d'étoiles";
const PAST_KEY = `${PROGRESS_KEY}-${PAST_EDITION}`;

const main = () => within(screen.getByRole('main'));
const hrefs = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const offer = () => screen.queryByRole('dialog', { name: /De voyageur à chevalier|Ta quête est réunie/ });
const stored = (key: string) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object);

function playedThen(days: readonly number[]): void {
  localStorage.setItem(PAST_KEY, keptProgress(days, pastRiddles));
}

/** A knight who has completed days of the past edition. */
async function makePastQuestor(days: readonly number[]): Promise<Knight> {
  const knight = await makeKnight('Dame Œillet');
  await completeDays(sql, knight.id, days, PAST_EDITION);
  return knight;
}

async function openDay(day: number): Promise<void> {
  await page.open(`${HOME}/jour/${day}`);
  await riddleArrived();
  // Of a past edition, nothing is asked (rule 7.7).
  expect(page.query('dialog', `Jouer le Jour ${day}`)).toBeNull();
}

test('the list shows each past edition, with what this player has done of it, and leads to its home', async () => {
  playedAsVisitor([1, 2, 3]);
  playedThen([1, 2]);
  await page.open(ARCHIVES);
  const card = await page.find('heading', TITLE);
  await page.expectText(() => card.closest('li'), '2 énigmes résolues sur 24 · 10 points');
  await page.press('link', `Continuer l'édition ${PAST_EDITION}`);
  await page.expectAddress(HOME);
  const heading = await screen.findByRole('heading', { level: 1, name: TITLE });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await page.expectTitle(`Édition ${PAST_EDITION}`);
});

test('its home shows the progress and the 24 doors, all open, and every page leads on inside the edition', async () => {
  playedThen([1, 2]);
  await page.open(HOME);
  await page.expectSaid('2 énigmes résolues sur 24');
  const doors = within(await page.find('region', 'Les vingt-quatre portes')).getAllByRole('link');
  expect(doors.map((door) => door.getAttribute('href'))).toEqual(ALL.map((day) => `${HOME}/jour/${day}`));
  expect(doors[1]?.getAttribute('aria-label')).toBe('Jour 2, résolu');
  const next = await page.find('link', "Continuer l'aventure");
  await waitFor(() => expect(next.getAttribute('href')).toBe(`${HOME}/jour/3`));

  for (const name of ['jour/2', 'constellation', 'artefacts', 'classement']) {
    await page.open(`${HOME}/${name}`);
    const band = within(await page.find('complementary', 'Édition des archives'));
    expect(band.getByRole('link', { name: TITLE }).getAttribute('href')).toBe(HOME);
    expect(band.getByRole('link', { name: /cette année/ }).getAttribute('href')).toBe('/escape-noel');
    await page.expectSaid(`Édition ${PAST_EDITION}`);
    await page.expectTitle(`Édition ${PAST_EDITION}`);
    const outside = hrefs().filter((href) => href !== '/escape-noel' && !href?.startsWith(HOME));
    expect(outside.filter((href) => !href?.startsWith('/escape-noel/login'))).toEqual([]);
  }
});

test('a visitor plays it with its hints, beside the journey of this year, and goes on to its next day', async () => {
  playedAsVisitor([1]);
  const before = localStorage.getItem(PROGRESS_KEY);
  await openDay(1);
  await page.find('heading', new RegExp(riddleOf(1, pastRiddles).title));
  await page.expectTitle(/^Jour 1.*Édition 2023 · Escape Noël$/);
  await revealHint(1);
  await answerRightly(answerOf(1, pastRiddles));
  await page.find('dialog', 'Félicitations !');
  await page.press('button', "Continuer l'aventure");
  await passTimeUntil(() => expect(location.pathname).toBe(`${HOME}/jour/2`));
  expect(localStorage.getItem(PROGRESS_KEY)).toBe(before);
  expect(localStorage.getItem('escape-noel-hints-1')).toBeNull();
  expect(stored(PAST_KEY)).toEqual(['1']);
  expect(localStorage.getItem(`escape-noel-hints-1-${PAST_EDITION}`)).toMatch(/^\[\d+\]$/);
});

test('a knight plays it outside the ranking: nothing asks their standing, and their points stay', async () => {
  const knight = await makePastQuestor(ALL.slice(0, 23));
  page.signIn(knight);
  let standings = 0;
  network.answerInstead(/my_standing/, () => {
    standings += 1;
    return undefined;
  });
  await page.open(`${HOME}/jour/24`);
  await waitFor(() => expect(answerField()).toBeTruthy());
  await answerRightly(answerOf(24, pastRiddles));
  await page.press('button', "Continuer l'aventure");
  await passTimeUntil(() => expect(location.pathname).toBe(`${HOME}/final`));
  await page.find('heading', 'Félicitations, Dame Œillet !');
  await page.expectSaid("Tu as résolu les 24 énigmes de l'édition 2023.");
  await page.expectSaid('120 points magiques');
  await page.expectUnsaid(/N\/A|étoile de l'hiver/);
  expect(page.textOf(await page.find('region', 'Certificat'))).toContain(`Édition 2023, « ${TITLE} »`);
  await page.open(`${HOME}/classement`);
  await page.expectSaid("Le classement de l'édition 2023 est arrêté pour toujours.");
  expect(page.query('button', 'Ma position')).toBeNull();
  expect(standings).toBe(0);
  expect(
    await sql('select total_score, completed_enigmes from public.users where id = $1', [knight.id]),
  ).toEqual([{ total_score: 0, completed_enigmes: 0 }]);
});

test('its sky, artefacts and sentence are its own', async () => {
  page.signIn(await makePastQuestor(ALL));
  await page.open(`${HOME}/constellation`);
  await page.expectSaid('24/24 étoiles allumées');
  await page.expectSaid('120 pts');
  await page.expectSaid(riddleOf(1, pastRiddles).fragment);
  await page.expectSaid("L'allumeur les a accrochés pendant quarante ans");
  await page.write(/^La phrase cachée$/, 'Chaque nuit porte une étoile');
  await page.press('button', 'Dire la phrase');
  await page.expectSaid("Tu l'as retrouvée, et le ciel a rallumé toute sa lumière.");
  await page.open(`${HOME}/artefacts`);
  await page.find('heading', riddleOf(1, pastRiddles).artefact.title);
  await page.open('/escape-noel/constellation');
  await page.expectSaid('0/24 étoile allumée');
});

test('its ranking is frozen, and shows knights their own result', async () => {
  const knight = await makeKnight('Perceval');
  await sql(
    `insert into public.edition_results (user_id, edition, total_score, completed_enigmes, rings, review_points, media_points, rank, place)
     values ($1, $2, 115, 23, 2, false, false, 1, 1)`,
    [knight.id, PAST_EDITION],
  );
  page.signIn(knight);
  await page.open(`${HOME}/classement`);
  await page.expectText(
    () => page.under(`Ton résultat de l'édition ${PAST_EDITION}`),
    /Rang1 sur 1Points115/,
  );
  await page.find('button', /^Vous – .*Perceval/);
  await page.open(HOME);
  await page.expectText(() => page.under(`Ton résultat de l'édition ${PAST_EDITION}`), 'Énigmes résolues23');
  await sql('delete from public.edition_results where user_id = $1', [knight.id]);
});

test('« Recommencer le voyage » erases that edition alone, and stays at its home', async () => {
  playedAsVisitor([1, 2, 3]);
  playedThen([1, 2]);
  await page.open(HOME);
  await page.press('button', 'Recommencer le voyage');
  await page.expectSaid("Recommencer effacera ta progression de l'édition 2023.");
  await page.press('button', 'Recommencer');
  await page.expectSaid('Effacement…');
  await page.expectSaid('Pas encore commencée');
  await page.expectGone('dialog', 'Effacement');
  await page.expectAddress(HOME);
  expect([stored(PROGRESS_KEY), stored(PAST_KEY)]).toEqual([['1', '2', '3'], []]);

  page.signIn(await makePastQuestor([1, 2]));
  await page.open(HOME);
  await page.expectSaid('2 énigmes résolues sur 24');
  await page.press('button', 'Recommencer le voyage');
  await page.press('button', 'Recommencer');
  await page.expectSaid('Pas encore commencée');
});

test('signing in comes back to the archives, where what the browser stores of that edition is offered', async () => {
  const knight = await signUp('Galaad');
  playedAsVisitor([5]);
  playedThen([1, 2]);
  await page.open(`${HOME}/constellation`);
  await page.expectSaid('2/24 étoiles allumées');
  await page.press('link', 'Se connecter');
  await page.expectAddress('/escape-noel/login');
  await signInAs(knight);
  await page.expectAddress(`${HOME}/constellation`);
  await page.expectText(offer, 'Jour 1');
  await page.expectText(offer, 'Jour 2');
  expect(offer()?.textContent).not.toContain('Jour 5');
  await page.press('button', 'Importer ma progression');
  await page.expectText(offer, '2 énigmes rejoignent ton compte : +10 points. Tu en as maintenant 10.');
  expect([stored(PROGRESS_KEY), stored(PAST_KEY)]).toEqual([['5'], []]);
});

test('what a browser stored before the edition ended moves to the archives first', async () => {
  localStorage.setItem(PROGRESS_KEY, keptProgress([1, 2], pastRiddles));
  localStorage.setItem('escape-noel-edition', JSON.stringify(PAST_EDITION));
  await page.open(HOME);
  await page.expectSaid('2 énigmes résolues sur 24');
  expect(stored(PROGRESS_KEY)).toEqual([]);
});

test('a solved day keeps its unsolved drawing: the reward is of another story', async () => {
  playedAsVisitor([1]);
  await page.open('/escape-noel/jour/1');
  await waitFor(() => expect(document.querySelector('.riddle-reward')).toBeTruthy());
  playedThen([1]);
  await page.open(`${HOME}/jour/1`);
  await expectRevealed(riddleOf(1, pastRiddles).closing);
  expect(document.querySelector('.riddle-stage svg')).toBeTruthy();
  expect(document.querySelector('.riddle-reward')).toBeNull();
});

test.each(['1999', 'jour', '2023x/jour/1', '2024'])(
  '/archives/%s is a page that does not exist',
  async (rest) => {
    await page.open(`${ARCHIVES}/${rest}`);
    await page.find('heading', 'Page introuvable');
    await page.expectTitle(/^Page introuvable · Escape Noël$/);
    expect(page.query('complementary', 'Édition des archives')).toBeNull();
  },
);

test('archives that cannot be read say so, and are read again', async () => {
  holdClock();
  const stop = network.answerInstead(/\/editions\?/, network.down);
  await page.open(HOME);
  await passTime(1_000);
  await page.expectSaid("Les archives n'ont pas pu être ouvertes.");
  stop();
  await page.press('button', 'Réessayer');
  await page.find('heading', TITLE);
});
