import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { signOutIntent } from '@/escape-noel/game/session/expiringFlags';
import { answerOf } from '../e2e/riddle/edition';
import type { Knight } from '../support/knight';
import { holdClock, passTimeUntil } from './support/clock';
import { expectKnown, expectSignedOut, linksOfHeader, LOGIN, SECRET } from './support/login';
import * as network from './support/network';
import * as page from './support/page';
import { makeAdmin, signUp, sql } from './support/server';

const QUIET = '/escape-noel/vie-privee';
const EXPIRED = 'Ta session a expiré';
const ANSWER = 'Ta réponse';

async function openAs(knight: Knight, address = QUIET): Promise<void> {
  page.signIn(knight);
  await page.open(address);
  await expectKnown(knight.name);
}

/** Ends a knight's session on the server, and makes the browser believe that its hour is over. */
async function expireSession({ id }: Knight): Promise<void> {
  await sql('delete from auth.sessions where user_id = $1', [id]);
  await sql('delete from auth.refresh_tokens where user_id::text = $1', [id]);
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as object;
  const expires_at = Math.floor(Date.now() / 1000) - 60;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at }));
}

/** The tab is looked at again: the session is checked. */
const comeBackToTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

/** Signs in again in the dialog of a session that has ended. */
async function signInAgain({ password }: Knight): Promise<void> {
  const dialog = within(await page.find('dialog', EXPIRED));
  await page.user.type(dialog.getByLabelText(SECRET), password);
  await page.user.click(dialog.getByRole('button', { name: 'Se connecter' }));
  await page.expectGone('dialog', EXPIRED);
}

const LOGOUT = /\/auth\/v1\/logout/;
const LEFT = 'Tu as quitté le jeu';

test.each([
  ['without a network', network.lost],
  ['where the service is down', network.down],
  ["behind a network's portal", network.foreign],
])('audit finding 3: « Quitter » signs out here first, %s too, and the page says so', async (_, answer) => {
  await openAs(await signUp('Bohort'));
  network.answerInstead(/./, answer);
  await page.press('button', 'Quitter');
  await page.expectAddress('/escape-noel');
  await expectSignedOut();
  await page.expectSaid(LEFT);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(page.query('dialog', EXPIRED)).toBeNull();
});

test('« Quitter » does not wait for the service, which is told all the same', async () => {
  const knight = await signUp('Bohort');
  await openAs(knight);
  const answer = network.hold(LOGOUT);
  await page.press('button', 'Quitter');
  await page.expectAddress('/escape-noel');
  await expectSignedOut();
  await waitFor(() => expect(answer.asked()).toBe(1));
  answer.letGo();
  await waitFor(async () =>
    expect(await sql('select id from auth.sessions where user_id = $1', [knight.id])).toEqual([]),
  );
});

/** Holds the renewal of a session whose hour is nearly over. */
async function renewSession() {
  const renewal = network.hold(/grant_type=refresh_token/);
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as object;
  const expires_at = Math.floor(Date.now() / 1000) + 30;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at }));
  comeBackToTab();
  await waitFor(() => expect(renewal.asked()).toBe(1));
  return renewal;
}

test('a session that is being renewed while it is left does not come back', async () => {
  const knight = await signUp('Bohort');
  await openAs(knight);
  const renewal = await renewSession();
  await page.press('button', 'Quitter');
  await expectSignedOut();
  renewal.letGo();
  await waitFor(async () =>
    expect(await sql('select id from auth.sessions where user_id = $1', [knight.id])).toEqual([]),
  );
  comeBackToTab();
  await expectSignedOut();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('a page that was left while its client started does not renew the session of the next', async () => {
  for (const address of ['/', '/about', '/books']) await page.open(address);
  const knight = await signUp('Bohort');
  await openAs(knight);
  const renewal = await renewSession();
  renewal.letGo();
  const stored = localStorage.getItem(SESSION_KEY);
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).not.toBe(stored));
});

/** Opens a day as a knight, or as a visitor. @returns what stands in its field. */
async function openDay(whose: Knight | null): Promise<string> {
  if (whose) page.signIn(whose);
  else localStorage.removeItem(SESSION_KEY);
  await page.open('/escape-noel/jour/3');
  return (await screen.findByLabelText<HTMLInputElement>(ANSWER, { exact: false })).value;
}

