import { expectNoAxeViolations } from '../../support/axe';
import { holdClock, passTimeUntil } from '../../support/clock';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { ALL, makeQuestor, playedAsVisitor, SENTENCE } from './questors';

const title = { level: 1, name: /^Joyeux Noël\s!$/ } as const;

test('a visitor goes back to the home of the game', async ({ page }) => {
  await playedAsVisitor(page, [1, 2]);
  await page.goto('/escape-noel/final');
  await expect(page).toHaveURL(/\/escape-noel$/);
});

test(
  'a visitor who has finished is invited to sign in instead, and to look for the sentence',
  { tag: '@phone' },
  async ({ page }) => {
    await playedAsVisitor(page, ALL);
    await page.goto('/escape-noel/final');
    await expect(page.getByRole('heading', title)).toBeVisible();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Chercher la phrase dans le ciel' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/escape-noel\/login$/);
  },
);

test(
  'a knight who has finished finds congratulations, three true figures, the sentence and the message',
  { tag: '@phone' },
  async ({ page, request }) => {
    const knight = await makeQuestor(request, ALL, 'Dame Œillet');
    await sql(request, 'insert into public.feast_progress (user_id, solved_at) values ($1::uuid, now())', [
      knight.id,
    ]);
    await signIn(page, knight);
    await page.goto('/escape-noel/final');
    await expect(page.getByRole('heading', title)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Félicitations, Dame Œillet\s!$/ })).toBeVisible();
    await expect(page.getByText(/Tu as résolu les 24\s*énigmes/)).toBeVisible();
    const [ranking] = await sql<{ higher: number; players: number }>(
      request,
      `select (count(*) filter (where total_score > 120))::int as higher, count(*)::int as players from public.enigme_leaderboard`,
    );
    await expect(page.getByText('120 points magiques', { exact: true })).toBeVisible();
    await expect(page.getByText('24/24 secrets découverts')).toBeVisible();
    await expect(
      page.getByText(new RegExp(`#${(ranking?.higher ?? 0) + 1} sur \\d+ chevaliers`)),
    ).toBeVisible();
    await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(/C'est la seule lumière qui grandit quand on la donne/)).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test('with riddles left the panel says how many; without a score the rank is N/A', async ({
  page,
  request,
}) => {
  await signIn(page, await makeQuestor(request, ALL.slice(0, 23)));
  await page.goto('/escape-noel/final');
  await expect(page.getByText('Il te reste 1 énigme à résoudre', { exact: false })).toBeVisible();
  await expect(page.getByText('23/24 secrets découverts')).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(0);

  const other = await page.context().newPage();
  await signIn(other, await makeKnight(request));
  await other.goto('/escape-noel/final');
  await expect(other.getByText('Il te reste 24 énigmes à résoudre', { exact: false })).toBeVisible();
  await expect(other.getByText(/^N\/A sur \d+ chevaliers$/)).toBeVisible();
});

test(
  'after a second it snows and confetti fall for 8 s; leaving stops everything',
  { tag: '@motion' },
  async ({ page, request }) => {
    await signIn(page, await makeQuestor(request, ALL));
    await holdClock(page);
    await page.goto('/escape-noel/final');
    await passTimeUntil(page, page.getByRole('heading', title));
    await page.clock.runFor(300);
    await expect(page.locator('[data-effect]')).toHaveCount(0);
    await page.clock.fastForward(800);
    const snow = page.locator('[data-effect="neige"]');
    await expect(snow).toHaveCount(1);
    await expect(snow).toHaveAttribute('data-initial', '120');
    await expect(snow).toHaveAttribute('data-max-new', '80');
    expect(await snow.locator('span').count()).toBeGreaterThan(0);
    await expect(page.locator('[data-effect="confetti"]')).toHaveCount(1);
    await expect(page.locator('.gold-dust span')).toHaveCount(40);
    await page.clock.fastForward(8_500);
    await expect(page.locator('[data-effect="confetti"]')).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(snow).toHaveCount(1);
    expect(await snow.locator('span').count()).toBeLessThanOrEqual(200);
    await page
      .getByRole('link', { name: /Escape Noël/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/escape-noel$/);
    await expect(page.locator('[data-effect]')).toHaveCount(0);
  },
);

test('the sound button tells the truth', async ({ page, request }) => {
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  await page.getByRole('button', { name: 'Activer le son' }).click();
  await page.getByRole('button', { name: 'Couper le son' }).click();
  await expect(page.getByRole('button', { name: 'Activer le son' })).toBeVisible();
});

test('the certificate prints on one A4 page', async ({ page, request }) => {
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  await expect(page.getByRole('button', { name: 'Imprimer mon certificat' })).toBeVisible();
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(file).toMatch(/\/MediaBox\s*\[\s*0 0 59[45](\.\d+)? 84[12](\.\d+)?\s*\]/);
});

test('after the 24th success a check that still finds a day to do leads there, and not to the final page', async ({
  page,
  request,
}) => {
  const knight = await makeQuestor(request, ALL.slice(0, 23));
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(24);
  await screen.try(answerOf(24));
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  // In the meantime another tab has begun the journey again, and played one day.
  await sql(request, 'delete from public.enigme_progress where user_id = $1 and enigme_id > 1', [knight.id]);
  await page.getByRole('button', { name: "Continuer l'aventure" }).click();
  await expect(page).toHaveURL(/\/escape-noel\/jour\/2$/);
  await expect(screen.answer).toBeVisible();
});

test('after the 24th success a check that cannot be made says so, keeps the page, and can be asked for again', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/\/rest\/v1\/enigme_progress/);
  await signIn(page, await makeQuestor(request, ALL.slice(0, 23)));
  const screen = new RiddleScreen(page);
  await screen.openAsKnight(24);
  await screen.try(answerOf(24));
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await expect(screen.dot('Jour 24, résolu')).toBeAttached();
  await page.route('**/rest/v1/enigme_progress?*', (route) => route.abort());
  await page.getByRole('button', { name: "Continuer l'aventure" }).click();
  const notice = page.getByRole('status').filter({ hasText: "Tes 24 énigmes n'ont pas pu être comptées" });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/escape-noel\/jour\/24$/);
  await expect(screen.revelation).toBeVisible();
  await expect(page.getByText("L'aventure continue dans un instant…")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.unroute('**/rest/v1/enigme_progress?*');
  await notice.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/\/escape-noel\/final$/);
  await expect(page.getByRole('heading', title)).toBeVisible();
});
