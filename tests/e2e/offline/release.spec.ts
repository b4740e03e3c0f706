import { riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { expect, test, untilStored } from './device';

test('a new release is not taken under an open page, which recovers with its typed answer, but at the next opening', async ({
  device,
}) => {
  let page = await device.open();
  let screen = new RiddleScreen(page);
  await screen.openAsVisitor(1);
  await untilStored(page, 1);
  await screen.answer.fill('une lanterne');
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));

  device.host.publishNewRelease();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/escape-noel');
    await registration?.update();
  });
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/escape-noel');
      return registration?.waiting?.state;
    });
  await expect.poll(waits).toBe('installed');
  expect(await page.evaluate(() => 'isMarked' in globalThis)).toBe(true);
  await expect(screen.answer).toHaveValue('une lanterne');

  // A page that the old release had not loaded yet comes with the new one.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vie privée' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vie privée' })).toBeVisible();
  expect(await page.evaluate(() => 'isMarked' in globalThis)).toBe(false);
  expect(await waits()).toBe('installed');
  await page.goto('/escape-noel/jour/1');
  await expect(screen.answer).toHaveValue('une lanterne');

  await device.close();
  page = await device.open();
  screen = new RiddleScreen(page);
  await page.goto('/escape-noel/jour/1');
  await untilStored(page, 1);
  expect(await waits()).toBeUndefined();
  await device.cut(true);
  await page.reload();
  // The day that can be played: while the page hydrates, its prerendered title may still be there.
  const played = page.locator('article[aria-busy="false"]');
  await expect(played).toHaveCount(1);
  await expect(played.getByRole('heading', { level: 1, name: riddleOf(1).title })).toBeVisible();
  expect(
    await page.evaluate(() => document.querySelector('[data-entry]')?.getAttribute('data-entry')),
  ).toMatch(/\.b\.js$/);
});
