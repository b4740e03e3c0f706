import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOf, riddleOf } from '../e2e/riddle/edition';
import { holdClock, passTime, passTimeUntil } from './support/clock';
import * as network from './support/network';
import * as page from './support/page';
import {
  addressOf,
  answer,
  answerRightly,
  answerField,
  expectDialog,
  expectRevealed,
  storedProgress,
  openAsKnight,
  openAsVisitor,
  revealHint,
  revelation,
} from './support/riddle';
import { makeKnight, server, sql } from './support/server';

/** Completes days for a knight, as the server would have. */
const COMPLETE = `insert into public.enigme_progress (user_id, enigme_id, completed, score, hints_used, completed_at)
  select $1, private.find_riddle(day, null), true, 5, 0, now() from generate_series($2::int, $3::int) as day`;

const dots = () => within(screen.getByRole('navigation', { name: 'Les vingt-quatre jours' }));
const targetOf = (name: string | RegExp) => page.query('link', name)?.getAttribute('href');
/** Goes on from the congratulations, which close in a moment, three seconds later. */
async function onward(): Promise<void> {
  await page.press('button', "Continuer l'aventure");
  await passTime(500);
  await page.expectSaid("L'aventure continue dans un instant…");
  await passTime(3_200);
}

const titled = (day: number) => page.find('heading', new RegExp(riddleOf(day).title));

test('« précédent » leads home on day 1, « suivant » is there until day 24', async () => {
  await openAsVisitor(1);
  expect(targetOf(/précédent/i)).toBe('/escape-noel');
  await page.press('link', /suivant/i);
  await titled(2);
  expect(targetOf(/précédent/i)).toBe(addressOf(1));
  await page.press('link', 'Jour 24');
  await titled(24);
  expect(page.query('link', /suivant/i)).toBeNull();
  expect(page.query('link', /Final/)).toBeNull();
});

test('the way to the other days stays while one day follows another', async () => {
  await openAsVisitor(1);
  const way = await page.find('navigation', 'Les vingt-quatre jours');
  await page.press('link', /suivant/i);
  await titled(2);
  expect(page.query('navigation', 'Les vingt-quatre jours')).toBe(way);
});

test('24 dots: the current one is marked, completed ones say so', async () => {
  await openAsVisitor(1);
  await answerRightly(answerOf(1));
  await onward();
  await page.expectAddress(addressOf(2));
  await titled(2);
  expect(dots().getAllByRole('listitem')).toHaveLength(24);
  expect((await page.find('link', 'Jour 1, résolu')).getAttribute('aria-current')).not.toBe('page');
  expect((await page.find('link', 'Jour 2')).getAttribute('aria-current')).toBe('page');
});

test('the next day to do, not the next number, follows a success', async () => {
  const knight = await makeKnight();
  await sql(COMPLETE, [knight.id, 2, 4]);
  await openAsKnight(knight, 1);
  await answerRightly(answerOf(1));
  await onward();
  await page.expectAddress(addressOf(5));
});

test('an edition that is still being written leads to none of the days that it has not yet', async () => {
  network.answerInstead(/enigme_calendar/, async (request) => {
    const days = (await (await (await server()).fetch(request)).json()) as { day: number }[];
    return Response.json(days.filter((each) => each.day <= 3));
  });
  await openAsVisitor(3);
  expect(dots().getAllByRole('listitem')).toHaveLength(24);
  const links = () => dots().getAllByRole('link', { name: /^Jour \d/ });
  await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(['1', '2', '3']));
  expect(dots().getByText('Jour 4, à venir')).toBeTruthy();
  expect(page.query('link', /suivant/i)).toBeNull();
  await answerRightly(answerOf(3));
  await onward();
  await page.expectAddress(addressOf(1));
  await page.open('/escape-noel/constellation');
  await page.find('list', 'Où en est la constellation');
  await page.expectSaid('1/24');
  await passTime(4_000);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Jour \d/ })).toHaveLength(3));
});

test("the next day's riddle is fetched ahead", async () => {
  const ahead = network.hold(/\/enigmes\?.*day_number=eq\.2/);
  await openAsVisitor(1);
  await waitFor(() => expect(ahead.asked()).toBe(1));
  ahead.letGo();
});

test('« Se connecter » in the offer goes to the login page', async () => {
  await page.open(addressOf(1));
  const offer = within(await screen.findByRole('dialog'));
  await page.user.click(offer.getByRole('button', { name: 'Se connecter' }));
  await page.expectAddress('/escape-noel/login');
});

