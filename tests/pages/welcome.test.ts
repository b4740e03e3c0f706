import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { nameless } from '../support/knight';
import { holdClock, passTime } from './support/clock';
import { freshEmail, openSignUp, signUpAs } from './support/login';
import * as page from './support/page';
import { playedAsVisitor } from './support/quest';
import { makeKnight } from './support/server';

const HOME = '/escape-noel';
const DELAY_MS = 2_000;
const GO_ON = "Continuer l'aventure";
const welcome = () => screen.queryByRole('dialog', { name: /Bienvenue de retour/ });

beforeEach(() => {
  // The door has been opened in this session: what is tested stands before it.
  sessionStorage.setItem('escape-noel-porte', '1');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  openFreshWindow();
});

/** The window's history tells the page before: here there is none. */
const openFreshWindow = () => vi.spyOn(history, 'length', 'get').mockReturnValue(1);
const walkAround = () => vi.spyOn(history, 'length', 'get').mockReturnValue(6);
/** The page offers to go on as soon as it supposes a knight; who it is, the header tells. */
const knightIsKnown = () => page.find('button', 'Quitter');

test('a knight in a fresh window is welcomed back 2 s later, by name, and the cross closes', async () => {
  page.signIn(await makeKnight('Éléonore'));
  holdClock();
  await page.open(HOME);
  await page.find('link', GO_ON);
  await knightIsKnown();
  await passTime(DELAY_MS - 100);
  expect(welcome()).toBeNull();
  await passTime(200);
  await page.expectText(welcome, 'Éléonore');
  await page.press('button', 'Fermer');
  // It leaves by frames, which run by themselves.
  await page.expectGone('dialog', /Bienvenue de retour/);
});

test('a knight with a long history who arrives from an address that contains /login is welcomed too', async () => {
  walkAround();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://127.0.0.1:4173/escape-noel/login');
  page.signIn(await makeKnight());
  holdClock();
  await page.open(HOME);
  await page.find('link', GO_ON);
  await knightIsKnown();
  await passTime(DELAY_MS + 100);
  expect(welcome()).toBeTruthy();
});

test('an account that has just been made is not welcomed back, not in another window either', async () => {
  await openSignUp();
  holdClock();
  await signUpAs(freshEmail());
  await page.expectAddress(HOME);
  await page.find('link', GO_ON);
  await knightIsKnown();
  await passTime(3 * DELAY_MS);
  expect(welcome()).toBeNull();

  sessionStorage.clear();
  sessionStorage.setItem('escape-noel-porte', '1');
  await page.reload();
  await page.find('link', GO_ON);
  await knightIsKnown();
  await passTime(3 * DELAY_MS);
  expect(welcome()).toBeNull();
});

test('a knight without a name is not welcomed back', async () => {
  page.signIn(nameless(await makeKnight()));
  holdClock();
  await page.open(HOME);
  await page.find('link', GO_ON);
  await knightIsKnown();
  await passTime(3 * DELAY_MS);
  expect(welcome()).toBeNull();
});

test('a knight with a long history is not welcomed back, nor is anyone outside the landing page', async () => {
  page.signIn(await makeKnight());
  holdClock();
  walkAround();
  await page.open(HOME);
  await page.find('link', GO_ON);
  await knightIsKnown();
  await passTime(3 * DELAY_MS);
  expect(welcome()).toBeNull();

  openFreshWindow();
  await page.open('/escape-noel/constellation');
  await page.find('list', 'Où en est la constellation');
  await knightIsKnown();
  await passTime(3 * DELAY_MS);
  expect(welcome()).toBeNull();
});

test('a visitor is not welcomed back', async () => {
  playedAsVisitor([1]);
  holdClock();
  await page.open(HOME);
  // Offered once the page knows that it is a visitor's.
  await page.find('link', 'Regarder ma constellation');
  await passTime(3 * DELAY_MS);
  expect(welcome()).toBeNull();
});
