import { holdClock } from '../../support/clock';
import { holdRequests } from '../../support/gate';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { playedAsVisitor, withDoorOpen } from './questors';

const WISH = 'Que la magie de Noël illumine votre cœur';

test('a returning visitor gets the link to the next riddle at once, without any interaction', async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  // No timer runs: the application does not wait for an idle browser.
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

test(
  'the stained-glass door is shown once per session, and its words stay in the page',
  { tag: '@motion' },
  async ({ page }) => {
    // The application removes an open door: it is held back until the door's words have been read.
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
    // Stored after hydration.
    await page.mouse.move(20, 20);
    await expect(door).toHaveCount(0);
    await page.reload();
    await page.mouse.move(40, 40);
    await expect(door).toHaveCount(0);
  },
);

test('a door that was opened in this session does not come back, even before hydration', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => sessionStorage.setItem('escape-noel-porte', '1'));
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/escape-noel');
  await expect(page.getByRole('heading', { level: 1, name: 'Escape Noël' })).toBeVisible();
  await expect(page.locator('.door')).toBeHidden();
});

test('any key opens the door at once', { tag: '@motion' }, async ({ page }) => {
  await page.goto('/');
  const script = await holdRequests(page, '**/assets/*.js');
  await page.goto('/escape-noel');
  const door = page.locator('.door');
  // It would open by itself after 2 s.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.door { animation-delay: 600s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(door).toBeVisible();
  script.open();
  // The first key starts the application.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(door).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('main').getByRole('link', { name: 'Jouer sans compte' })).toBeVisible();
});
