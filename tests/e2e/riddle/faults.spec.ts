import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdClock, passTimeUntil } from '../../support/clock';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const API = '**/rest/v1/**';
const stopBackend = (page: Page) => page.route(API, (route) => route.abort('connectionrefused'));

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
