import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, riddleOf } from '../e2e/riddle/edition';
import { holdClock, passTime } from './support/clock';
import * as network from './support/network';
import * as page from './support/page';
import {
  answer,
  answerField,
  answerRightly,
  expectDialog,
  expectRevealed,
  storedProgress,
  PROGRESS_KEY,
  openAsKnight,
  openAsVisitor,
  revealHint,
  revelation,
} from './support/riddle';
import { makeKnight, solve, sql } from './support/server';

const GIVE_UP = 'Révéler la réponse';
const HINTS_FIRST = "révèle d'abord tous les indices";

test('« révéler la réponse » appears once every hint is revealed, asks first, and gives 0 points for ever', async () => {
  const knight = await makeKnight();
  await openAsKnight(knight, 1);
  for (const rank of [1, 2]) await revealHint(rank);
  expect(page.query('button', GIVE_UP)).toBeNull();
  await revealHint(3);
  await page.press('button', GIVE_UP);
  const question = within(await page.find('alertdialog', 'Révéler la réponse ?'));
  expect(question.getByText(/0\s+point/)).toBeTruthy();
  await page.press('button', 'Annuler');
  await page.expectGone('alertdialog', 'Révéler la réponse ?');
  expect(answerField()).toBeTruthy();
  await page.press('button', GIVE_UP);
  await page.press('button', 'Oui, révéler la réponse');
  await expectDialog('La réponse est révélée', answerOf(1));
  expect(page.textOf(await page.find('dialog', 'La réponse est révélée'))).not.toMatch(/point/);
  await page.press('button', 'Lire la révélation');
  await expectRevealed(riddleOf(1).explanation);
  expect(page.query('button', GIVE_UP)).toBeNull();
  expect(
    await sql(
      `select users.total_score, progress.score, progress.revealed from public.users
       join public.enigme_progress as progress on progress.user_id = users.id where users.id = $1`,
      [knight.id],
    ),
  ).toEqual([{ total_score: 0, score: 0, revealed: true }]);
});

test('a visitor may have the answer revealed too, for 0 points, stored by the browser', async () => {
  await openAsVisitor(1);
  for (const rank of [1, 2, 3]) await revealHint(rank);
  await page.press('button', GIVE_UP);
  await page.press('button', 'Oui, révéler la réponse');
  await expectDialog('La réponse est révélée', answerOf(1));
  expect(storedProgress()).toMatchObject({ 1: { score: 0, revealed: true, hints_used: 3 } });
});

test('REVEAL_ANSWER typed with hints left is refused, for a knight and for a visitor', async () => {
  await openAsKnight(await makeKnight(), 1);
  await answer('REVEAL_ANSWER');
  await page.expectSaid(HINTS_FIRST);
  expect(answerField()?.value).toBe('REVEAL_ANSWER');
  localStorage.clear();
  sessionStorage.clear();
  await openAsVisitor(1);
  await answer('  REVEAL_ANSWER ');
  await page.expectSaid(HINTS_FIRST);
});

test('REVEAL_ANSWER typed with every hint revealed asks as the button does', async () => {
  await openAsKnight(await makeKnight(), 1);
  for (const rank of [1, 2, 3]) await revealHint(rank);
  await page.press('button', 'Masquer les indices');
  await answer('REVEAL_ANSWER');
  await page.find('alertdialog', 'Révéler la réponse ?');
});

test('a typing slip is shown as such, in the page and without a dialog; what sounds right is right', async () => {
  await openAsVisitor(2);
  await answer('chateu');
  await page.expectSaid('Presque !');
  await page.expectSaid("« chateu » : tu y es. Regarde bien comment cela s'écrit.");
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answerField()?.value).toBe('chateu');
  await answer('chato');
  await waitFor(() => expect(revelation()).toBeTruthy());
});

test('answers that no riddle expects are simply wrong', async () => {
  await openAsVisitor(1);
  for (const odd of [
    '<img src=x onerror=alert(1)>',
    '\u202Eombre?'.repeat(40),
    '🎄🎅',
    'x'.repeat(5_000),
    "'; --",
  ]) {
    await answer(odd);
    await page.find('dialog', 'Ténèbres persistantes');
    // Any key closes it, also from the third on, which offers help and stays.
    await page.user.keyboard('{Shift}');
    await page.expectGone('dialog', 'Ténèbres persistantes');
  }
});

