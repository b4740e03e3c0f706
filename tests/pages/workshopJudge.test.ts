import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as network from './support/network';
import * as page from './support/page';
import { EDITIONS, openWorkshop } from './support/workshop';

const JUDGE = /^POST \/rest\/v1\/rpc\/(?:answer_forms|right_texts)$/;
const GOOD = /^Rien\s: tout est bon\.$/;
const UNCHECKED = /Les réponses ne sont pas vérifiées\. .*rien n'est perdu/;

test('without a reply of the judge nothing is good, publishing waits, and asking again checks', async () => {
  const back = network.answerInstead(JUDGE, network.down);
  await openWorkshop(`${EDITIONS}/2024`);
  await page.expectSaid(UNCHECKED);
  expect(screen.queryByText(/^Rien/)).toBeNull();
  expect(page.query('link', /^Jour 5 .*Prêt$/)).toBeNull();
  await page.find('link', /^Jour 5 .*Pas vérifié$/);
  await page.expectSaid(/Pas encore possible : .*les réponses ne sont pas encore vérifiées/);
  back();
  await page.press('button', 'Réessayer');
  await page.find('link', /^Jour 5 .*Prêt$/);
  await page.expectUnsaid(UNCHECKED);
});

test('a day is never « tout est bon » before its answers are compared', async () => {
  const held = network.hold(JUDGE);
  await openWorkshop(`${EDITIONS}/2024/jour/2`);
  await page.expectSaid('Vérification des réponses…');
  expect(screen.queryByText(GOOD)).toBeNull();
  held.letGo();
  await screen.findByText(GOOD);
  expect(screen.queryByText('Vérification des réponses…')).toBeNull();
});
