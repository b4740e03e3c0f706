import { holdRequests } from '../../support/gate';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf } from './edition';
import { RiddleScreen } from './riddleScreen';

test(
  'the music starts about 1 s after the page, its button shows whether it plays, and the choice is persisted',
  { tag: '@motion' },
  async ({ page }) => {
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(1);
    const silence = page.getByRole('button', { name: 'Couper le son' });
    const sound = page.getByRole('button', { name: 'Activer le son' });
    await expect(silence).toBeVisible();
    await silence.click();
    await expect(sound).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: /suivant/i }).click();
    await expect(sound).toBeVisible();
    await sound.click();
    await expect(silence).toBeVisible();
  },
);

test('the sound setting belongs to the account', { tag: '@motion' }, async ({ page, request }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await page.getByRole('button', { name: 'Couper le son' }).click();
  await signIn(page, await makeKnight(request));
  await screen.openAsKnight(1);
  await page.getByRole('button', { name: 'Activer le son' }).click();
  await expect(page.getByRole('button', { name: 'Couper le son' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('escape-noel-session'));
  await screen.openAsVisitor(1);
  await expect(page.getByRole('button', { name: 'Activer le son' })).toBeVisible();
});

test(
  'no sound plays for a knight who turned it off, even if the session loads late',
  { tag: '@motion' },
  async ({ page, request }) => {
    const knight = await makeKnight(request);
    const music: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/sounds/')) music.push(sent.url());
    });
    const asked = page.waitForRequest('**/auth/v1/token*');
    const session = await holdRequests(page, '**/auth/v1/token*');
    await signIn(page, { ...knight, session: { ...(knight.session as object), expires_at: 1 } });
    await page.evaluate((id) => localStorage.setItem(`escape-noel-son-${id}`, 'false'), knight.id);
    await page.clock.install();
    await page.goto('/escape-noel/jour/1');
    await asked;
    await page.getByRole('main').click();
    await page.clock.runFor(3_000);
    await expect(page.getByText("Chargement de l'énigme...")).toBeVisible();
    session.open();
    await expect(page.getByRole('button', { name: 'Activer le son' })).toBeVisible();
    await expect(page.getByLabel('Ta réponse', { exact: true })).toBeVisible();
    expect(music).toEqual([]);
  },
);

test('« Mode calme » stops music and confetti', { tag: '@motion' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mode-calme', 'true'));
  const screen = new RiddleScreen(page);
  const music: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sounds/')) music.push(request.url());
  });
  await screen.openAsVisitor(1);
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await expect(page.locator('canvas[data-effect="confetti"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(page.getByRole('button', { name: 'Activer le son' })).toBeVisible();
  expect(music).toEqual([]);
});

test('leaving the page stops the celebration', { tag: '@motion' }, async ({ page }) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await screen.try(answerOf(1));
  await expect(page.locator('canvas[data-effect="confetti"]')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.locator('canvas[data-effect="confetti"]')).toHaveCount(0);
});