/** Two booleans: a hint is offered, the answer is offered. */
const helpOffered = () =>
  [page.query('button', 'Un indice ?'), page.query('button', 'Voir la réponse')].map(Boolean);

test('after the third different mistake a hint is offered with its price, after the sixth the answer too (rule 3.20)', async () => {
  await openAsVisitor(1);
  const tries = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map((word) => `${word} dragons`);
  for (const [index, text] of tries.entries()) {
    await answer(text);
    await page.find('dialog', 'Ténèbres persistantes');
    await waitFor(() => expect(helpOffered()).toEqual([index >= 2, index >= 5]));
    expect(document.activeElement).not.toBe(document.body);
    if (index < 5) await page.user.keyboard('{Shift}');
    if (index < 5) await page.expectGone('dialog', 'Ténèbres persistantes');
  }
  await page.expectSaid('Après cet indice, la bonne réponse te rapportera 3 points au lieu de 5.');
  await page.expectSaid('Elle se dévoile après les indices');
  await page.press('button', 'Un indice ?');
  await page.press('button', "Révéler l'indice");
  await page.find('heading', 'Indice 1');
});

test('a success is celebrated also where what was solved before could not be read', async () => {
  network.answerInstead(/enigme_progress/, network.down);
  await openAsKnight(await makeKnight(), 1);
  await page.expectSaid("Ta progression n'a pas pu être lue");
  await answerRightly(answerOf(1));
  await page.find('dialog', 'Félicitations !');
  await page.press('button', 'Lire la révélation');
  await passTime(500);
  await expectRevealed(riddleOf(1).explanation);
});

test('a day stored without its revelation can be answered again', async () => {
  const bare = { completed: true, score: 5, hints_used: 0, completed_at: '2024-12-01T10:00:00.000Z' };
  localStorage.setItem(PROGRESS_KEY, JSON.stringify({ 1: bare }));
  await openAsVisitor(1);
  await expectRevealed('Ton navigateur a perdu cette révélation');
  await page.press('button', 'Répondre à nouveau');
  await answerRightly(answerOf(1));
  await page.find('dialog', 'Félicitations !');
  await page.press('button', 'Lire la révélation');
  await passTime(500);
  await expectRevealed(riddleOf(1).explanation);
});

test('an answer that was revealed once and is found later is congratulated, for 0 points', async () => {
  const knight = await makeKnight();
  await sql(
    'insert into private.answer_reveals (user_id, enigme_id, revealed_at) values ($1, private.find_riddle(1, null), public.server_now())',
    [knight.id],
  );
  await openAsKnight(knight, 1);
  await answerRightly(answerOf(1));
  await expectDialog('Félicitations !', 'Vous avez trouvé la bonne réponse !');
  await page.press('button', 'Lire la révélation');
  await passTime(500);
  await expectRevealed(riddleOf(1).explanation);
  expect(revelation()?.textContent).not.toMatch(/point/);
});

test('the board that an answer was found with stays where it is, and as it was left', async () => {
  await openAsVisitor(13);
  const wheel = await page.find('slider', 'Le petit alphabet, qui tourne');
  await answer(answerOf(13));
  await expectRevealed(riddleOf(13).closing);
  expect(wheel.isConnected).toBe(true);
});

test('a near miss shows what is missing', async () => {
  await openAsKnight(await makeKnight(), 7);
  holdClock();
  const bells = await page.find('group', 'Les cloches, de la plus grave à la plus claire');
  within(bells).getAllByRole('button')[0]?.focus();
  // As they are heard, where their echo is asked for.
  await page.user.keyboard('1321133');
  await page.press('button', 'Valider ma réponse');
  await expectDialog('Tu brûles !', 'Tu as bonne oreille');
  await passTime(5_500);
  await page.expectGone('dialog', 'Tu brûles !');
  await page.expectText(() => within(screen.getByRole('main')).queryByRole('alert'), 'Tu as bonne oreille');
});

test('another tab agrees once it has the focus again', async () => {
  const knight = await makeKnight();
  await openAsKnight(knight, 1);
  await waitFor(() => expect(answerField()).toBeTruthy());
  await solve(knight, 1);
  expect(answerField()).toBeTruthy();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expectRevealed(riddleOf(1).fragment);
  await page.find('link', 'Jour 1, résolu');
});
