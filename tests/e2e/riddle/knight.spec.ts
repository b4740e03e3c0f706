import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdClock } from '../../support/clock';
import { shutGate } from '../../support/gate';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const day1 = riddleOf(1);
const HINTS = '**/rest/v1/enigme_indices*';

test("a knight plays day 1: hints, score, fragment and artefact are the server's, and any other browser shows them", async ({
  page,
  browser,
  request,
}) => {
  const knight = await makeKnight(request, 'Perceval');
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(1);
  await expect(screen.dialog).toHaveCount(0);
  await screen.revealHint(1);
  await screen.revealHint(2);
  await holdClock(page);
  await screen.tryInVain('une lune');
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+2 points gagnés');
  await page.clock.resume();
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await page.getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(screen.revelation.getByRole('heading', { name: 'Révélation Sacrée' })).toBeFocused();
  await expect(screen.revelation).toContainText(day1.artefact.title);
  await expect(screen.revelation.getByText('Enregistré', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  const rows = await sql(
    request,
    `select users.total_score, users.completed_enigmes, progress.score, progress.hints_used, fragments.word, artefacts.title,
       (select count(*)::int from public.hints_revealed as hints where hints.user_id = users.id) as hints
     from public.users
     join public.enigme_progress as progress on progress.user_id = users.id
     join public.enigme_fragments as fragments on fragments.user_id = users.id
     join public.artefacts on artefacts.user_id = users.id
     where users.id = $1`,
    [knight.id],
  );
  expect(rows).toEqual([
    {
      total_score: 2,
      completed_enigmes: 1,
      score: 2,
      hints_used: 2,
      word: day1.fragment,
      title: day1.artefact.title,
      hints: 2,
    },
  ]);

  const elsewhere = await browser.newContext();
  const other = new RiddleScreen(await elsewhere.newPage());
  await signIn(other.page, knight);
  await other.openAsKnight(1);
  await expect(other.revelation).toContainText(day1.explanation);
  await expect(other.revelation).toContainText(day1.artefact.description);
  await expect(other.page.getByText(day1.hints[1]?.texte ?? 'missing')).toBeVisible();
  await expect(other.page.getByText(day1.hints[2]?.texte ?? 'missing')).toHaveCount(0);
  await expect(other.dot('Jour 1, résolu')).toBeVisible();
  await elsewhere.close();
});

test('a knight who has not finished a riddle finds their revealed hints again after a reload', async ({
  page,
  request,
}) => {
  const screen = new RiddleScreen(page);
  await signIn(page, await makeKnight(request));
  await screen.openAsKnight(2);
  await screen.revealHint(1);
  await page.reload();
  await expect(page.getByText(riddleOf(2).hints[0]?.texte ?? 'missing')).toBeVisible();
  await expect(page.getByText('3 points à gagner')).toBeVisible();
});

/** Holds the next reading of the knight's hints: `left` once the server has answered it, and let through by `arrive`. */
async function holdReading(page: Page) {
  const answered = shutGate();
  const way = shutGate();
  await page.route(
    HINTS,
    async (route) => {
      const response = await route.fetch();
      answered.open();
      await way.opened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const arrive = async () => {
    const arrived = page.waitForResponse(HINTS);
    way.open();
    await arrived;
  };
  return { left: answered.opened, arrive };
}

test('the hints that a knight has revealed are waited for, and then the next one alone is offered', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request);
  await sql(
    request,
    `insert into public.hints_revealed (user_id, enigme_id, hint_id)
     select $1, enigme_id, id from public.enigme_indices where enigme_id = 2 and rang = 1`,
    [knight.id],
  );
  const reading = await holdReading(page);
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(2);
  await reading.left;
  await page.getByRole('button', { name: 'Révéler les indices' }).click();
  await expect(page.getByText('Les indices reviennent…')).toBeVisible();
  const offers = page.getByRole('button', { name: /^Révéler l'indice/ });
  await expect(offers).toHaveCount(0);
  const stake = page.getByText('à gagner');
  await expect(stake).toBeHidden();
  await reading.arrive();
  await expect(page.getByText(riddleOf(2).hints[0]?.texte ?? 'missing')).toBeVisible();
  await expect(offers).toHaveText(["Révéler l'indice 2"]);
  await expect(stake).toHaveText('3 points à gagner');
});

test('a reading that left before a hint was revealed does not take it away', async ({ page, request }) => {
  const screen = new RiddleScreen(page);
  await signIn(page, await makeKnight(request));
  await screen.openAsKnight(2);
  await screen.revealHint(1);
  const reading = await holdReading(page);
  // What the browser tells a page that is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await reading.left;
  await screen.revealHint(2);
  await reading.arrive();
  for (const { texte } of riddleOf(2).hints.slice(0, 2)) await expect(page.getByText(texte)).toBeVisible();
});
