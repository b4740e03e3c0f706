import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { openComfort } from '../../support/comfort';
import { tabTo } from '../../support/keyboard';
import { makeKnight, signIn, sql } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { completeDays } from '../../support/quest';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';

const { game } = paths;
const KEY = 'escape-noel-confort';
/** One page that is cut hides no other. */
const softly = expect.configure({ soft: true });

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
    await dialog(page).getByLabel('Aérés').check();
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

/** What of the panel a reader cannot reach, though the page behind it may be wider than the window. */
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

const LARGEST = { texte: '150', espacement: 'aere', contraste: 'fort' };
/** Those with the most on a line: a story, boards, forms, tables, cards. */
const WORST = [
  ...[1, 2, 4, 6, 7, 8, 11, 12, 13, 15, 16, 19, 20, 23].map((day) => game.riddle(day)),
  game.landing,
  game.profile,
  game.artefacts,
  game.final,
  game.constellation,
  game.leaderboard,
  game.contest,
];

test(
  'nothing is cut at 320 px, with text at 150 % and wide spacing, nor in a window of a desktop (rule 23.2)',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.slow();
    const knight = await makeKnight(request, 'Wwwwwwwwwwwwwwwwwwww');
    await completeDays((text, params) => sql(request, text, params), knight.id, [5, 14]);
    await signIn(page, knight);
    await choose(page, LARGEST);
    for (const path of WORST) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^(Chargement|Vérification)/)).toHaveCount(0);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await softly.poll(() => outsideWindow(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  },
);

test('with the stronger contrast, texts have a contrast of 7:1 (rule 23.3)', async ({ page, request }) => {
  test.slow();
  const knight = await makeKnight(request, 'Perceval');
  await completeDays((text, params) => sql(request, text, params), knight.id, [5]);
  await signIn(page, knight);
  await choose(page, { contraste: 'fort' });
  for (const path of [
    game.riddle(1),
    game.riddle(5),
    game.landing,
    game.profile,
    game.leaderboard,
    game.legal,
    game.contact,
    paths.home,
    paths.books,
    paths.contact,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Chargement|Vérification)/)).toHaveCount(0);
    await expectNoAxeViolations(page, { rules: ['color-contrast-enhanced'] });
  }
});

test('a day says what it asks of the body, and what replaces it (rule 23.4)', async ({ page }) => {
  await page.goto(game.riddle(7));
  await page.getByRole('button', { name: 'Continuer sans compte' }).click();
  await page.getByRole('button', { name: 'Ce que ce jour demande' }).click();
  const asked = page.getByRole('dialog', { name: 'Ce que ce jour demande' });
  await expect(asked.getByRole('listitem')).toHaveText([
    "Ce jour se joue avec les oreilles. Sans le son, ce que tu touches s'allume.",
    'Il y a un son à écouter\u00A0: sa transcription le remplace.',
  ]);
  await expectNoAxeViolations(page);
});
