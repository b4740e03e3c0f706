import type { Request } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdClock, passTimeUntil } from '../../support/clock';
import { holdRequests } from '../../support/gate';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expectWholeAccents, HALF_ACCENTED_NAME, hex, pictureOf } from '../../support/pixels';
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
    await page.clock.runFor(800);
    const snow = page.locator('[data-effect="neige"]');
    await expect(snow).toHaveCount(1);
    await expect(snow).toHaveAttribute('data-initial', '120');
    await expect(snow).toHaveAttribute('data-max-new', '80');
    expect(await snow.locator('span').count()).toBeGreaterThan(0);
    await expect(page.locator('[data-effect="confetti"]')).toHaveCount(1);
    await expect(page.locator('.gold-dust span')).toHaveCount(40);
    await page.clock.runFor(8_500);
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

test(
  'the card is 1200 × 1680 on #0d1117, shown before it leaves, and downloaded where sharing is not supported',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page, await makeQuestor(request, ALL, HALF_ACCENTED_NAME));
    await page.goto('/escape-noel/final');
    await page.getByRole('button', { name: 'Partager ma carte de Noël' }).click();
    const preview = page.getByRole('dialog', { name: 'Ma carte de Noël magique' });
    await expect(
      preview.getByRole('img', { name: new RegExp(`Carte de Noël de ${HALF_ACCENTED_NAME}`) }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Télécharger' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ma-carte-noel.png');
    const card = await pictureOf(download);
    expect([card.format, card.width, card.height]).toEqual(['png', 1200, 1680]);
    // The frame runs along the four sides: nothing is cut.
    for (const side of [
      { left: 590, top: 36, right: 610, bottom: 48 },
      { left: 590, top: 1632, right: 610, bottom: 1644 },
      { left: 36, top: 830, right: 48, bottom: 850 },
      { left: 1152, top: 830, right: 1164, bottom: 850 },
    ]) {
      const [red, green, blue] = card.at((side.left + side.right) / 2, (side.top + side.bottom) / 2);
      expect(red).toBeGreaterThan(150);
      expect(red).toBeGreaterThan(green);
      expect(green).toBeGreaterThan(blue);
    }
    // The title stands where it was drawn: gold in its own box, nothing above or below it.
    const gold = card.find(hex('#f5c862'), { left: 240, top: 600, right: 960, bottom: 750 });
    expect(gold.count).toBeGreaterThan(5_000);
    expectWholeAccents(card, hex('#fff6dc'), { left: 120, top: 746, right: 1080, bottom: 852 });
  },
);

for (const [picture, path, offer] of [
  ['card', '/escape-noel/final', 'Partager ma carte de Noël'],
  ['badge', '/escape-noel/classement', 'Partager mon blason'],
] as const) {
  test(`once the page is at rest the ${picture} is made without a word with the network`, async ({
    page,
    request,
    context,
  }) => {
    await signIn(page, await makeQuestor(request, ALL));
    const underway = new Set<Request>();
    page.on('request', (each) => underway.add(each));
    page.on('requestfinished', (each) => underway.delete(each));
    page.on('requestfailed', (each) => underway.delete(each));
    const library = page.waitForEvent('requestfinished', (each) => each.url().includes('/html2canvas'));
    await page.goto(path);
    const share = page.getByRole('button', { name: offer });
    await share.scrollIntoViewIfNeeded();
    await library;
    // What asks for anything from here on fails, and the test with it.
    await expect.poll(() => underway.size).toBe(0);
    await context.setOffline(true);
    await share.click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  });
}

test('while the card is drawn the page says so, to those who listen too', async ({ page, request }) => {
  const library = await holdRequests(page, '**/assets/html2canvas*.js');
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  await page.getByRole('button', { name: 'Partager ma carte de Noël' }).click();
  await expect(page.getByRole('button', { name: 'Capture…' })).toHaveAttribute('aria-busy', 'true');
  const progress = page.getByRole('status').filter({ hasText: 'Ton image se dessine…' });
  await expect(progress).toBeVisible();
  library.open();
  await expect(page.getByRole('dialog', { name: 'Ma carte de Noël magique' })).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test('where the device shares pictures, the sheet receives carte-noel.png', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files, title: shared }: ShareData) => {
        document.documentElement.dataset['shared'] = `${files?.[0]?.name} · ${shared}`;
        return Promise.resolve();
      },
    });
  });
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  await page.getByRole('button', { name: 'Partager ma carte de Noël' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Partager' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    'carte-noel.png · Ma carte de Noël magique',
  );
});

test('a failed capture is logged, and the button answers again', async ({ page, request }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
  });
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto('/escape-noel/final');
  const share = page.getByRole('button', { name: 'Partager ma carte de Noël' });
  await share.click();
  await expect(page.getByText("L'image n'a pas pu être créée", { exact: false })).toBeVisible();
  await expect(share).toBeEnabled();
  expect(warnings.some((warning) => warning.includes('Image à partager'))).toBe(true);
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
