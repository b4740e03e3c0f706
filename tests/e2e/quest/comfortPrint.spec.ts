import type { Page } from '@playwright/test';
import { COMFORT_KEY } from '../../../src/lib/comfortKey';
import { paths } from '../../../src/paths';
import { signIn } from '../../support/knight';
import { inkOf, printPage } from '../../support/printed';
import { ALL } from '../../support/quest';
import { expect, test } from '../../support/test';
import { makeQuestor, openLetter } from './questors';

const { game } = paths;

/** Sets « Confort de lecture » to the largest text, the wide spacing and the strong contrast. */
const setComfort = (page: Page) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    COMFORT_KEY,
    JSON.stringify({ texte: '150', espacement: 'aere', contraste: 'fort' }),
  ] as const);

/** The printed output: the texts of its pages and its ink, in hundredths. */
async function sheetsOf(page: Page) {
  const { texts, isA4 } = await printPage(page);
  return { texts, isA4, ink: Math.round(100 * (await inkOf(page))) };
}

/** Expects a page to print the same sheets with reading comfort as without. */
async function expectSameSheets(page: Page, ready: () => Promise<void>): Promise<void> {
  await ready();
  const usual = await sheetsOf(page);
  await setComfort(page);
  await page.reload();
  await ready();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await size()).toBe('24px');
  expect(await sheetsOf(page)).toEqual(usual);
  expect(usual.isA4).toBe(true);
}

test('reading comfort changes no sheet of the opened days @full', async ({ page }) => {
  test.slow();
  await page.goto(game.print);
  await expectSameSheets(page, async () => {
    await expect(page.getByRole('article')).toHaveCount(ALL.length);
    await expect(page.getByRole('button', { name: 'Imprimer', exact: true })).not.toHaveAttribute(
      'aria-busy',
    );
  });
});

test('reading comfort changes neither the pack nor the certificate @full', async ({ page, request }) => {
  test.slow();
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto(game.classPack);
  await expectSameSheets(page, async () => {
    await expect(page.getByRole('heading', { name: 'Les réponses' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimer le dossier' })).not.toHaveAttribute('aria-busy');
  });
  await page.evaluate((key) => localStorage.removeItem(key), COMFORT_KEY);
  await page.goto(game.final);
  await expectSameSheets(page, async () => {
    await expect(page.getByRole('button', { name: 'Imprimer mon certificat' })).toBeVisible();
  });
});

test('reading comfort changes neither the letter nor its back @full', async ({ page }) => {
  await openLetter(page);
  await expectSameSheets(page, async () => {
    await expect(page.getByRole('button', { name: 'Imprimer la lettre et son dessin' })).toBeVisible();
  });
});
