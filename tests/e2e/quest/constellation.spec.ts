import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdClock, holdTimers, passTimeUntil } from '../../support/clock';
import { signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeQuestor, playedAsVisitor, saySentence } from './questors';
import { ALL, SENTENCE } from '../../support/quest';
import { riddles } from '../riddle/edition';

const QUOTE = 'Chaque fragment trouvé éclaire un peu plus le ciel du savoir';
/** How long it stays by itself. */
const LIGHT_MS = 5_000;
const LIGHT =
  /Vous avez rassemblé tous les fragments anciens\s! La constellation est complète et le mot sacré est révélé\./;

test(
  'the sky shows its title, quote, badges, legend, and every star in words too',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page, await makeQuestor(request, [1, 2, 4]));
    await page.goto('/escape-noel/constellation');
    await expect(page.getByRole('heading', { level: 1, name: 'Constellation des Fragments' })).toBeVisible();
    await expect(page.getByText(QUOTE)).toBeVisible();
    const badges = page.getByRole('list', { name: 'Où en est la constellation' });
    await expect(badges.getByRole('listitem')).toHaveText([/3\/24/, /15 pts/, /3 fragments/]);
    await expect(page.getByRole('list', { name: 'Légende' }).getByRole('listitem')).toHaveText([
      'Allumée',
      'Sombre',
      'Lien',
    ]);
    await expect(page.getByRole('img', { name: /3 étoiles allumées sur 24/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Jour \d+/ })).toHaveCount(24);
    await expect(page.getByRole('link', { name: `Jour 1 ${riddles[0]?.fragment}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Jour 3 Sombre' })).toBeVisible();
    await expect(page.locator('.sky-dots span')).toHaveCount(15);
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Regarde la figure' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: "Retour à l'accueil" }).click();
    await expect(page).toHaveURL(/\/escape-noel$/);
  },
);

test('the canvas is as sharp as the screen, whatever its size', { tag: '@phone' }, async ({ page }) => {
  await playedAsVisitor(page, [1, 2]);
  await page.goto('/escape-noel/constellation');
  const canvas = page.getByRole('img', { name: /Le ciel des fragments/ });
  const sharpness = () =>
    canvas.evaluate((element) =>
      element instanceof HTMLCanvasElement
        ? Math.abs(element.width - element.clientWidth * devicePixelRatio)
        : Number.NaN,
    );
  await expect.poll(sharpness).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect.poll(sharpness).toBeLessThanOrEqual(1);
});

test('a visitor sees their own sky, from this browser', async ({ page }) => {
  await playedAsVisitor(page, [1, 7]);
  await page.goto('/escape-noel/constellation');
  await expect(page.getByText('2/24')).toBeVisible();
  await expect(page.getByText('10 pts')).toBeVisible();
  await expect(page.getByRole('link', { name: `Jour 7 ${riddles[6]?.fragment}` })).toBeVisible();
});

test('when all 24 are lit, « LUMIÈRE » stays 5 s, then in the page, with the way to the end, and the sentence is asked for', async ({
  page,
  request,
}) => {
  await signIn(page, await makeQuestor(request, ALL));
  await holdClock(page);
  await page.goto('/escape-noel/constellation');
  const overlay = page.getByRole('dialog', { name: 'LUMIÈRE' });
  await passTimeUntil(page, overlay.getByText(LIGHT));
  await page.clock.runFor(LIGHT_MS - 100);
  await expect(overlay).toBeVisible();
  await page.clock.runFor(400);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByText(LIGHT)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'La phrase cachée' })).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir la révélation finale' }).click();
  await expect(page).toHaveURL(/\/escape-noel\/final$/);
});

test('the complete sky is accessible, under its overlay, after it, and once one has stood back to see its figure (rule 7.9)', async ({
  page,
}) => {
  await playedAsVisitor(page, ALL);
  // Long enough to read, too short to audit on a busy machine: here it stays until it is closed.
  await holdTimers(page, LIGHT_MS);
  await page.goto('/escape-noel/constellation');
  const overlay = page.getByRole('dialog', { name: 'LUMIÈRE' });
  await expect(overlay).toBeVisible();
  await expectNoAxeViolations(page, { within: 'dialog' });
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expectNoAxeViolations(page);
  const figure = page.getByRole('button', { name: 'Regarde la figure' });
  await figure.press('Enter');
  await expect(figure).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/les vingt-quatre étoiles dessinent une plume/)).toBeVisible();
  await expectNoAxeViolations(page, { within: '.sky' });
});

test('a sky that cannot be read says so in French, and can be asked again', async ({ page, request }) => {
  await signIn(page, await makeQuestor(request, [1]));
  await page.route('**/rest/v1/enigme_progress*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  );
  await page.goto('/escape-noel/constellation');
  await expect(page.getByRole('alert')).toContainText("tes étoiles n'ont pas pu être lues");
  await page.unroute('**/rest/v1/enigme_progress*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('1/24')).toBeVisible();
});

const letter = (page: Page) => page.getByRole('region', { name: "La lettre s'ouvre" });
const arrive = async (page: Page) => {
  await page.goto('/escape-noel/constellation');
  const light = page.getByRole('dialog', { name: 'LUMIÈRE' });
  await expect(light).toBeVisible();
  await page.keyboard.press('Escape');
  // Until it has gone nothing below it takes the focus.
  await expect(light).toBeHidden();
};

test.describe('the sentence of the fragments', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => holdTimers(page, LIGHT_MS));
  test('is found by a visitor: it opens the letter, prints a page to colour alone, and stays', async ({
    page,
  }) => {
    await playedAsVisitor(page, ALL);
    await arrive(page);
    await page.getByRole('textbox', { name: 'La phrase cachée' }).fill('une étoile brille');
    await page.getByRole('textbox', { name: 'La phrase cachée' }).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText("ce n'est pas encore cela");
    await expectNoAxeViolations(page);
    await saySentence(page);
    await expect(letter(page)).toContainText('Petit chevalier');
    await expect(letter(page).getByRole('img', { name: /à colorier/ })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.colouring-sheet img')).toBeVisible();
    await expect(page.locator('.colouring-sheet').getByText(SENTENCE)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });

    await arrive(page);
    await expect(letter(page)).toBeVisible();
    await page.goto('/escape-noel/final');
    await expect(page.getByRole('heading', { name: /que tu as retrouvé$/ })).toBeVisible();
  });

  test('is revealed to a knight after its three hints, and said so to the end', async ({ page, request }) => {
    await signIn(page, await makeQuestor(request, ALL));
    await arrive(page);
    for (const left of ['il en reste 3', 'il en reste 2', 'le dernier']) {
      await page.getByRole('button', { name: `(${left})` }).click();
    }
    await expect(page.getByRole('list', { name: 'Indices' }).getByRole('listitem')).toHaveCount(3);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Révéler la phrase' }).click();
    await page.getByRole('button', { name: 'Oui, révéler la phrase' }).click();
    await expect(letter(page)).toBeVisible();
    await page.getByRole('link', { name: 'Voir la révélation finale' }).click();
    await expect(page.getByRole('heading', { name: /que l'étoile t'a révélé$/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/, avec la phrase révélée/)).toBeVisible();
  });
});
