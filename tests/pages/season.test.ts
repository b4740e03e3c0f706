import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { riddleOf } from '../e2e/riddle/edition';
import { ALL } from '../support/quest';
import { passTime } from './support/clock';
import { downloads } from './support/download';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { addressOf, answerRightly, openAsKnight, openAsVisitor } from './support/riddle';
import { DECEMBER, setClock, openSeason } from './support/season';

const HOME = '/escape-noel';
const GO_ON = "Continuer l'aventure";
const PLAY = 'Jouer sans compte';

openSeason();

const done = (last: number) => ALL.slice(0, last);
const main = () => within(screen.getByRole('main'));
const link = (name: string | RegExp) => main().queryByRole('link', { name });
const addressesOfMain = () =>
  main()
    .queryAllByRole('link')
    .map((each) => each.getAttribute('href'));
/** Once the calendar is known, no link leads to a closed door. */
async function expectNoClosedLink(lastOpen: number): Promise<void> {
  await page.expectSaid(/heure de Paris/);
  const days = addressesOfMain().flatMap((address) => /\/jour\/(\d+)$/.exec(address ?? '')?.[1] ?? []);
  expect(days.map(Number).filter((day) => day > lastOpen)).toEqual([]);
}
/** Of the landing: the welcome dialog has another one. */
const timer = () =>
  page.query('region', /^(Le jeu commence|Toutes les portes)/)?.querySelector('[role=timer]') ?? null;
const sight = { visitor: PLAY, knight: GO_ON } as const;

async function openHomeAs(who: 'visitor' | 'knight', days: readonly number[]): Promise<void> {
  if (who === 'knight') page.signIn(await makeQuestor(days));
  else playedAsVisitor(days);
  await page.open(HOME);
}

const players = ['visitor', 'knight'] as const;

test.each(players)(
  '28 November, %s: the landing says when the game begins, and nothing leads to a door',
  async (who) => {
    await setClock(11, 28);
    await openHomeAs(who, []);
    await page.find('heading', 'Le jeu commence bientôt');
    await page.expectSaid(
      "La première porte s'ouvrira le 1er décembre à 0 h (dans la nuit du 30 novembre au 1er décembre), heure de Paris",
    );
    const files = downloads();
    await page.press('button', 'Ajouter au calendrier');
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['escape-noel.ics']);
    expect(files[0]?.text.match(/^BEGIN:VEVENT/gm)).toHaveLength(24);
    expect(files[0]?.text).toContain(`DTSTART:${DECEMBER}1130T230000Z`);
    await page.expectText(timer, /^2 jours 15 heures/);
    await expectNoClosedLink(0);
    expect([link(PLAY), link(GO_ON)]).toEqual([null, null]);
    expect(link('Se connecter') !== null).toBe(who === 'visitor');
  },
);

