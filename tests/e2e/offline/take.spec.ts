import { expectNoAxeViolations } from '../../support/axe';
import { outsideWindow } from '../../support/overflow';
import { riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { expect, test, untilStored } from './device';

/** Its film is not stored unasked. */
const WITH_FILM = 14;
/** `HTMLMediaElement.HAVE_METADATA`. */
const HAVE_METADATA = 1;
const TAKE = 'Emporter ce soir, pour y jouer sans réseau';

test(
  '« Emporter ce soir » stores a day with its film, says so, and the film plays without a network',
  { tag: '@both' },
  async ({ device }) => {
    const page = await device.open();
    const screen = new RiddleScreen(page);
    await screen.openAsVisitor(WITH_FILM);
    const take = page.getByRole('button', { name: TAKE });
    await take.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Emporté' })).toBeFocused();
    await untilStored(page, WITH_FILM);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await outsideWindow(page)).toEqual([]);

    await device.cut(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: riddleOf(WITH_FILM).title })).toBeVisible();
    const film = page.locator('video');
    await film.evaluate((element: HTMLVideoElement) => element.load());
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThanOrEqual(HAVE_METADATA);
  },
);

test('without room left it says so plainly, and the day is played on', async ({ device }) => {
  const page = await device.open();
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(WITH_FILM);
  const take = page.getByRole('button', { name: TAKE });
  await expect(take).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: device.host.address, quotaSize: 1_000 });
  await take.click();
  await expect(page.getByRole('alert')).toContainText("Il n'y a plus assez de place");
  await screen.try('un renne des neiges');
  await expect(screen.dialogNamed('Ténèbres persistantes')).toBeVisible();
  await expect(screen.dialog).toHaveCount(0);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: device.host.address });
  await take.click();
  await expect(page.getByText('Emporté')).toBeVisible();
});

test('on Wi-Fi the day to play is stored from whatever page of the game is open', async ({ device }) => {
  let page = await device.open();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { type: 'wifi' } }));
  await page.goto('/escape-noel/classement');
  await untilStored(page, 1);
  await device.close();
  await device.cut(true);
  page = await device.open();
  await page.goto('/escape-noel/jour/1');
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(1).title })).toBeVisible();
  // A day that was never seen says so, and leads to a day that was.
  await page.goto('/escape-noel/jour/9');
  await expect(page.getByRole('heading', { level: 1, name: "Ce jour n'a pas été emporté" })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText("Le jour 9 n'est pas sur cet appareil");
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Jour 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(1).title })).toBeVisible();
});
