import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { riddleOf } from '../e2e/riddle/edition';
import { ALL } from '../support/quest';
import { passTime, passTimeUntil } from './support/clock';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { addressOf, answerRightly, openAsKnight, openAsVisitor } from './support/riddle';
import { openSeason, setClock } from './support/season';

openSeason();

const HOME = '/escape-noel';
const FINAL = '/escape-noel/final';
const players = ['visitor', 'knight'] as const;
type Who = (typeof players)[number];

/** Month, day, years later, and the last open day. */
const MOMENTS = [
  ['28 November', 11, 28, 0, 0],
  ['1 December', 12, 1, 0, 1],
  ['5 December', 12, 5, 0, 5],
  ['24 December', 12, 24, 0, 24],
  ['25 December', 12, 25, 0, 24],
  ['6 January', 1, 6, 1, 24],
  ['1 February', 2, 1, 1, 24],
] as const;
const AFTER_THE_LAST = MOMENTS.filter(([, , , , last]) => last === 24);
const withPlayers = (moments: readonly (typeof MOMENTS)[number][]) =>
  moments.flatMap(([name, ...moment]) => players.map((who) => [`${name}, ${who}`, ...moment, who] as const));

const days = (last: number) => ALL.slice(0, last);
const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string | RegExp) => main().queryByRole('link', { name })?.getAttribute('href') ?? null;
const linkedDays = () =>
  main()
    .queryAllByRole('link')
    .flatMap((each) => /\/jour\/(\d+)$/.exec(each.getAttribute('href') ?? '')?.[1] ?? [])
    .map(Number);
const dots = () => within(page.query('navigation', 'Les vingt-quatre jours') ?? document.body);

/** A player who has completed days. */
async function play(who: Who, completed: readonly number[]): Promise<void> {
  if (who === 'knight') page.signIn(await makeQuestor(completed));
  else playedAsVisitor(completed);
}

test.each(withPlayers(MOMENTS))(
  '%s: the dots, « suivant » and the constellation lead to the open days alone',
  async (_, month, day, year, lastOpen, who) => {
    await setClock(month, day, year);
    await play(who, []);
    const shown = Math.max(lastOpen, 1);
    await page.open(addressOf(shown));
    await expect
      .poll(() => dots().queryAllByText(/^Jour \d+, s'ouvre le /).length, { timeout: 20_000 })
      .toBe(24 - lastOpen);
    await expect
      .poll(() => dots().queryAllByRole('link', { name: /^Jour \d+$/ }).length, { timeout: 20_000 })
      .toBe(lastOpen);
    expect(hrefOf(/^suivant/)).toBeNull();
    expect(hrefOf(/^précédent/)).toBe(shown === 1 ? HOME : addressOf(shown - 1));
    if (lastOpen === 0) await page.find('heading', 'La porte du jour 1 est encore fermée');
    if (lastOpen < 24 && lastOpen > 0)
      await page.expectSaid(new RegExp(`Prochaine porte, jour ${lastOpen + 1}.*heure de Paris`));
    expect(screen.queryAllByText(/Prochaine porte/).length > 0).toBe(lastOpen > 0 && lastOpen < 24);

    await page.open('/escape-noel/constellation');
    await expect.poll(() => new Set(linkedDays()).size, { timeout: 20_000 }).toBe(lastOpen);
    expect(linkedDays().filter((each) => each > lastOpen)).toEqual([]);
  },
);

test.each(MOMENTS)(
  '%s: « Continuer sans compte » of the login page leads to the first day, or home while it is closed',
  async (_, month, day, year, lastOpen) => {
    await setClock(month, day, year);
    await page.open('/escape-noel/login');
    await expect
      .poll(() => hrefOf('Continuer sans compte'), { timeout: 20_000 })
      .toBe(lastOpen === 0 ? HOME : addressOf(1));
  },
);

test.each(players)('1 December, done, %s: the landing waits for the second door', async (who) => {
  await setClock(12, 1);
  await play(who, days(1));
  await page.open(HOME);
  await page.find('heading', 'Toutes les portes ouvertes sont résolues');
  await page.expectSaid(/La porte du jour 2 s'ouvrira le 2 décembre à 0 h \(dans la nuit du 1er au 2\)/);
  expect((await page.find('link', "Relever le défi de l'étoile du jour 1")).getAttribute('href')).toBe(
    addressOf(1),
  );
  expect([hrefOf("Continuer l'aventure"), hrefOf('Jouer sans compte')]).toEqual([null, null]);
});

test.each(AFTER_THE_LAST)(
  '%s: a visitor who has completed everything is led to the final page and to an account',
  async (_, month, day, year) => {
    await setClock(month, day, year);
    await play('visitor', ALL);
    await page.open(HOME);
    expect((await page.find('link', 'Revoir la révélation')).getAttribute('href')).toBe(FINAL);
    expect(hrefOf('Se connecter')).toBe('/escape-noel/login');
    expect(screen.queryByRole('timer')).toBeNull();
  },
);

test.each(withPlayers(AFTER_THE_LAST))(
  '%s: the last day left leads to the final page',
  async (_, month, day, year, _last, who) => {
    await setClock(month, day, year);
    const others = ALL.filter((each) => each !== 5);
    if (who === 'knight') await openAsKnight(await makeQuestor(others), 5);
    else {
      playedAsVisitor(others);
      await openAsVisitor(5);
    }
    await answerRightly(riddleOf(5).answers[0]);
    await page.find('dialog', 'Félicitations !');
    await page.press('button', "Continuer l'aventure");
    await passTime(300);
    await page.expectSaid("L'aventure continue dans un instant…");
    await passTimeUntil(() => expect(location.pathname).toBe(FINAL));
  },
);
