import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshWord } from '../support/knight';
import { SEARCH, openAdmin, expectLine, isHeld, expectTicked, lineOf } from './support/admin';
import * as page from './support/page';
import { makeScorer } from './support/server';

test('while a decision is on its way no other is taken', async () => {
  const pair = freshWord();
  const [first, second] = [`Avis de ${pair} Une`, `Avis de ${pair} Deux`];
  await makeScorer(1, `${pair} Une`);
  await makeScorer(1, `${pair} Deux`);
  await openAdmin();
  const answer = page.hold(/validate_user_review/);
  await page.write(SEARCH, pair);
  await screen.findByText('2 comptes');
  await page.press('checkbox', first);
  await expectTicked(first);
  expect(isHeld(second)).toBe(true);
  answer.letGo();
  await page.press('checkbox', second);
  await expectTicked(second);
  await expectTicked(first);
});

test('a box ticked while a search is on its way is ticked in the list that the search brings', async () => {
  const name = `${freshWord()} Hâtif`;
  const review = `Avis de ${name}`;
  await makeScorer(1, name);
  await openAdmin();
  await page.write(SEARCH, name.slice(0, 8));
  await screen.findByText('1 compte');
  const answer = page.hold(/validate_user_review/);
  await page.press('checkbox', review);
  await expectTicked(review);
  let found = 0;
  page.answerInstead(/admin_users/, () => {
    found += 1;
    return undefined;
  });
  await page.write(SEARCH, name);
  await waitFor(() => expect(found).toBe(1));
  await expectTicked(review);
  answer.letGo();
  await page.expectSaid(new RegExp(`${review} validé.*pts`));
  await expectTicked(review);
});

test('a toggle that the server refuses is undone, with the alert', async () => {
  const knight = await makeScorer(1, 'Page Refusé');
  await openAdmin();
  await page.write(SEARCH, knight.email);
  await screen.findByText('1 compte');
  page.answerInstead(/validate_user_review/, page.foreign);
  await page.press('checkbox', 'Avis de Page Refusé');
  await page.expectText(() => screen.queryByRole('alert'), "Erreur lors de la mise à jour de l'avis");
  await expectTicked('Avis de Page Refusé', false);
});

test('a quest swifter than a family reads is marked with its figures, explained, and can be asked for alone', async () => {
  const pair = freshWord();
  const swift = await makeScorer(5, `${pair} Flèche`);
  await makeScorer(4, `${pair} Tortue`);
  await openAdmin();
  await page.write(SEARCH, pair);
  await screen.findByText('2 comptes');
  await page.expectText(() => lineOf('Flèche'), "Jeu rapide5 énigmes en moins d'une seconde");
  expect(lineOf('Tortue')?.textContent).not.toContain('Jeu rapide');
  await page.expectSaid(/La marque « Jeu rapide » signale .* n'enlève rien à personne/);
  await page.press('checkbox', 'Seulement les jeux rapides');
  await screen.findByText('1 compte');
  await expectLine(swift.email);
  await expectLine('25 pts');
});
