import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameAt, openRanking, pointsAt, type Ranking } from '../support/ranking';
import * as network from './support/network';
import * as page from './support/page';
import { SITE, useBackend } from './support/server';

const RANKING = '/escape-noel/classement';

/** Seven pages, without other players: places and ranks are known. */
let ranking: Ranking;
beforeAll(async () => {
  ranking = await openRanking(SITE);
  useBackend(ranking.backend);
});
afterAll(async () => {
  useBackend(undefined);
  await ranking.backend.close();
});

const list = () => page.find('table', 'Classement des chevaliers');
const expectCaption = (text: string) => screen.findByText(text);
const lines = async () => within(await list()).getAllByRole('button');
const namesAre = (...names: string[]) =>
  waitFor(async () => expect((await lines()).map(({ textContent }) => textContent)).toEqual(names));
const namesOfPage = (number: number, own = 0) =>
  Array.from({ length: 10 }, (_, index) => (number - 1) * 10 + index + 1).map((place) =>
    place === own ? `Vous – ${nameAt(place)}` : nameAt(place),
  );
/** The highlighted lines: one's own. */
const highlighted = () => [...document.querySelectorAll('table [aria-current="true"]')];
const highlightIs = (text: string) =>
  waitFor(() =>
    expect(highlighted().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(text)]),
  );
const card = (title: string) => () => page.under(title);

test('a double press turns one page', async () => {
  await page.open(`${RANKING}?page=2`);
  await expectCaption('Page 2 sur 7 • Joueurs 11 à 20 sur 67');
  const answer = network.hold(/leaderboard_page/);
  await page.user.dblClick(screen.getByRole('button', { name: 'Suivant' }));
  answer.letGo();
  await expectCaption('Page 3 sur 7 • Joueurs 21 à 30 sur 67');
  history.back();
  await expectCaption('Page 2 sur 7 • Joueurs 11 à 20 sur 67');
});

const rename = (name: string) =>
  ranking.backend.sql('update public.users set username = $2, display_name = $2 where id = $1', [
    ranking.at(6).id,
    name,
  ]);

test('a name that begins with a vowel is cut as French cuts it', async () => {
  await rename('Aurore');
  await page.open(RANKING);
  await page.press('button', 'Aurore');
  await page.find('dialog', "Profil d'Aurore");
  await rename(nameAt(6));
});

test('an address that asks for a page beyond the last shows the last', async () => {
  await page.open(`${RANKING}?page=99999`);
  await expectCaption('Page 7 sur 7 • Joueurs 61 à 67 sur 67');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Suivant' }).disabled).toBe(true);
});

test.each([1, 2, 3, 4, 5])("one's own line stands out on page %i, and on no other page", async (ownPage) => {
  const place = ownPage * 10 - 3;
  page.signIn(ranking.at(place));
  await page.open(RANKING);
  await highlightIs(`Vous – ${nameAt(place)}`);
  await expectCaption(`Page ${ownPage} sur 7 • Joueurs ${place - 6} à ${place + 3} sur 67`);
  await page.expectText(card('Ta Position'), `Rang${place} sur 67Points${pointsAt(place)}`);
  const other = ownPage === 5 ? 4 : ownPage + 1;
  await page.press('button', `Page ${other}`);
  await namesAre(...namesOfPage(other));
  expect(highlighted()).toEqual([]);
  await page.press('button', 'Ma position');
  await highlightIs(`Vous – ${nameAt(place)}`);
  await page.expectAddress(`${RANKING}?page=${ownPage}`);
});

test('a knight beyond rank 10 is taken to their own line once, then reads where they like', async () => {
  page.signIn(ranking.at(67));
  await page.open(RANKING);
  const mine = `Vous – ${nameAt(67)}`;
  await page.find('button', mine);
  await page.expectAddress(`${RANKING}?page=7`);

  await page.press('button', 'Précédent');
  await namesAre(...namesOfPage(6));
  await page.open(`${RANKING}?page=1`);
  await page.expectText(card('Ta Position'), 'Rang67');
  await namesAre(...namesOfPage(1));
  await page.press('button', 'Ma position');
  await page.find('button', mine);
  await page.expectAddress(`${RANKING}?page=7`);
});

/** Opens the profile of a knight of the page, reads it and closes it. */
async function expectProfile(name: string, text: string): Promise<void> {
  await page.press('button', name);
  await page.expectText(() => screen.queryByRole('dialog'), text);
  await page.press('button', 'Fermer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test("a profile gives the day of a knight's last quest, not its time", async () => {
  await page.open(RANKING);
  await page.press('button', nameAt(1));
  const profile = await page.find('dialog', `Profil de ${nameAt(1)}`);
  expect(profile.textContent).toMatch(/Dernière activitédimanche 8 décembre 2024(?! à)/);
});

