import { shutGate } from '../../support/gate';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const day1 = riddleOf(1);

test('a success is celebrated also where what was solved before could not be read', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/response 503/);
  expectProblem(/Failed to load resource.*503/);
  const screen = new RiddleScreen(page);
  await signIn(page, await makeKnight(request));
  await page.route('**/rest/v1/enigme_progress*', (route) => route.fulfill({ status: 503, body: '' }));
  await screen.openAsKnight(1);
  await expect(page.getByText("Ta progression n'a pas pu être lue")).toBeVisible();
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await page.getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(screen.revelation).toContainText(day1.explanation);
});

test("a visitor's hints are read again before the next one is offered, and none is lost", async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await screen.revealHint(1);
  const way = shutGate();
  await page.route('**/rest/v1/rpc/reveal_hint', async (route) => {
    await way.opened;
    await route.continue();
  });
  await screen.openAsVisitor(1);
  await expect(page.getByText('Les indices reviennent…')).toBeVisible();
  const offers = page.getByRole('button', { name: /^Révéler l'indice/ });
  await expect(offers).toHaveCount(0);
  await expect(page.getByText('3 points à gagner')).toBeVisible();
  way.open();
  await screen.revealHint(2);
  for (const { texte } of day1.hints.slice(0, 2)) await expect(page.getByText(texte)).toBeVisible();
  await expect(page.getByText('Les indices reviennent…')).toHaveCount(0);
});

test('a day that the browser keeps without its revelation can be answered again', async ({ page }) => {
  const screen = new RiddleScreen(page);
  await page.goto('/favicon.svg');
  const kept = { completed: true, score: 5, hints_used: 0, completed_at: '2024-12-01T10:00:00.000Z' };
  await page.evaluate(
    (progress) => localStorage.setItem('escape-noel-progress', progress),
    JSON.stringify({ 1: kept }),
  );
  await screen.openAsVisitor(1);
  await expect(screen.revelation).toContainText('Ton navigateur a perdu cette révélation');
  await page.getByRole('button', { name: 'Répondre à nouveau' }).click();
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await page.getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(screen.revelation).toContainText(day1.explanation);
});

test('whoever finds an answer that they once had revealed is congratulated, for 0 points', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request);
  await sql(
    request,
    'insert into private.answer_reveals (user_id, enigme_id, revealed_at) values ($1, 1, public.server_now())',
    [knight.id],
  );
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(1);
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Félicitations !')).toContainText('Vous avez trouvé la bonne réponse !');
  await page.getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(screen.revelation).toContainText('0 point');
});
