import { expectNoAxeViolations } from '../../support/axe';
import { holdClock } from '../../support/clock';
import { holdRequests } from '../../support/gate';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { ALL, makeQuestor, playedAsVisitor, withDoorOpen } from './questors';

const WISH = 'Que la magie de Noël illumine votre cœur';

test(
  'a visitor finds the title, the tagline, the blurb, and the two ways in',
  { tag: '@phone' },
  async ({ page }) => {
    await withDoorOpen(page);
    await page.goto('/escape-noel');
    await expect(page.getByRole('heading', { level: 1, name: 'Escape Noël' })).toBeVisible();
    await expect(page.getByText(/Résous les 24 énigmes de Noël/)).toBeVisible();
    await expect(page.getByText(/voyage mystique/)).toBeVisible();
    await expect(page.getByText(/score actuel/)).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: "Continuer l'aventure" })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Jouer sans compte' })).toHaveAttribute(
      'href',
      '/escape-noel/jour/1',
    );
    await expectNoAxeViolations(page);
    await main.getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/escape-noel\/login$/);
  },
);

test('« Jouer sans compte » goes to the next day that this browser has not completed', async ({ page }) => {
  await withDoorOpen(page);
  await playedAsVisitor(page, [1, 2, 4]);
  await page.goto('/escape-noel');
  const play = page.getByRole('main').getByRole('link', { name: 'Jouer sans compte' });
  await expect(play).toHaveAttribute('href', '/escape-noel/jour/3');
  await play.click();
  await expect(page).toHaveURL(/\/jour\/3$/);
});

test("a knight with a score sees it, and « Continuer l'aventure » goes to the next day to do", async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  await signIn(page, await makeQuestor(request, [1, 2, 3, 5]));
  await page.goto('/escape-noel');
  const main = page.getByRole('main');
  await expect(main.getByText(/Ton score actuel\s: 20\spoints/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: "Continuer l'aventure" })).toHaveAttribute(
    'href',
    '/escape-noel/jour/4',
  );
});

test('a knight with a single point has one point', async ({ page, request }) => {
  await withDoorOpen(page);
  const knight = await makeQuestor(request, [1]);
  await sql(request, 'update public.enigme_progress set score = 1 where user_id = $1', [knight.id]);
  await sql(request, 'select total_score from private.refresh_totals($1::uuid)', [knight.id]);
  await signIn(page, knight);
  await page.goto('/escape-noel');
  await expect(page.getByRole('main').getByText(/^Ton score actuel\s: 1\spoint$/)).toBeVisible();
});

test('whoever has played in this browser finds their own way in at once, without touching anything', async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  // Nothing happens by the clock: neither the wait for an idle browser, nor anything else.
  await holdClock(page);
  await playedAsVisitor(page, [1]);
  await page.goto('/escape-noel');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Regarder ma constellation' })).toBeVisible();
  await signIn(page, await makeKnight(request));
  await page.goto('/escape-noel');
  await expect(main.getByRole('link', { name: "Continuer l'aventure" })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
});

test('a knight without a score sees no score line', async ({ page, request }) => {
  await withDoorOpen(page);
  const knight = await makeKnight(request);
  // A name that only the knight's row tells: once the header has it, so has the page the score.
  await sql(request, 'update public.users set display_name = $2 where id = $1', [
    knight.id,
    'Dame Perce-Neige',
  ]);
  await signIn(page, knight);
  await page.goto('/escape-noel');
  await expect(page.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeVisible();
  const profile = page
    .getByRole('banner')
    .getByRole('link', { name: 'Dame Perce-Neige', includeHidden: true });
  await expect(profile.first()).toBeAttached();
  await expect(page.getByText(/score actuel/)).toHaveCount(0);
});

test(
  'the door of stained glass opens the landing once a session, and its words stay in the page',
  { tag: '@motion' },
  async ({ page }) => {
    // The application takes the door away once it has opened: it comes when everything has been read.
    const script = await holdRequests(page, '**/assets/*.js');
    await page.goto('/escape-noel');
    const door = page.locator('.door');
    await expect(door).toContainText('JOYEUX NOËL');
    await expect(door).toContainText(WISH);
    await expect(door).toHaveAttribute('aria-hidden', 'true');
    await expect(door).toBeHidden();
    for (const words of ['JOYEUX NOËL', WISH]) {
      await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
    }
    script.open();
    // It is remembered once the application is awake.
    await page.mouse.move(20, 20);
    await expect(door).toHaveCount(0);
    await page.reload();
    await page.mouse.move(40, 40);
    await expect(door).toHaveCount(0);
  },
);

test('a door that has been opened in this session does not come back, even before the application is awake', async ({
  page,
}) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => sessionStorage.setItem('escape-noel-porte', '1'));
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/escape-noel');
  await expect(page.getByRole('heading', { level: 1, name: 'Escape Noël' })).toBeVisible();
  await expect(page.locator('.door')).toBeHidden();
});

test('a visitor who has solved all 24 is told so, sees the revelation again, and is invited to keep it', async ({
  page,
}) => {
  await withDoorOpen(page);
  await playedAsVisitor(page, ALL);
  await page.goto('/escape-noel');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Jouer sans compte' })).toHaveAttribute(
    'href',
    '/escape-noel/jour/24',
  );
  await expect(main.getByText(/^Tu as résolu les 24\sénigmes/)).toBeVisible();
  await expect(main.getByText(/dans un compte/)).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/escape-noel\/login$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Revoir la révélation', exact: true }).click();
  await expect(page).toHaveURL(/\/escape-noel\/final$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Joyeux Noël/ })).toBeVisible();
});

test(
  "the game's header leads back to the publisher's site",
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await withDoorOpen(page);
    await page.goto('/escape-noel');
    const header = page.getByRole('banner');
    if (isMobile) await header.getByText('Menu').click();
    await header.getByRole('link', { name: "Site Plume d'Étoile" }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: "Plume d'Étoile" })).toBeVisible();
  },
);

test('any key goes through the door at once', { tag: '@motion' }, async ({ page }) => {
  await page.goto('/');
  const script = await holdRequests(page, '**/assets/*.js');
  await page.goto('/escape-noel');
  const door = page.locator('.door');
  // It would open by itself after two seconds: here only a key can open it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.door:not([data-skipped]) { animation-delay: 600s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(door).toBeVisible();
  script.open();
  // The first key wakes the application.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(door).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('main').getByRole('link', { name: 'Jouer sans compte' })).toBeVisible();
});
