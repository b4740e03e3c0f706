import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf } from '../e2e/riddle/edition';
import * as page from './support/page';
import { addressOf, answer, answerRightly, openAsKnight, openAsVisitor } from './support/riddle';
import { makeKnight, sql } from './support/server';

const TITLE = /^Ce que tu as déjà essayé/;
const summary = () => screen.queryByText(TITLE);
/** The listed answers, and how many the title counts. */
const listed = () => [
  Number(/\((\d+)\)/.exec(summary()?.textContent ?? '')?.[1]),
  ...[...(summary()?.closest('details')?.querySelectorAll('li') ?? [])].map((item) => item.textContent),
];
const expectListed = (...texts: string[]) =>
  waitFor(() => expect(listed()).toEqual([texts.length, ...texts]));

async function tryThree() {
  for (const text of ['un dragon', '<b>un loup</b>', 'Un Dragon !', 'la lune']) {
    await answer(text);
    await page.find('dialog', 'Ténèbres persistantes');
    await page.user.keyboard('{Shift}');
    await page.expectGone('dialog', 'Ténèbres persistantes');
  }
}

test('a knight finds what they have tried, on another device too, until the day is solved; nobody else does', async () => {
  const knight = await makeKnight();
  await openAsKnight(knight, 3);
  expect(summary()).toBeNull();
  await tryThree();
  await expectListed('<b>un loup</b>', 'un dragon', 'la lune');
  expect(summary()?.closest('details')?.open).toBe(false);
  localStorage.clear();
  await openAsKnight(knight, 3);
  await expectListed('<b>un loup</b>', 'un dragon', 'la lune');
  await openAsKnight(await makeKnight(), 3);
  await page.find('button', 'Valider ma réponse');
  expect(summary()).toBeNull();
  await openAsKnight(knight, 3);
  await expectListed('<b>un loup</b>', 'un dragon', 'la lune');
  await answerRightly(answerOf(3));
  await waitFor(() => expect(summary()).toBeNull());
  expect(await sql('select from private.wrong_answers where user_id = $1', [knight.id])).toHaveLength(3);
});

test('a visitor finds what they have tried in this browser', async () => {
  await openAsVisitor(3);
  await tryThree();
  await expectListed('<b>un loup</b>', 'un dragon', 'la lune');
  await page.open(addressOf(3));
  await expectListed('<b>un loup</b>', 'un dragon', 'la lune');
});
