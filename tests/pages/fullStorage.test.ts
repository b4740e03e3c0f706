import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { answerOf } from '../e2e/riddle/edition';
import { expectKnown, freshEmail, LOGIN, openSignUp, signInAs, signUpAs } from './support/login';
import * as network from './support/network';
import * as page from './support/page';
import { signUp, sql } from './support/server';

const HELD = 'Tu seras déconnecté en fermant cette page';

/** From now on the browser has no room for anything. */
function fill(): void {
  const real = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    length: 0,
  });
}

test('signing in works where storage is full, and the page says how long it lasts', async () => {
  const knight = await signUp('Bohort');
  fill();
  await page.open(LOGIN);
  await signInAs(knight);
  await expectKnown('Bohort');
  await page.expectSaid(HELD);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  // The session is one: what is played is the knight's.
  await page.press('link', "Continuer l'aventure");
  await page.expectAddress('/escape-noel/jour/1');
  await page.user.type(await screen.findByLabelText(/^Ta réponse/), `${answerOf(1)}{Enter}`);
  await page.expectSaid('Félicitations !');
  expect(await sql('select total_score from public.users where id = $1', [knight.id])).toEqual([
    { total_score: 5 },
  ]);
});

test('so does signing up', async () => {
  fill();
  await openSignUp();
  const email = freshEmail();
  await signUpAs(email);
  await page.expectSaid(HELD);
});

test('a session that is renewed where storage is full is not thrown out', async () => {
  const knight = await signUp('Bohort');
  const session = { ...(knight.session as object), expires_at: Math.floor(Date.now() / 1000) - 60 };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  fill();
  await page.open('/escape-noel/profile');
  await expectKnown('Bohort');
  await page.expectSaid(HELD);
  await page.press('button', "J'ai compris");
  await page.expectUnsaid(HELD);
  await page.press('button', 'Quitter');
  await page.expectAddress('/escape-noel');
  await waitFor(async () =>
    expect(await sql('select id from auth.sessions where user_id = $1', [knight.id])).toEqual([]),
  );
});

test('Google, whose way back needs storage, is refused with the reason and the way out', async () => {
  fill();
  await page.open(LOGIN);
  await page.press('button', 'Continuer avec Google');
  await page.expectSaid(/connexion avec Google n'aboutirait pas\. Connecte-toi avec ton adresse e-mail/);
  expect(location.pathname).toBe(LOGIN);
});

test.each([
  [['length'], 'trop court'],
  [['characters'], 'des majuscules, des chiffres et des signes'],
  [['pwned'], 'volé sur un autre site'],
])('a password that the service finds weak (%j) is refused with its reason', async (reasons, text) => {
  const refuse = () =>
    Response.json(
      { code: 422, error_code: 'weak_password', msg: 'Password should be…', weak_password: { reasons } },
      { status: 422 },
    );
  network.answerInstead(/auth\/v1\/signup/, refuse);
  await openSignUp();
  await signUpAs(freshEmail());
  await page.expectSaid(text);
});

test('a password of 73 bytes is refused before it is sent, whatever its letters', async () => {
  const way = network.hold(/auth\/v1\/signup/);
  await openSignUp();
  await signUpAs(freshEmail(), `${'é'.repeat(36)}x`);
  await page.expectSaid('Ce mot de passe est trop long');
  expect(way.asked()).toBe(0);
});