test('28 November: « Continuer sans compte » of the login page leads home, a door says when it opens, its dot is no link', async () => {
  await setClock(11, 28);
  await page.open('/escape-noel/login');
  await expect
    .poll(() => link('Continuer sans compte')?.getAttribute('href'), { timeout: 20_000 })
    .toBe(HOME);
  await page.open(addressOf(3));
  await page.find('heading', 'La porte du jour 3 est encore fermée');
  await page.expectSaid(/Prochaine porte, jour 1/);
  await page.expectSaid(/Jour 24, s'ouvre le 24 décembre à 0 h \(dans la nuit du 23 au 24\), heure de Paris/);
  expect(link(/^Jour \d/)).toBeNull();
  expect(link(/^précédent/)?.getAttribute('href')).toBe(HOME);
  expect(link(/^suivant/)).toBeNull();
});

test('the artefacts of a knight before the first door lead to no door', async () => {
  await setClock(11, 28);
  page.signIn(await makeQuestor([]));
  await page.open('/escape-noel/artefacts');
  await page.expectSaid("La prochaine porte s'ouvrira le 1er décembre");
  expect(link(GO_ON)).toBeNull();
});

test.each([
  ['1 December', 12, 1, 0, 0, 1],
  ['5 December, not done', 12, 5, 0, 4, 5],
  ['24 December', 12, 24, 0, 23, 24],
  ['25 December, half done', 12, 25, 0, 10, 11],
  ['6 January, half done', 1, 6, 1, 10, 11],
  ['1 February, nothing done', 2, 1, 1, 0, 1],
])('%s: the way on is the first open day that is not done', async (_, month, day, year, last, next) => {
  await setClock(month, day, year);
  for (const who of players) {
    await openHomeAs(who, done(last));
    await expect
      .poll(() => link(sight[who])?.getAttribute('href'), { timeout: 20_000 })
      .toBe(addressOf(next));
    expect(screen.queryByRole('timer')).toBeNull();
    localStorage.clear();
  }
});

test.each(players)(
  '5 December, done, %s: the landing says when to come back, and what to do meanwhile',
  async (who) => {
    await setClock(12, 5);
    await openHomeAs(who, done(5));
    await page.find('heading', 'Toutes les portes ouvertes sont résolues');
    await page.expectSaid(
      "La porte du jour 6 s'ouvrira le 6 décembre à 0 h (dans la nuit du 5 au 6), heure de Paris",
    );
    await page.expectText(timer, /^15 heures/);
    expect((await page.find('link', "Relever 5 défis de l'étoile")).getAttribute('href')).toBe(addressOf(1));
    expect((await page.find('link', 'Relire la dernière révélation')).getAttribute('href')).toBe(
      addressOf(5),
    );
    await page.find('link', 'Regarder ma constellation');
    await expectNoClosedLink(5);
    expect([link(PLAY), link(GO_ON)]).toEqual([null, null]);
  },
);

test('5 December: a success says when the next door opens, goes nowhere by itself, and its button leads home', async () => {
  await setClock(12, 5);
  playedAsVisitor(done(4));
  await openAsVisitor(5);
  await page.expectSaid(/Prochaine porte, jour 6/);
  await answerRightly(riddleOf(5).answers[0]);
  const dialog = await page.find('dialog', 'Félicitations !');
  await page.expectText(
    () => dialog,
    /Tu as résolu toutes les portes ouvertes. Celle du jour 6 s'ouvrira le 6 décembre/,
  );
  expect(page.textOf(dialog)).toContain('À demain');
  await page.press('button', GO_ON);
  await passTime(500);
  await page.expectSaid("L'aventure continue dans un instant…");
  await passTime(3_200);
  await page.expectAddress(HOME);
  await page.find('heading', 'Toutes les portes ouvertes sont résolues');
});

test('5 December: congratulations closed by their cross stay on the day', async () => {
  await setClock(12, 5);
  playedAsVisitor(done(4));
  await openAsVisitor(5);
  await page.expectSaid(/Prochaine porte, jour 6/);
  await answerRightly(riddleOf(5).answers[0]);
  await page.press('button', 'Fermer');
  await passTime(6_000);
  await page.expectAddress(addressOf(5));
  await page.expectUnsaid("L'aventure continue dans un instant");
});

test('5 December, done: the constellation and the dots of a day lead to open days alone', async () => {
  await setClock(12, 5);
  const knight = await makeQuestor(done(5));
  await openAsKnight(knight, 5);
  await expectNoClosedLink(5);
  await page.expectSaid("Jour 6, s'ouvre le 6 décembre");
  expect(link(/^suivant/)).toBeNull();
  expect(link('Jour 4, résolu')?.getAttribute('href')).toBe(addressOf(4));
  await page.open(addressOf(6));
  await page.find('heading', 'La porte du jour 6 est encore fermée');
  await page.expectSaid("Jour 7, s'ouvre le 7 décembre");
  await page.expectUnsaid(/Prochaine porte/);
  await page.open('/escape-noel/constellation');
  await expect.poll(addressesOfMain, { timeout: 20_000 }).toContain(addressOf(5));
  await expect.poll(addressesOfMain, { timeout: 20_000 }).not.toContain(addressOf(6));
});

test('5 December: the final page says when the next door opens', async () => {
  await setClock(12, 5);
  page.signIn(await makeQuestor(done(5)));
  await page.open('/escape-noel/final');
  await page.expectSaid("La prochaine porte s'ouvrira le 6 décembre");
  expect(link(GO_ON)).toBeNull();
});

test.each([
  ['24 December', 12, 24, 0],
  ['25 December', 12, 25, 0],
  ['6 January', 1, 6, 1],
  ['1 February', 2, 1, 1],
])('%s, all done: the landing leads to the final page', async (_, month, day, year) => {
  await setClock(month, day, year);
  await openHomeAs('knight', ALL);
  expect((await page.find('link', 'Revoir la révélation')).getAttribute('href')).toBe('/escape-noel/final');
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each(players)(
  '%s: a day that was solved and is closed again still shows its revelation',
  async (who) => {
    await setClock(12, 5);
    if (who === 'knight') page.signIn(await makeQuestor(done(7)));
    else playedAsVisitor(done(7));
    await page.open(addressOf(7));
    await page.find('heading', 'La porte du jour 7 est de nouveau fermée');
    await page.expectText(() => page.query('region', 'Révélation Sacrée'), riddleOf(7).explanation);
    expect((await page.find('link', 'Jour 7, résolu')).getAttribute('aria-current')).toBe('page');
  },
);

test('a day whose door was closed at an import is offered again at the first visit after it opens', async () => {
  const bring = 'Importer ma progression';
  await setClock(12, 5);
  playedAsVisitor([5, 6]);
  await openHomeAs('knight', done(4));
  await page.press('button', bring);
  await page.expectSaid('Jour 6 : sa porte est fermée');
  await page.press('button', 'Continuer');
  await page.reload();
  await expectNoClosedLink(5);
  expect(page.query('dialog', 'De voyageur à chevalier')).toBeNull();
  await setClock(12, 6);
  await page.reload();
  await page.press('button', bring);
  await page.expectSaid('Une énigme rejoint ton compte : +5 points. Tu en as maintenant 30.');
});