test('audit finding 9: what was being typed is forgotten with « Quitter », and kept for its knight alone when the session expires', async () => {
  const [knight, other] = [await signUp('Bohort'), await signUp('Yvain')];
  await openDay(knight);
  await page.write(/^Ta réponse/, 'mon secret à moi');
  expect([await openDay(other), await openDay(null), await openDay(knight)]).toEqual([
    '',
    '',
    'mon secret à moi',
  ]);
  await page.press('button', 'Quitter');
  await page.expectAddress('/escape-noel');
  expect(
    JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
  ).not.toContain('secret');
  expect([await openDay(null), await openDay(other)]).toEqual(['', '']);
});

test('a knight who leaves in another tab while a page of the site starts is followed out, and the letter is forgotten', async () => {
  const knight = await signUp('Bohort');
  page.signIn(knight);
  holdClock();
  await page.open('/contact');
  await page.write(/^Message/, 'mon secret à moi');
  signOutIntent.write(knight.id);
  localStorage.removeItem(SESSION_KEY);
  await passTimeUntil(() => expect(location.pathname).toBe('/escape-noel'));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
});

test('a hint requested in an expired session is not revealed to a visitor: it waits for its knight', async () => {
  const knight = await signUp('Bohort');
  await openAs(knight, '/escape-noel/jour/1');
  await page.press('button', 'Révéler les indices');
  await page.press('button', "Révéler l'indice 1");
  await expireSession(knight);
  const question = within(await screen.findByRole('alertdialog'));
  await page.user.click(question.getByRole('button', { name: "Révéler l'indice" }));
  await signInAgain(knight);
  await page.press('button', 'Réessayer');
  await page.find('heading', 'Indice 1');
  expect(
    await sql('select count(*)::int from public.hints_revealed where user_id = $1', [knight.id]),
  ).toEqual([{ count: 1 }]);
});

test('an answer of a session that has expired waits for its knight, and is then judged as theirs', async () => {
  const knight = await signUp('Bohort');
  await openAs(knight, '/escape-noel/jour/1');
  await expireSession(knight);
  await page.user.type(await screen.findByLabelText(ANSWER, { exact: false }), `${answerOf(1)}{Enter}`);
  const dialog = within(await page.find('dialog', EXPIRED));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Adresse e-mail/).value).toBe(knight.email);
  await signInAgain(knight);
  await page.expectSaid('Félicitations !');
  await page.expectAddress('/escape-noel/jour/1');
  expect(localStorage.getItem('escape-noel-progress')).toBeNull();
  expect(await sql('select total_score from public.users where id = $1', [knight.id])).toEqual([
    { total_score: 5 },
  ]);
});

test('a knight who does not sign in again goes on as a visitor', async () => {
  const knight = await signUp('Bohort');
  await openAs(knight);
  await expireSession(knight);
  comeBackToTab();
  const dialog = within(await page.find('dialog', EXPIRED));
  const [, leave = null] = dialog.getAllByRole('button', { name: 'Continuer sans compte' });
  if (leave) await page.user.click(leave);
  await page.expectGone('dialog', EXPIRED);
  await page.expectAddress(QUIET);
  await expectSignedOut();
});

test('a session that had ended before the page was opened is shown in a notice, without a dialog', async () => {
  const knight = await signUp('Bohort');
  page.signIn(knight);
  await expireSession(knight);
  await page.open(QUIET);
  await page.expectSaid(EXPIRED);
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.press('link', 'Aller à la connexion');
  await page.expectAddress(LOGIN);
});

test('the header shows the statistics to admins alone, and nothing of the game to visitors', async () => {
  const game = ['Constellation', 'Classement', 'Artefacts', 'Concours', "L'équipe"];
  const shown = () => linksOfHeader().filter((name) => game.includes(name));
  await openAs(await makeAdmin());
  await page.find('link', "L'équipe");
  expect(shown()).toEqual(game);

  localStorage.clear();
  await page.open(QUIET);
  await expectSignedOut();
  expect(shown()).toEqual([]);

  await openAs(await signUp('Bohort'));
  expect(shown()).toEqual(game.slice(0, -1));
});

const expectArrived = (title: string) =>
  waitFor(() => expect(document.activeElement).toBe(page.query('heading', title)));

test('the pages on privacy and the law are within reach of every page of the game, and of the site', async () => {
  await page.open(LOGIN);
  await page.press('link', 'Vie privée');
  await expectArrived('Vie privée');
  await page.press('link', 'Mentions légales');
  await expectArrived('Mentions légales');
  expect(page.query('link', 'Nous contacter')?.getAttribute('href')).toBe('/escape-noel/contact');
  await page.open('/about');
  await page.press('link', 'Vie privée');
  await page.find('heading', 'Vie privée');
});
