import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdRequests } from '../../support/gate';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { ALL, makeQuestor } from './questors';
import { riddles } from '../riddle/edition';

test(
  'a card per artefact: title, description, fragment word, day, date; and the bar',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page, await makeQuestor(request, [1, 2]));
    await page.goto('/escape-noel/artefacts');
    await expect(page.getByRole('heading', { level: 1, name: 'Galerie des Artefacts' })).toBeVisible();
    const first = page.getByRole('listitem').filter({ hasText: riddles[0]?.artefact.title ?? '?' });
    await expect(first).toContainText(riddles[0]?.artefact.description ?? '?');
    await expect(first).toContainText(riddles[0]?.fragment ?? '?');
    await expect(first).toContainText('Découvert le jour 1');
    await expect(first).toContainText('1er décembre 2024');
    await expect(page.getByRole('heading', { name: /^Collection\s: 2 artefacts collectés$/ })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    await expect(page.getByText('Continue ta quête pour découvrir tous les secrets de Noël.')).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test('at 24 the whole collection is celebrated', async ({ page, request }) => {
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/artefacts');
  await expect(page.getByRole('heading', { name: /^Collection\s: 24 artefacts collectés$/ })).toBeVisible();
  await expect(page.getByText(/Félicitations\s! Tu as collecté tous les artefacts sacrés\s!/)).toBeVisible();
});

test('a broken picture gives way to a medallion', async ({ page, request, expectProblem }) => {
  expectProblem(/jour-01\.webp|404/);
  await signIn(page, await makeQuestor(request, [1]));
  await page.route('**/edition/artefacts/*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/escape-noel/artefacts');
  const card = page.getByRole('listitem').filter({ hasText: riddles[0]?.artefact.title ?? '?' });
  await expect(card).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg')).toBeVisible();
});

async function expectEmptyCollection(page: Page) {
  await expect(page.getByRole('heading', { name: /^Collection\s: 0 artefacts collectés$/ })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('Continue ta quête pour découvrir tous les secrets de Noël.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aucun artefact collecté' })).toBeVisible();
}

test('without an artefact the coffer is empty, and the quest goes on', async ({ page, request }) => {
  await signIn(page, await makeKnight(request));
  await page.goto('/escape-noel/artefacts');
  await expectEmptyCollection(page);
  await expect(page.getByRole('link', { name: "Continuer l'aventure" })).toHaveAttribute(
    'href',
    '/escape-noel/jour/1',
  );
  await expectNoAxeViolations(page);
});

test('a load failure leaves the empty state, and can be asked again', async ({ page, request }) => {
  await signIn(page, await makeQuestor(request, [1]));
  await page.route('**/rest/v1/artefacts*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  );
  await page.goto('/escape-noel/artefacts');
  await expect(page.getByRole('heading', { name: 'Aucun artefact collecté' })).toBeVisible();
  await page.unroute('**/rest/v1/artefacts*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: /1 artefact collecté/ })).toBeVisible();
});

test('« Chargement des reliques... » until the gallery has come', async ({ page, request }) => {
  await signIn(page, await makeQuestor(request, [1]));
  const answer = await holdRequests(page, '**/rest/v1/artefacts*');
  await page.goto('/escape-noel/artefacts');
  await expect(page.getByText('Chargement des reliques...')).toBeVisible();
  answer.open();
  await expect(page.getByRole('heading', { name: /1 artefact collecté/ })).toBeVisible();
});

test('a server that does not answer is asked once more, then the page says so', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_REFUSED/);
  await signIn(page, await makeQuestor(request, [1]));
  let asked = 0;
  await page.route('**/rest/v1/artefacts*', (route) => {
    asked += 1;
    return route.abort('connectionrefused');
  });
  await page.goto('/escape-noel/artefacts');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(asked).toBe(2);
  await page.unroute('**/rest/v1/artefacts*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: /1 artefact collecté/ })).toBeVisible();
});

test('a visitor is invited to sign in, and comes back here', async ({ page }) => {
  await page.goto('/escape-noel/artefacts');
  await expectEmptyCollection(page);
  await expect(page.getByRole('heading', { name: 'Les artefacts attendent leur chevalier' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/escape-noel\/login$/);
});
