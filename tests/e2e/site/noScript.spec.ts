import { paths } from '../../../src/paths';
import { expect, test } from '../../support/test';

const { riddle, ...gamePages } = paths.game;
const GAME = [...Object.values(gamePages), riddle(3), '/escape-noel/nulle/part'];
const ADDRESSES = [paths.home, paths.books, paths.about, paths.contact, ...GAME];

test.use({ javaScriptEnabled: false });

test(
  'without scripts every page of the game says first that it needs them',
  { tag: '@both' },
  async ({ page }) => {
    // By its element: locators by text or role leave out what stands in a `<noscript>`.
    const message = page.locator('noscript p');
    for (const address of GAME) {
      await page.goto(address);
      await expect(message, address).toHaveText(/^Le jeu a besoin de JavaScript\./);
      await expect(message, address).toBeInViewport({ ratio: 1 });
      // Nothing covers it.
      await message.locator('a').click({ trial: true });
    }
    // Light on dark: axe does not run without scripts.
    await expect(message).toHaveCSS('color', 'rgb(255, 246, 220)');
    await expect(message).toHaveCSS('background-color', 'rgb(18, 22, 58)');
  },
);

test('without scripts no form writes what was typed in the address', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  let formCount = 0;
  for (const address of ADDRESSES) {
    await page.goto(address);
    for (const form of await page.locator('form').all()) {
      formCount += 1;
      const fields = await form.locator('input, textarea').all();
      for (const field of fields) await field.fill('secret@exemple.fr');
      await fields[0]?.press('Enter');
      await form.locator('[type=submit]').click();
    }
  }
  expect(formCount).toBe(5);
  expect(opened.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search)).toEqual(
    ADDRESSES,
  );
});

test('without scripts the contact page gives the address to write to', async ({ page }) => {
  await page.goto(paths.contact);
  const message = page.locator('form noscript [role="status"]');
  await expect(message).toHaveText(/^Ce formulaire a besoin de JavaScript\./);
  await expect(message.locator('a[href^="mailto:"]')).toBeInViewport();
});

test('without scripts the landing of the game leads to the first day', async ({ page }) => {
  await page.goto(paths.game.landing);
  const play = page.getByRole('main').getByRole('link', { name: 'Jouer sans compte' });
  await expect(play).toBeVisible();
  await expect(play).toHaveAttribute('href', paths.game.riddle(1));
  await expect(page.getByText('Ouverture du royaume…')).toBeHidden();
});
