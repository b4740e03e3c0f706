import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf } from '../e2e/riddle/edition';
import { ALL, SENTENCE } from '../support/quest';
import { passTime, passTimeUntil } from './support/clock';
import * as network from './support/network';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { addressOf, answerField, answerRightly, openAsKnight, revelation } from './support/riddle';
import { makeKnight, sql } from './support/server';

const FINAL = '/escape-noel/final';
const TITLE = 'Joyeux Noël !';
const certificate = () => screen.queryByRole('region', { name: 'Certificat' });

test('a visitor goes back to the home of the game', async () => {
  playedAsVisitor([1, 2]);
  await page.open(FINAL);
  await page.expectAddress('/escape-noel');
});

test('a visitor who has finished is invited to sign in instead, and to look for the sentence', async () => {
  playedAsVisitor(ALL);
  await page.open(FINAL);
  await page.find('heading', TITLE);
  await page.find('link', 'Chercher la phrase dans le ciel');
  await page.expectUnsaid(SENTENCE);
  await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Se connecter' }));
  await page.expectAddress('/escape-noel/login');
});

test('one press leads from the final page to the riddle of the sentence itself, without « LUMIÈRE » over it', async () => {
  playedAsVisitor(ALL);
  await page.open(FINAL);
  await page.press('link', 'Chercher la phrase dans le ciel');
  await page.expectAddress('/escape-noel/constellation');
  const riddle = await page.find('heading', "La phrase de l'étoile");
  await waitFor(() => expect(document.activeElement).toBe(riddle));
  expect(page.query('dialog', 'LUMIÈRE')).toBeNull();
});

test('a visitor prints a certificate with the name that they type, which this device stores until the journey starts again', async () => {
  playedAsVisitor(ALL);
  await page.open(`${FINAL}#certificat`);
  await page.expectText(certificate, "a résolu les 24 énigmes de l'Avent");
  await waitFor(() => expect(document.activeElement).toBe(page.query('group', 'Mon certificat')));
  await page.write(/^Ton nom sur le certificat/, '  Zoé des Neiges ');
  await page.expectText(certificate, 'atteste queZoé des Neigesa résolu');
  await page.find('button', 'Imprimer mon certificat');
  await page.reload();
  await page.expectText(certificate, 'Zoé des Neiges');
  const { visitorStorage } = await import('@/escape-noel/game/storage/browserProgress');
  visitorStorage(null, null).forget();
  expect(localStorage.getItem('escape-noel-certificat')).toBeNull();
});

test('a knight who has finished finds congratulations, three true figures, the sentence and the message', async () => {
  const knight = await makeQuestor(ALL, 'Dame Œillet');
  await sql(
    'insert into public.final_sentence_progress (user_id, edition, solved_at) values ($1::uuid, private.current_edition(), now())',
    [knight.id],
  );
  page.signIn(knight);
  await page.open(FINAL);
  await page.find('heading', TITLE);
  await page.find('heading', 'Félicitations, Dame Œillet !');
  await page.expectSaid('Tu as résolu les 24 énigmes');
  const [ranking] = await sql<{ higher: number; players: number }>(
    `select (count(*) filter (where total_score > 120))::int as higher, count(*)::int as players from public.enigme_leaderboard`,
  );
  await page.expectSaid('120 points magiques');
  await page.expectSaid('24/24 secrets découverts');
  await page.expectSaid(`#${(ranking?.higher ?? 0) + 1} sur ${ranking?.players} chevalier`);
  await page.expectText(() => page.under(/que tu as retrouvé$/), SENTENCE);
  await page.expectSaid("C'est la seule lumière qui grandit quand on la donne");
});

test('with riddles left the panel says how many; without a score the rank is N/A', async () => {
  page.signIn(await makeQuestor(ALL.slice(0, 23)));
  await page.open(FINAL);
  await page.expectSaid('Il te reste 1 énigme à résoudre');
  await page.expectSaid('23/24 secrets découverts');
  await page.expectUnsaid(SENTENCE);

  page.signIn(await makeKnight());
  await page.open(FINAL);
  await page.expectSaid('Il te reste 24 énigmes à résoudre');
  await page.expectSaid(/N\/A sur \d+ chevalier/);
});

/** Solves the last day that a knight has left. */
async function solveTheLast() {
  const knight = await makeQuestor(ALL.slice(0, 23));
  await openAsKnight(knight, 24);
  await waitFor(() => expect(answerField()).toBeTruthy());
  expect(page.query('link', /Découvrir la révélation finale/)).toBeNull();
  await answerRightly(answerOf(24));
  await page.find('dialog', 'Félicitations !');
  return knight;
}

test('the 24th success leads a knight to the final page, once the server agrees; day 24 keeps its button', async () => {
  await solveTheLast();
  const final = await page.find('link', /Découvrir la révélation finale/);
  expect(final.getAttribute('href')).toBe(FINAL);
  await page.press('button', "Continuer l'aventure");
  await passTimeUntil(() => expect(location.pathname).toBe(FINAL));
});

test('after the 24th success a check that still finds a day to do leads there, and not to the final page', async () => {
  const { id } = await solveTheLast();
  // In the meantime another tab has begun the journey again, and played one day.
  await sql(
    'delete from public.enigme_progress where user_id = $1 and enigme_id <> private.find_riddle(1, null)',
    [id],
  );
  // At once: what was fetched before the check is still fresh, and must not be shown on the next page.
  await page.press('button', "Continuer l'aventure");
  await passTime(500);
  await page.expectSaid("L'aventure continue dans un instant…");
  await passTime(3_200);
  await page.expectAddress(addressOf(2));
  await waitFor(() => expect(answerField()).toBeTruthy());
});

test('after the 24th success a check that fails says so, leaves the page as it is, and can be requested again', async () => {
  await solveTheLast();
  await page.find('link', 'Jour 24, résolu');
  const back = network.answerInstead(/\/rest\/v1\/enigme_progress\?/, network.lost);
  await page.press('button', "Continuer l'aventure");
  // A request that fails is sent a second time.
  await passTimeUntil(() =>
    expect(page.textOf(document.body)).toContain("Tes 24 énigmes n'ont pas pu être comptées"),
  );
  await page.expectAddress(addressOf(24));
  expect(revelation()).toBeTruthy();
  await page.expectUnsaid("L'aventure continue dans un instant…");
  back();
  await page.press('button', 'Réessayer');
  await page.expectAddress(FINAL);
  await page.find('heading', TITLE);
});
