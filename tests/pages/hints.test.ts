import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { riddleOf } from '../e2e/riddle/edition';
import { shutGate } from '../support/gate';
import * as network from './support/network';
import * as page from './support/page';
import { addressOf, openAsKnight, openAsVisitor, revealHint } from './support/riddle';
import { makeKnight, server, solve, sql } from './support/server';

const RETURNING = 'Les indices reviennent…';
const hintOf = (day: number, rank: number) => riddleOf(day).hints[rank - 1]?.texte ?? 'missing';
const offers = () => screen.queryAllByRole('button', { name: /^Révéler l'indice/ });

/** Holds the next reading of a knight's hints: `left` once the server has answered it. */
function holdReading() {
  const answered = shutGate();
  const way = shutGate();
  network.answerOnce(/enigme_indices/, async (request) => {
    const reply = await (await server()).fetch(request);
    answered.open();
    await way.opened;
    return reply;
  });
  return { left: answered.opened, arrive: way.open };
}

test("a visitor's hints are read again before the next one is offered, and none is lost", async () => {
  await openAsVisitor(1);
  await revealHint(1);
  const reading = network.hold(/rpc\/reveal_hint/);
  await openAsVisitor(1);
  await page.expectSaid(RETURNING);
  expect(offers()).toEqual([]);
  await page.expectSaid('3 points à gagner');
  reading.letGo();
  await page.expectUnsaid(RETURNING);
  await revealHint(2);
  for (const rank of [1, 2]) await page.expectSaid(hintOf(1, rank));
});

test('a knight who has not finished a riddle finds their revealed hints again after a reload', async () => {
  await openAsKnight(await makeKnight(), 2);
  await revealHint(1);
  await page.reload();
  await page.expectSaid(hintOf(2, 1));
  await page.expectSaid('3 points à gagner');
});

test('the hints that a knight has revealed are waited for, and then the next one alone is offered', async () => {
  const knight = await makeKnight();
  await sql(
    `insert into public.hints_revealed (user_id, enigme_id, hint_id)
     select $1, enigme_id, id from public.enigme_indices where enigme_id = private.find_riddle(2, null) and rang = 1`,
    [knight.id],
  );
  const reading = holdReading();
  await openAsKnight(knight, 2);
  await reading.left;
  await page.press('button', 'Révéler les indices');
  await page.expectSaid(RETURNING);
  expect(offers()).toEqual([]);
  reading.arrive();
  await page.expectSaid(hintOf(2, 1));
  expect(offers().map(({ textContent }) => textContent)).toEqual(["Révéler l'indice 2"]);
  await page.expectSaid('3 points à gagner');
});

test('a reading that left before a hint was revealed does not take it away', async () => {
  await openAsKnight(await makeKnight(), 2);
  await revealHint(1);
  const reading = holdReading();
  // The event of a page that becomes visible again.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await reading.left;
  await revealHint(2);
  reading.arrive();
  for (const rank of [1, 2]) await page.expectSaid(hintOf(2, rank));
});

test('a hint that cannot be revealed says so in its dialog, and can be tried again there', async () => {
  await openAsVisitor(1);
  await page.press('button', 'Révéler les indices');
  const back = network.answerInstead(/\/rest\/v1\//, network.lost);
  await page.press('button', "Révéler l'indice 1");
  const question = await screen.findByRole('alertdialog');
  await page.user.click(within(question).getByRole('button', { name: "Révéler l'indice" }));
  await page.expectText(() => question.querySelector('[role="alert"]'), "L'indice n'a pas été révélé");
  await page.expectLogged("Enregistrement de l'indice");
  back();
  await page.press('button', 'Réessayer');
  await page.expectSaid(hintOf(1, 1));
});

test('a hint and the answer are offered, and come, where the browser only believes that it has no network (rule 22.4)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openAsVisitor(1);
  await page.press('button', 'Révéler les indices');
  await page.expectSaid('Tu sembles être sans réseau\u00A0: il en faut pour révéler un indice.');
  for (const rank of [1, 2, 3]) {
    await revealHint(rank);
    await page.expectSaid(hintOf(1, rank));
  }
  await page.press('button', 'Révéler la réponse');
  await page.expectSaid('Tu sembles être sans réseau\u00A0: il en faut pour révéler la réponse.');
  await page.press('button', 'Oui, révéler la réponse');
  await page.expectSaid('La réponse est révélée');
});

test('a hint requested after the day was solved in another tab is not counted, and the page shows the day solved', async () => {
  const knight = await makeKnight();
  await openAsKnight(knight, 2);
  await page.press('button', 'Révéler les indices');
  await page.press('button', "Révéler l'indice 1");
  const question = await screen.findByRole('alertdialog');
  await solve(knight, 2);
  await page.user.click(within(question).getByRole('button', { name: "Révéler l'indice" }));
  await page.expectSaid("L'indice est resté scellé, et ne t'a rien coûté.");
  await page.expectSaid('Révélation Sacrée');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await sql('select 1 from public.hints_revealed where user_id = $1', [knight.id])).toEqual([]);
});

test('hints are revealed in order, each after a dialog that says what is left to win, and are stored', async () => {
  await openAsVisitor(1);
  expect(offers()).toEqual([]);
  await page.press('button', 'Révéler les indices');
  for (const [rank, left] of [
    [1, '3 points'],
    [2, '2 points'],
    [3, '1 point'],
  ] as const) {
    expect(offers().map(({ textContent }) => textContent)).toEqual([`Révéler l'indice ${rank}`]);
    await page.press('button', `Révéler l'indice ${rank}`);
    await page.expectText(() => page.query('alertdialog', `Révéler l'indice ${rank} ?`), left);
    await page.press('button', 'Annuler');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await revealHint(rank);
    await page.expectSaid(hintOf(1, rank));
    await page.expectSaid(`${left} à gagner`);
  }
  await page.open(addressOf(1));
  for (const rank of [1, 2, 3]) await page.expectSaid(hintOf(1, rank));
});