test('equal totals share a rank: the first to reach it comes first, even on the page before', async () => {
  page.signIn(ranking.at(11));
  await page.open(RANKING);
  // Rank 10 is on the first page: no navigation.
  await page.expectText(card('Ta Position'), `Rang10 sur 67Points${pointsAt(10)}`);
  await namesAre(...namesOfPage(1));
  await expectProfile(nameAt(10), `Rang10Points${pointsAt(10)}`);
  await page.press('button', 'Ma position');
  await page.expectAddress(`${RANKING}?page=2`);
  await namesAre(...namesOfPage(2, 11));
  await highlightIs(`${pointsAt(10)}\u00A0points`);
  await expectProfile(nameAt(12), `Rang12Points${pointsAt(12)}`);
});

test('a knight without a score is invited to solve a first riddle', async () => {
  page.signIn(await ranking.backend.makeKnight('00000000-0000-4000-8000-000000000901', 'Sans Score'));
  await page.open(RANKING);
  await page.expectText(
    card('Pas encore de score'),
    'Résous ta première énigme pour apparaître dans le classement !',
  );
  await namesAre(...namesOfPage(1));
  expect(screen.queryByRole('button', { name: 'Ma position' })).toBeNull();
});

test('accounts marked isnotuser never rank, and read so rather than an invitation', async () => {
  const staff = await ranking.backend.makeKnight('00000000-0000-4000-8000-000000000902', 'Essai Maison');
  await ranking.backend.sql(
    `insert into public.enigme_progress (user_id, enigme_id, score, completed_at)
     select $1::uuid, private.find_riddle(day, null), 5, now() from generate_series(1, 24) as day`,
    [staff.id],
  );
  await ranking.backend.sql('update public.users set isnotuser = true where id = $1', [staff.id]);
  await ranking.backend.sql('select total_score from private.refresh_totals($1::uuid)', [staff.id]);
  page.signIn(staff);
  await page.open(RANKING);
  await page.expectSaid('Tu as 120 points.');
  await namesAre(...namesOfPage(1));
  await page.expectSaid('67 Chevaliers');
});

test('« Chargement des héros... » until the ranking has come', async () => {
  const answer = network.hold(/leaderboard_page/);
  await page.open(RANKING);
  await screen.findByText('Chargement des héros...');
  answer.letGo();
  await namesAre(...namesOfPage(1));
  expect(screen.queryByText('Chargement des héros...')).toBeNull();
});

test('an empty ranking invites the first knight', async () => {
  network.answerInstead(/leaderboard_page/, () =>
    Response.json({ player_count: 0, page: 1, page_count: 1, rows: [], ends_at: null, is_over: false }),
  );
  await page.open(RANKING);
  await page.find('heading', 'Aucun chevalier dans ce classement');
  expect(screen.getByText('Sois le premier à résoudre des énigmes et apparaître ici !')).toBeTruthy();
});

test('a ranking that cannot be read leaves the list empty, and can be asked for again', async () => {
  const stop = network.answerInstead(/leaderboard_page/, network.foreign);
  await page.open(RANKING);
  await page.find('button', 'Réessayer');
  stop();
  await page.press('button', 'Réessayer');
  await namesAre(...namesOfPage(1));
});

test('a visitor reads the ranking page by page, and the address and the back button follow', async () => {
  await page.open(RANKING);
  await page.find('heading', "Table d'Honneur");
  await page.expectSaid('67 Chevaliers');
  await expectCaption('Page 1 sur 7 • Joueurs 1 à 10 sur 67');
  await namesAre(...namesOfPage(1));
  for (const medal of ["Médaille d'or", "Médaille d'argent", 'Médaille de bronze']) {
    expect(within(await list()).getAllByRole('img', { name: medal })).toHaveLength(1);
  }
  await page.expectText(
    card('Connecte-toi pour voir ta position'),
    'Crée un compte pour sauvegarder tes scores et apparaître dans le classement !',
  );
  expect(page.query('button', 'Ma position')).toBeNull();
  expect(highlighted()).toEqual([]);
  expect(page.query('button', 'Précédent')?.matches(':disabled')).toBe(true);

  await page.press('button', 'Page 4');
  await expectCaption('Page 4 sur 7 • Joueurs 31 à 40 sur 67');
  await page.expectAddress(`${RANKING}?page=4`);
  const numbers = screen.getAllByRole('button', { name: /^Page \d$/ });
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['2', '3', '4', '5', '6']);
  await page.press('button', 'Suivant');
  await expectCaption('Page 5 sur 7 • Joueurs 41 à 50 sur 67');
  history.back();
  await expectCaption('Page 4 sur 7 • Joueurs 31 à 40 sur 67');
  await page.reload();
  await expectCaption('Page 4 sur 7 • Joueurs 31 à 40 sur 67');
});

const endWhen = (instant: string | null) =>
  ranking.backend.sql("update public.editions set ranking_ends_at = $1 where status = 'current'", [instant]);

test('a ranking that has ended says since when (rule 6.7)', async () => {
  await endWhen('2025-01-06T12:00:00Z');
  await page.open(RANKING);
  await page.expectSaid('Ce classement est arrêté depuis le 6 janvier 2025\u00A0: il ne bouge plus.');
  await namesAre(...namesOfPage(1));
  await endWhen(null);
});
