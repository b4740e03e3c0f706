import { paths } from '../../../src/paths';
import { sql } from '../../support/knight';
import { CURRENT_EDITION } from '../../../tools/edition/folders';
import { answerOf, PAST_EDITION, pastRiddles, publishedAddress, riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { expect, test } from './device';

const DAY = 5;
/** A day of this year whose board helps to find an answer that is typed. */
const WITH_BOARD = 15;

test('a day of the archives that was seen opens without a network, with its board and its picture, and its answer waits', async ({
  device,
  request,
}) => {
  const picture = await publishedAddress('/edition/enigmes/jour-05.webp');
  const [board] = await sql(
    request,
    'select play from public.enigmes where edition = $1 and day_number = $2',
    [CURRENT_EDITION, WITH_BOARD],
  );
  // The past edition has none of its own.
  device.host.edit(/^\/rest\/v1\/enigmes\?.*edition=eq\.2023/, (rows) =>
    JSON.stringify(
      [JSON.parse(rows)]
        .flat()
        .map((row: object) => ({ ...row, ...board, mediatype: 'image', imageUrl: picture })),
    ),
  );
  let page = await device.open();
  const title = () =>
    page.getByRole('heading', { level: 1, name: new RegExp(riddleOf(DAY, pastRiddles).title) });
  await page.goto(paths.archive(PAST_EDITION).riddle(DAY));
  await expect(title()).toBeVisible();
  const isStored = () =>
    page.evaluate(async (address) => {
      const isServed = navigator.serviceWorker.controller !== null;
      return isServed && (await caches.match(address, { ignoreVary: true })) !== undefined;
    }, picture);
  await expect.poll(isStored, { timeout: 20_000 }).toBe(true);

  await device.close();
  await device.cut(true);
  page = await device.open();
  const screen = new RiddleScreen(page);
  await page.goto(paths.archive(PAST_EDITION).riddle(DAY));
  await expect(title()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Édition des archives' })).toBeVisible();
  await expect(page.locator('[data-riddle-board]')).toBeVisible();
  const shown = page.locator(`img[src="${picture}"]`);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expect(screen.dialog).toHaveCount(0);
  await screen.try(answerOf(DAY, pastRiddles));
  await expect(page.getByRole('alert')).toContainText("n'est pas encore partie");
  await expect(page.getByText('même si tu fermes la page')).toBeVisible();

  const sent: unknown[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/rpc/submit_answer')) sent.push(each.postDataJSON());
  });
  await device.cut(false);
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ day: DAY, edition: PAST_EDITION })]);
});
