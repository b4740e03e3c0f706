import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdClock, passTimeUntil } from '../../support/clock';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const API = '**/rest/v1/**';
const stopBackend = (page: Page) => page.route(API, (route) => route.abort('connectionrefused'));

for (const day of ['0', '25', 'abc', '1e9', '-1', '1.5']) {
  test(`the unknown day « ${day} » says so, then goes to the game's home`, async ({ page }) => {
    await holdClock(page);
    await page.goto(`/escape-noel/jour/${day}`);
    await passTimeUntil(page, page.getByRole('heading', { name: "Cette énigme n'existe pas" }));
    await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute(
      'href',
      '/escape-noel',
    );
    await page.clock.runFor(3_500);
    await expect(page).toHaveURL(/\/escape-noel\/?$/);
  });
}

test('without a number the riddle page is day 1', async ({ page }) => {
  await page.goto('/escape-noel/jour');
  await expect(page.getByRole('dialog', { name: 'Jouer le Jour 1' })).toBeVisible();
});

test("a riddle that cannot be loaded: the sentence, « Réessayer », « Retour à l'accueil »", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_REFUSED/);
  await stopBackend(page);
  await holdClock(page);
  await page.goto('/escape-noel/jour/1');
  await passTimeUntil(page, page.getByText("Chargement de l'énigme..."));
  // The client tries again a few times, a little later each time, before it gives up.
  await passTimeUntil(page, page.getByText("Erreur lors du chargement de l'énigme"), 500);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Énigme introuvable' })).toBeVisible();
  await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(API);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(1).title })).toBeVisible();
});

test('an answer of HTML instead of data is a load failure, not a broken page', async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bonjour</h1>' }));
  await page.goto('/escape-noel/jour/1');
  await expect(page.getByText("Erreur lors du chargement de l'énigme")).toBeVisible();
});

test('the backend stops mid-game: a French message, « En attente », « Réessayer », and what was typed is still there', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_REFUSED/);
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await stopBackend(page);
  await screen.try(answerOf(1));
  await expect(page.getByRole('alert')).toContainText('En attente');
  await expect(page.getByRole('alert')).toContainText('Le serveur des étoiles ne répond pas');
  await expect(screen.answer).toHaveValue(answerOf(1));
  await expectNoAxeViolations(page);
  await page.unroute(API);
  await holdClock(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+5 points gagnés');
  await expect(screen.revelation).toContainText('Enregistré');
});

test('what did not arrive goes by itself once the network is back', async ({ page, expectProblem }) => {
  expectProblem(/ERR_CONNECTION_REFUSED/);
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await stopBackend(page);
  await screen.try(answerOf(1));
  await expect(page.getByRole('alert')).toContainText('En attente');
  await page.unroute(API);
  await holdClock(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
});

test('a lost reply after a right answer: asking again is the same success, counted once', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const knight = await makeKnight(request);
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(1);
  let lost = 0;
  await page.route('**/rest/v1/rpc/submit_answer', async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    // The server has judged and recorded; its word does not come back.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await holdClock(page);
  await screen.try(answerOf(1));
  // A little later it asks again by itself.
  await passTimeUntil(page, screen.dialogNamed('Lumière retrouvée !'), 100);
  await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+5 points gagnés');
  expect(lost).toBe(1);
  expect(
    await sql(request, 'select total_score, completed_enigmes from public.users where id = $1', [knight.id]),
  ).toEqual([{ total_score: 5, completed_enigmes: 1 }]);
});

test('a hint that cannot be revealed says so in its dialog, and can be tried again there', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_REFUSED/);
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await page.getByRole('button', { name: 'Révéler les indices' }).click();
  await stopBackend(page);
  await page.getByRole('button', { name: "Révéler l'indice 1" }).click();
  const confirm = page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: "Révéler l'indice" }).click();
  await expect(confirm.getByRole('alert')).toContainText("L'indice n'a pas été révélé");
  await page.unroute(API);
  await confirm.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText(riddleOf(1).hints[0]?.texte ?? 'missing')).toBeVisible();
});

test('damaged progress in the browser is ignored, its good days are kept, and the game goes on', async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    const good = { completed: true, score: 3, hints_used: 1, completed_at: '2024-12-02T08:00:00.000Z' };
    localStorage.setItem('escape-noel-progress', JSON.stringify({ 1: 'oops', 2: good, 99: good }));
    localStorage.setItem('escape-noel-hints-1', '{"not": "a list"');
  });
  await screen.openAsVisitor(1);
  await expect(screen.dot('Jour 2, résolu')).toBeVisible();
  await holdClock(page);
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+5 points gagnés');
  expect(Object.keys(Object(await screen.stored('escape-noel-progress')) as object)).toEqual(['1', '2']);
});

test('a browser that keeps nothing is told so: the victory shows « Non enregistré »', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await screen.revealHint(1);
  await screen.try(answerOf(1));
  await expect(screen.revelation).toContainText('Non enregistré');
  await expect(screen.revelation).toContainText('3 points');
});

test('answers that no riddle expects are simply wrong', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await holdClock(page);
  for (const odd of [
    '<img src=x onerror=alert(1)>',
    '\u202Eombre?'.repeat(40),
    '🎄🎅',
    'x'.repeat(5_000),
    "'; --",
  ]) {
    await screen.tryInVain(odd);
  }
});
