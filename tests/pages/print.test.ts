import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pastRiddles, riddleOf, riddles } from '../e2e/riddle/edition';
import { ALL } from '../support/quest';
import * as network from './support/network';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { openSeason, setClock } from './support/season';

const PRINT = '/escape-noel/imprimer';

openSeason();

const sheets = () => screen.queryAllByRole('article').map((sheet) => page.textOf(sheet) ?? '');
/** Titles of the sheets: « Jour 3 Le génie du matin ». */
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => page.textOf(title));
const titleOf = (day: number, from = riddles) => `Jour ${day} ${riddleOf(day, from).title}`;

/** Nothing that a day reveals once it is solved is on the page, but for these days. */
function expectRevealed(days: readonly number[]): void {
  const text = page.textOf(document.body) ?? '';
  const told = riddles.filter(({ explanation, closing }) =>
    [explanation, closing].some((each) => text.includes(each.replaceAll(/\s+/g, ' ').slice(0, 40))),
  );
  expect(told.map(({ day }) => day)).toEqual(days);
}

test('the opened days are printed, in order, and no closed one', async () => {
  await setClock(12, 5);
  await page.open(PRINT);
  await page.find('heading', titleOf(5));
  expect(titles()).toEqual([1, 2, 3, 4, 5].map((day) => titleOf(day)));
  expect(sheets()[4]).toContain('Ma réponse');
  expect(within(screen.getByLabelText('Que veux-tu imprimer ?')).getAllByRole('option')).toHaveLength(6);
  expect(page.textOf(document.body)).not.toContain(riddleOf(6).title);
  expectRevealed([]);
});

test('before the first door there is nothing to print, and the page says so', async () => {
  await setClock(11, 28);
  await page.open(PRINT);
  await page.expectSaid("Aucun jour n'est encore ouvert");
  expect(sheets()).toEqual([]);
});

test('one day is printed alone, from its address or from the list', async () => {
  await setClock(12, 5);
  await page.open(`${PRINT}?jour=3`);
  await page.find('heading', titleOf(3));
  expect(titles()).toEqual([titleOf(3)]);
  await page.user.selectOptions(screen.getByLabelText('Que veux-tu imprimer ?'), 'Tous les jours ouverts');
  await page.find('heading', titleOf(1));
  await page.expectAddress(PRINT);
});

test.each(['7', '0', 'abc', '1e1'])(
  '« ?jour=%s » is no opened day: all opened ones are printed',
  async (day) => {
    await setClock(12, 5);
    await page.open(`${PRINT}?jour=${day}`);
    await page.find('heading', titleOf(5));
    expect(titles()).toHaveLength(5);
  },
);

test.each(['visitor', 'knight'] as const)(
  'a %s adds the answers of the days that they have solved, and of no other',
  async (who) => {
    await setClock(12, 5);
    if (who === 'knight') page.signIn(await makeQuestor([1, 3]));
    else playedAsVisitor([1, 3]);
    await page.open(PRINT);
    await page.press('checkbox', /les réponses que j'ai déjà trouvées/);
    await page.find('heading', /Les réponses$/);
    await page.expectSaid('La réponse : ombre');
    expectRevealed([1, 3]);
    expect(screen.getAllByText(/^La réponse/)).toHaveLength(2);
    await page.press('checkbox', /les réponses que j'ai déjà trouvées/);
    await page.expectGone('heading', /Les réponses$/);
    expectRevealed([]);
  },
);

test('the sheets of a past edition are its own', async () => {
  await page.open('/escape-noel/archives/2023/imprimer');
  await page.find('heading', titleOf(24, pastRiddles));
  expect(titles()).toHaveLength(24);
});

test('a failure is said, and the sheets arrive at the next try', async () => {
  await setClock(12, 5);
  const stop = network.answerInstead(/^GET \/rest\/v1\/enigmes\?/, network.down);
  await page.open(PRINT);
  await page.expectSaid('Les énigmes à imprimer ne sont pas arrivées');
  stop();
  await page.press('button', 'Réessayer');
  await page.find('heading', titleOf(5));
});

const hrefOf = (name: string) => page.query('link', name)?.getAttribute('href');

test('the links to the certificate and the letter lead to them, and there is none before a visitor has them', async () => {
  await setClock(12, 26);
  playedAsVisitor([1, 2]);
  await page.open(PRINT);
  await page.expectSaid(
    "Le certificat, la lettre et son dessin à colorier t'attendent au bout des 24 énigmes.",
  );
  expect([hrefOf('le certificat'), hrefOf('la lettre et son dessin')]).toEqual([undefined, undefined]);

  playedAsVisitor(ALL);
  await page.open(PRINT);
  await page.find('link', 'le certificat');
  expect(hrefOf('le certificat')).toBe('/escape-noel/final#certificat');
  expect(hrefOf('la lettre et son dessin')).toBe('/escape-noel/constellation#phrase');
});
