import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { riddleOf } from '../e2e/riddle/edition';
import { holdClock, passTime } from './support/clock';
import * as page from './support/page';
import { addressOf, answer, answerField, openAsVisitor } from './support/riddle';

const OFFER = 'Jouer le Jour 1';
const WRONG = "La réponse n'est pas correcte. Réfléchissez davantage...";
const darkness = () => page.query('dialog', 'Ténèbres persistantes');

test('a visitor is offered an account once a visit, with three benefits, and may go on without', async () => {
  await page.open(addressOf(1));
  const offer = within(await page.find('dialog', OFFER));
  expect(offer.getAllByRole('listitem')).toHaveLength(3);
  await page.press('button', 'Continuer sans compte');
  await page.expectGone('dialog', OFFER);
  await page.press('link', /suivant/i);
  const next = await page.find('heading', new RegExp(riddleOf(2).title));
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['Fermer', 'Continuer sans compte'])(
  'the offer closes by « %s », and leaves the focus on the answer',
  async (button) => {
    await page.open(addressOf(1));
    await page.find('dialog', OFFER);
    await page.press('button', button);
    await page.expectGone('dialog', OFFER);
    expect(document.activeElement).toBe(answerField());
  },
);

test('the page shows the day, title, description, question, and an answer form that waits for words', async () => {
  const { title, description, question } = riddleOf(1);
  await openAsVisitor(1);
  await page.expectTitle(/Jour 1/);
  const heading = await page.find('heading', /^Jour 1\b/);
  await page.expectText(() => heading, title);
  await page.expectText(() => screen.getByRole('main'), description);
  await page.expectText(() => screen.getByRole('main'), question);
  const submit = await page.find('button', 'Valider ma réponse');
  const expectSubmit = (disabled: boolean) =>
    waitFor(() => expect(submit.matches(':disabled, [aria-disabled="true"]')).toBe(disabled));
  await expectSubmit(true);
  await page.write(/^Ta réponse$/, '   ');
  await expectSubmit(true);
  await page.write(/^Ta réponse$/, ' ombre ');
  await expectSubmit(false);
});

test('a wrong answer shows « Ténèbres persistantes » for 2 s, and the message stays in the page', async () => {
  await openAsVisitor(1);
  holdClock();
  await answer('un dragon');
  await page.expectText(darkness, WRONG);
  await passTime(1_900);
  expect(darkness()).toBeTruthy();
  await passTime(400);
  await waitFor(() => expect(darkness()).toBeNull());
  await page.expectText(() => screen.getByRole('main'), WRONG);
  expect(answerField()?.value).toBe('un dragon');
});
