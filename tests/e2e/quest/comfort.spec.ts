import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { openComfort } from '../../support/comfort';
import { tabTo } from '../../support/keyboard';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';

const { game } = paths;
const KEY = 'escape-noel-confort';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confort de lecture' });
const rootSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Pages opened from here on have these choices. */
const choose = (page: Page, choices: object) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(choices),
  ] as const);

test(
  '« Confort de lecture » applies at once, by keyboard too, is stored, and is there from the first paint (rule 23.1)',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto(game.legal);
    await openComfort(page);
    await expectNoAxeViolations(page);
    const size = dialog(page).getByRole('group', { name: 'Taille du texte' });
    await size.getByLabel('100\u00A0%').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(size.getByLabel('150\u00A0%')).toBeChecked();
    expect(await rootSize(page)).toBe(24);
    await dialog(page).getByLabel('Aéré').check();
    await dialog(page).getByLabel('Renforcé').check();
    await expect(page.locator('body')).not.toHaveCSS('letter-spacing', 'normal');
    await expectNoAxeViolations(page);
    await dialog(page).getByRole('button', { name: "C'est bien ainsi" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page.getByRole('banner').locator('button, summary').and(page.locator(':focus')),
    ).toBeVisible();

    // Without the application.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-contraste', 'fort');
    await expect.poll(() => rootSize(page)).toBe(24);
    await page.unroute('**/assets/*.js');

    await page.goto(game.legal);
    await openComfort(page);
    await dialog(page).getByRole('button', { name: 'Remettre comme avant' }).click();
    expect(await rootSize(page)).toBe(16);
    await expect(size.getByLabel('100\u00A0%')).toBeChecked();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  },
);

/** Controls of the panel that a reader cannot reach, though the page behind it may be wider than the window. */
const cutOfPanel = (page: Page) =>
  dialog(page).evaluate((panel) =>
    [panel, ...panel.querySelectorAll('h2, legend, label, button')]
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1 || each.scrollWidth > each.clientWidth + 1;
      })
      .map((each) => each.textContent),
  );

for (const choices of [{}, { texte: '150', espacement: 'aere' }])
  test(`the panel fits 320 px with text at 200 %, by keyboard alone, with ${JSON.stringify(choices)} (rule 23.2)`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await choose(page, choices);
    await page.goto(game.class);
    const summary = page.getByRole('banner').locator('summary');
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Confort de lecture' }));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => cutOfPanel(page)).toEqual([]);
    for (const name of ['Taille du texte', 'Lettres, mots et lignes', 'Contraste']) {
      const chosen = dialog(page).getByRole('group', { name }).getByRole('radio', { checked: true });
      await tabTo(page, chosen);
      await expect(chosen).toBeInViewport({ ratio: 0.99 });
    }
    for (const name of ["C'est bien ainsi", 'Remettre comme avant', 'Fermer']) {
      const button = dialog(page).getByRole('button', { name });
      await tabTo(page, button);
      await expect(button).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
  });

test('a day says what it asks of the body, and what replaces it (rule 23.4)', async ({ page }) => {
  await page.goto(game.riddle(7));
  await page.getByRole('button', { name: 'Continuer sans compte' }).click();
  await page.getByRole('button', { name: 'Ce que ce jour demande' }).click();
  const asked = page.getByRole('dialog', { name: 'Ce que ce jour demande' });
  await expect(asked.getByRole('listitem')).toHaveText([
    "Ce jour se joue avec les oreilles. Sans le son, ce que tu choisis s'allume.",
    'Il y a un son à écouter\u00A0: sa transcription le remplace.',
  ]);
  await expectNoAxeViolations(page);
});
