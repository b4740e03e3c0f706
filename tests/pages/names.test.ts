import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf } from '../e2e/riddle/edition';
import { field, NAME } from './support/login';
import * as page from './support/page';
import { makeKnight, solve } from './support/server';

const WITHHELD = 'Les autres ne voient plus ton nom';
const notice = () =>
  screen.queryAllByRole('status').find(({ textContent }) => textContent.includes(WITHHELD)) ?? null;

test('a name that the day just completed makes an answer is withheld from others, and says so to its owner', async () => {
  const knight = await makeKnight(`${answerOf(9)} jour 9`);
  await solve(knight, 9);
  page.signIn(knight);
  await page.open('/escape-noel/classement');
  await page.expectText(notice, "contient la réponse d'une énigme que tu as terminée");
  await page.expectText(notice, 'ils lisent « Chevalier »');
  await page.press('link', 'Choisir un autre nom');
  await page.expectText(notice, 'Tu peux en choisir un autre ici');
  await page.write(NAME, 'Hibou du Nord');
  await page.press('button', 'Sauvegarder les modifications');
  await page.expectSaid('Nom enregistré');
  await page.open('/escape-noel/profile');
  await waitFor(() => expect(field(NAME).value).toBe('Hibou du Nord'));
  expect(notice()).toBeNull();
});
