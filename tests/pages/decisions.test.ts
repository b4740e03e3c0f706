import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshWord } from '../support/knight';
import { SEARCH, choose, openAdmin, expectLine, isHeld, expectTicked, lineOf } from './support/admin';
import * as network from './support/network';
import * as page from './support/page';
import { ask, makeScorer, sql } from './support/server';

test('while a decision is on its way no other is taken', async () => {
  const pair = freshWord();
  const [first, second] = [`Avis de ${pair} Une`, `Avis de ${pair} Deux`];
  await makeScorer(1, `${pair} Une`);
  await makeScorer(1, `${pair} Deux`);
  await openAdmin();
  const answer = network.hold(/validate_user_review/);
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
  const answer = network.hold(/validate_user_review/);
  await page.press('checkbox', review);
  await expectTicked(review);
  let found = 0;
  network.answerInstead(/admin_users/, () => {
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
  network.answerInstead(/validate_user_review/, network.foreign);
  await page.press('checkbox', 'Avis de Page Refusé');
  await page.expectText(() => screen.queryByRole('alert'), "Erreur lors de la mise à jour de l'avis");
  await expectTicked('Avis de Page Refusé', false);
});

test('a second review of an account is refused, with the reason (rule 28.5)', async () => {
  const pair = freshWord();
  const first = await makeScorer(1, `${pair} Aînée`);
  await ask('/rest/v1/rpc/add_knight', { name: `${pair} Cadette`, portrait: 2 }, first);
  await openAdmin();
  await page.write(SEARCH, pair);
  await screen.findByText('2 comptes');
  await expectLine(`${first.email} (compte de 2 chevaliers)`);
  await page.press('checkbox', `Avis de ${pair} Aînée`);
  await expectTicked(`Avis de ${pair} Aînée`);
  await page.press('checkbox', `Avis de ${pair} Cadette`);
  await page.expectText(() => screen.queryByRole('alert'), /Un autre chevalier de ce compte a déjà un avis/);
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

test('a decision is announced and can be undone with the keyboard, which restores both flags', async () => {
  const name = `Méprise ${freshWord()}`;
  const knight = await makeScorer(1, name);
  await sql('update public.users set media_points = true where id = $1', [knight.id]);
  await sql('select total_score from private.refresh_totals($1::uuid)', [knight.id]);
  const standing = () =>
    sql(
      'select review_points, media_points, total_score, score_reached_at::text from public.users where id = $1',
      [knight.id],
    );
  const before = await standing();
  await openAdmin();
  await page.write(SEARCH, name.replace('é', 'e'));
  await choose('Avis', 'Photo sans avis');
  await screen.findByText('1 compte');
  const review = await page.find('checkbox', `Avis de ${name}`);
  review.focus();
  await page.user.keyboard(' ');
  await page.expectSaid(`Avis de ${name} validé : 18 pts au total.`);
  // The row no longer matches the filter, and stays while it can be undone.
  await expectTicked(`Avis de ${name}`);
  expect(document.activeElement).toBe(review);
  await page.user.tab();
  await page.user.tab();
  expect(document.activeElement).toBe(page.query('button', 'Annuler'));
  await page.user.keyboard('{Enter}');
  await page.expectSaid(`C'est annulé pour ${name} : 8 pts au total.`);
  await expectTicked(`Avis de ${name}`, false);
  expect(document.activeElement).toBe(review);
  await expectTicked(`Photo de ${name}`);
  await page.expectGone('button', 'Annuler');
  expect(await standing()).toEqual(before);
});