test('a solved riddle stays solved after a reload: « Révélation Sacrée », explanation, fragment', async () => {
  await openAsVisitor(1);
  await revealHint(1);
  await answer(answerOf(1));
  await expectDialog('Lumière retrouvée !', '+3 points gagnés');
  await openAsVisitor(1);
  const { explanation, fragment } = riddleOf(1);
  for (const text of [explanation, fragment, '3 points', 'Enregistré']) await expectRevealed(text);
  expect(answerField()).toBeNull();
  expect((await page.find('link', 'Jour 1, résolu')).getAttribute('aria-current')).toBe('page');
  expect(revelation()).toBeTruthy();
  expect(storedProgress()).toMatchObject({ 1: { completed: true, score: 3, hints_used: 1 } });
});

/** Answers a day rightly, up to its congratulations. */
async function celebrate(day: number): Promise<void> {
  await answerRightly(answerOf(day));
  await page.find('dialog', 'Félicitations !');
}

test('congratulations stay for as long as the player likes', async () => {
  await openAsVisitor(1);
  await celebrate(1);
  await passTime(120_000);
  expect(page.query('dialog', 'Félicitations !')).toBeTruthy();
  await page.expectAddress(addressOf(1));
});

test('congratulations closed: the page stays at the revelation, and a button leads on by name', async () => {
  await openAsVisitor(1);
  await celebrate(1);
  await page.press('button', 'Fermer');
  await passTime(300);
  await waitFor(() => expect(document.activeElement).toBe(page.query('heading', 'Révélation Sacrée')));
  await passTime(60_000);
  await page.expectAddress(addressOf(1));
  await page.press('link', 'Jour 2');
  await titled(2);
});

test("« Continuer l'aventure »: 3 s later the next day, unless « Rester ici » is pressed", async () => {
  await openAsVisitor(1);
  await celebrate(1);
  await page.press('button', "Continuer l'aventure");
  await passTime(300);
  await page.expectSaid("L'aventure continue dans un instant…");
  await passTime(2_000);
  await page.expectAddress(addressOf(1));
  await passTime(1_500);
  await page.expectAddress(addressOf(2));

  await titled(2);
  await celebrate(2);
  await page.press('button', "Continuer l'aventure");
  await passTime(300);
  await page.press('button', 'Rester ici');
  await waitFor(() => expect(document.activeElement).toBe(page.query('heading', 'Révélation Sacrée')));
  await passTime(6_000);
  await page.expectAddress(addressOf(2));
});

test('three loads of solved and unsolved days: an account is offered by one dialog in all (rule 7.7)', async () => {
  await page.open(addressOf(1));
  await page.find('dialog', 'Jouer le Jour 1');
  await page.press('button', 'Continuer sans compte');
  await answer(answerOf(1));
  await page.find('dialog', /^Lumière retrouvée/);
  for (const day of [1, 2]) {
    await page.open(addressOf(day));
    await titled(day);
    await page.find('link', 'Créer un compte');
    expect(page.query('dialog', `Jouer le Jour ${day}`)).toBeNull();
  }
  await page.expectSaid("Avec un compte, ta quête ne s'éteint jamais.");
});

/** The server hides the riddle of day 5 itself and gives its time in the calendar, as its policies do before the hour. */
function closeDoor(opensAt: string): void {
  network.answerInstead(/\/enigmes\?/, () => Response.json([]));
  network.answerInstead(/\/enigme_calendar\?/, async (request) => {
    const days = (await (await (await server()).fetch(request)).json()) as { day: number }[];
    const shut = { opensAt, isOpen: false };
    return Response.json(days.map((each) => (each.day === 5 ? { ...each, ...shut } : each)));
  });
}

test('a day whose door is closed says when it opens, by the clocks of Paris', async () => {
  closeDoor('2099-12-04T23:00:00+00:00');
  await page.open(addressOf(5));
  await page.find('heading', 'La porte du jour 5 est encore fermée');
  expect(page.textOf(document.querySelector('time'))).toMatch(
    /^le 5 décembre 2099 à 0 h \(dans la nuit du 4 au 5\), heure de Paris/,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page that waits at a door goes on waiting when the server fails, and shows the riddle once it opens', async () => {
  // It asks 10 s after the opening, then 20 s later: a held clock leaves longer timers alone.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  closeDoor(new Date(Date.now() - 1_000).toISOString());
  holdClock();
  await page.open(addressOf(5));
  await page.find('heading', 'La porte du jour 5 est encore fermée');
  let asked = 0;
  network.answerInstead(/\/enigmes\?/, (request) => {
    asked += 1;
    return network.down(request);
  });
  await passTimeUntil(() => expect(asked).toBe(1));
  expect(page.query('heading', 'La porte du jour 5 est encore fermée')).toBeTruthy();
  network.answerInstead(/\/enigmes\?/, async (request) => (await server()).fetch(request));
  await passTimeUntil(() => expect(page.query('heading', /^Jour 5\b/)).toBeTruthy());
});
