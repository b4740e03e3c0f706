import { holdClock, passTime, passTimeUntil, skipTime } from '../../support/clock';
import { signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { makeQuestor, playedAsVisitor } from './questors';
import { ALL } from '../../support/quest';

const title = { level: 1, name: /^Joyeux Noël\s!$/ } as const;

test(
  'after 1 s snow starts, and confetti for 8 s; leaving the page stops both',
  { tag: '@motion' },
  async ({ page, request }) => {
    await signIn(page, await makeQuestor(request, ALL));
    await holdClock(page);
    await page.goto('/escape-noel/final');
    await passTimeUntil(page, page.getByRole('heading', title));
    await passTime(page, 300);
    await expect(page.locator('[data-effect]')).toHaveCount(0);
    await skipTime(page, 800);
    const snow = page.locator('[data-effect="neige"]');
    await expect(snow).toHaveCount(1);
    await expect(snow).toHaveAttribute('data-initial', '120');
    await expect(snow).toHaveAttribute('data-max-new', '80');
    expect(await snow.locator('span').count()).toBeGreaterThan(0);
    await expect(page.locator('[data-effect="confetti"]')).toHaveCount(1);
    await expect(page.locator('.gold-dust span')).toHaveCount(40);
    await skipTime(page, 8_500);
    await expect(page.locator('[data-effect="confetti"]')).toHaveCount(0);
    await skipTime(page, 10_000);
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

test('the sound button shows whether music plays', async ({ page, request }) => {
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

test(
  'one press on the final page of a visitor brings the question of the sentence on screen, below the header, with the focus',
  { tag: '@both' },
  async ({ page }) => {
    await playedAsVisitor(page, ALL);
    await page.goto('/escape-noel/final');
    await page.getByRole('link', { name: 'Chercher la phrase dans le ciel' }).click();
    const riddle = page.getByRole('heading', { name: "La phrase de l'étoile" });
    await expect(riddle).toBeFocused();
    await expect(riddle).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'La phrase cachée' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [header, top] = await Promise.all([page.getByRole('banner').boundingBox(), riddle.boundingBox()]);
    expect(top?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  },
);

test("a visitor's certificate prints alone on one A4 page, with the name that was typed", async ({
  page,
}) => {
  await playedAsVisitor(page, ALL);
  await page.goto('/escape-noel/final#certificat');
  await page.getByRole('textbox', { name: 'Ton nom sur le certificat' }).fill('Zoé et Léo');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Certificat' })).toContainText('Zoé et Léo');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
