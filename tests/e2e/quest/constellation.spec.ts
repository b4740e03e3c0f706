import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdTimers } from '../../support/clock';
import { expect, test } from '../../support/test';
import { playedAsVisitor, saySentence } from './questors';
import { ALL, SENTENCE } from '../../support/quest';

/** Duration of the overlay. */
const LIGHT_MS = 5_000;
test(
  'the canvas has the resolution of the screen at every size, and each halo is behind its star',
  { tag: '@phone' },
  async ({ page }) => {
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
    const drawn = await page.locator('.sky-halo').evaluateAll(drawnAtTheMiddle);
    expect(drawn).toEqual([true, true]);
  },
);

/** True if the canvas is opaque at the centre of each element. Runs in the page. */
function drawnAtTheMiddle(elements: Element[]): boolean[] {
  const canvas = document.querySelector<HTMLCanvasElement>('.sky canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return [];
  const { left, top } = canvas.getBoundingClientRect();
  return elements.map((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2 - left, box.top + box.height / 2 - top];
    const [, , , alpha] = context.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data;
    return alpha === 255;
  });
}

test('axe: the complete constellation has no violation, with its overlay, without it, and with its figure shown (rule 7.9)', async ({
  page,
}) => {
  await playedAsVisitor(page, ALL);
  // Five seconds are too short for an audit on a busy machine: here the overlay stays until it is closed.
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

const letter = (page: Page) => page.getByRole('region', { name: "La lettre s'ouvre" });
const arrive = async (page: Page) => {
  await page.goto('/escape-noel/constellation');
  const light = page.getByRole('dialog', { name: 'LUMIÈRE' });
  await expect(light).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(light).toBeHidden();
};

test(
  'a visitor finds the final sentence: it opens the letter, prints only itself and the page to colour, and is stored',
  { tag: '@phone' },
  async ({ page }) => {
    await holdTimers(page, LIGHT_MS);
    await playedAsVisitor(page, ALL);
    await arrive(page);
    await page.getByRole('textbox', { name: 'La phrase cachée' }).fill('une étoile brille');
    await page.getByRole('textbox', { name: 'La phrase cachée' }).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText("ce n'est pas encore cela");
    await page.getByRole('button', { name: '(il en reste 3)' }).click();
    await expect(page.getByRole('list', { name: 'Indices' }).getByRole('listitem')).toHaveCount(1);
    await expectNoAxeViolations(page);
    await saySentence(page);
    await expect(letter(page)).toContainText('Petit chevalier');
    await expect(letter(page).getByRole('img', { name: /à colorier/ })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.letter-sheet')).toContainText('Petit chevalier');
    await expect(page.locator('.colouring-sheet img')).toBeVisible();
    await expect(page.locator('.colouring-sheet').getByText(SENTENCE)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/escape-noel/constellation');
    await expect(letter(page)).toBeVisible();
    await page.goto('/escape-noel/final');
    await expect(page.getByRole('heading', { name: /que tu as retrouvé$/ })).toBeVisible();
  },
);
