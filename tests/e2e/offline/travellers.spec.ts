import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { sentAnswerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { expect, test, untilStored } from './device';

const DAY = 3;
const UNWRITTEN =
  /^(?:scroll-positions|escape-noel-(?:offre|portes|edition|accueil|porte|browser|voyageur|voyageurs|soir|waiting|confort(?:-joueur|-voyageur-1)?))$/;

/** Gives the turn to a traveller, on the page of the day. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Qui joue ce soir ?' }).first().click();
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(paths.game.riddle(DAY));
}

test('two travellers by turns on one tablet without a network: each has their own fields and waiting answer, sent for its own alone', async ({
  device,
}) => {
  test.slow();
  const page = await device.open();
  const riddle = new RiddleScreen(page);
  await riddle.openAsVisitor(DAY);
  await untilStored(page, DAY);
  // The code of the choice is stored once it has been opened.
  await page.goto(paths.game.knights);
  await expect(page.getByRole('button', { name: 'Premier voyageur' })).toBeVisible();

  await device.cut(true);
  await page.getByRole('button', { name: 'Ajouter un voyageur' }).click();
  await page.getByRole('textbox', { name: 'Nom du voyageur' }).fill('Tom');
  await page.getByRole('button', { name: 'Ajouter et jouer' }).click();
  await expect(page).toHaveURL(paths.game.landing);
  await page.goto(paths.game.riddle(DAY));
  await riddle.try(sentAnswerOf(DAY));
  await expect(page.getByText('même si tu fermes la page')).toBeVisible();
  await riddle.answer.fill('griffonnage');
  // Whatever is stored names Tom, or is of the device.
  const nameless = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => !key.endsWith('-voyageur-2')),
  );
  expect(nameless.filter((key) => !UNWRITTEN.test(key))).toEqual([]);

  await turnTo(page, 'Premier voyageur');
  await expect(riddle.answer).toHaveValue('');
  await expect(page.getByText('même si tu fermes la page')).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/rpc/submit_answer')) sent.push(each.postData() ?? '');
  });
  await device.cut(false);
  // The first traveller's own is sent, and Tom's goes on waiting.
  await page.reload();
  await riddle.try('une lanterne');
  await expect(page.getByText(/La réponse n'est pas correcte/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(sent).toEqual([expect.stringContaining('une lanterne')]);

  await turnTo(page, 'Tom');
  await expect(riddle.revelation).toBeVisible();
  expect(sent.slice(1)).toEqual([expect.stringContaining(sentAnswerOf(DAY))]);
  const solved = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('escape-noel-progress')),
  );
  expect(solved).toEqual(['escape-noel-progress-voyageur-2']);
});
