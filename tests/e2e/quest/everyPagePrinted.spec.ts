import type { Page } from '@playwright/test';
import { isGamePath, paths } from '../../../src/paths';
import { signIn } from '../../support/knight';
import { ignorePageRules, packed, printOn, unprintable } from '../../support/printed';
import { ALL } from '../../support/quest';
import { expectLoaded } from '../../support/soundPage';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';
import { riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { firstAddresses } from '../sweep/addresses';
import { makeEdition } from '../workshop/edition';
import { makeQuestor, openLetter, withDoorOpen } from './questors';

const { game } = paths;

async function expectReadable(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The whole style sheets are there.
    await expect.poll(() => page.evaluate(() => Reflect.has(globalThis, 'isHydrated'))).toBe(true);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectLoaded(page);
    expect([address, await unprintable(page)]).toEqual([address, []]);
    const { texts } = await printOn(page, 'A4');
    // Each page has something to read.
    expect([address, texts.filter((text) => text.length < 20)]).toEqual([address, []]);
  }
}

test('every page of the site prints as black text on white, without the chrome of the screen', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/404 \(Not Found\) .*nulle-part/);
  await expectReadable(
    page,
    firstAddresses.filter((address) => !isGamePath(address)),
  );
});

test("so does every page of a visitor's game", async ({ page }) => {
  test.slow();
  await withDoorOpen(page);
  await expectReadable(page, [
    game.landing,
    game.constellation,
    game.leaderboard,
    game.final,
    game.transfer,
    game.class,
    game.archives,
    game.contest,
    game.contestRules,
    game.contact,
    game.privacy,
    game.legal,
    game.login,
  ]);
});

test("a knight's pages print the same way, the projected ones too", async ({ page, request }) => {
  test.slow();
  await withDoorOpen(page);
  await signIn(page, await makeQuestor(request, [1, 2]));
  await expectReadable(page, [
    game.riddle(1),
    game.profile,
    game.artefacts,
    game.leaderboard,
    game.constellation,
    game.class,
    game.tables,
    game.joinTable,
    game.password,
    paths.rehearsal(3),
    paths.blackboard(3),
    paths.blackboard('ciel'),
  ]);
});

test("the team's pages print the same way", async ({ page, request }) => {
  test.slow();
  const code = await makeEdition(request, 3);
  await signIn(page, await makeAdmin(request));
  const { admin } = paths;
  await expectReadable(page, [
    admin.home,
    admin.refusedAnswers,
    admin.stats,
    admin.accounts,
    admin.contest,
    admin.messages,
    admin.books,
    admin.book('pomme-cannelle'),
    admin.visits,
    admin.editions,
    admin.edition(code),
    admin.editionDay(code, 3),
    admin.editionVersions(code),
    admin.compare,
    admin.preview(code),
  ]);
  // Rule 17.12: a frame does not print.
  const { texts } = await printOn(page, 'A4');
  expect(texts.join('')).toContain(packed("L'aperçu du jeu est fait pour l'écran"));
});

test('a day prints with its question whole on one page, and says where the sheet made for paper is', async ({
  page,
}) => {
  const riddle = new RiddleScreen(page);
  // Of words, of a picture, and with boards.
  for (const day of [3, 4, 8, 14]) {
    await riddle.openAsVisitor(day);
    await expect(page.locator('[data-paper-note]')).toBeAttached();
    expect([day, await unprintable(page)]).toEqual([day, []]);
    const { texts } = await printOn(page, 'A4');
    const { title, question } = riddleOf(day);
    expect(texts.length).toBeLessThanOrEqual(2);
    expect(texts[0]).toContain(packed(title));
    expect([day, texts.some((text) => text.includes(packed(question)))]).toEqual([day, true]);
    expect(texts.join('')).toContain(packed(`plume-etoile.example/escape-noel/imprimer?jour=${day}`));
    for (const word of ['Aller au contenu', 'Confort de lecture', 'Vie privée', 'suivant', 'Révéler'])
      expect(texts.join('')).not.toContain(packed(word));
  }
});

/** The number of pages on A4, on Letter, and on each where the browser ignores `@page`. */
async function countPages(page: Page): Promise<number[]> {
  const usual = [await printOn(page, 'A4'), await printOn(page, 'Letter')];
  await ignorePageRules(page);
  const bare = [await printOn(page, 'A4'), await printOn(page, 'Letter')];
  return [...usual, ...bare].map(({ pages }) => pages);
}

test('the certificate and the letter have no blank page on A4 or Letter, with or without `@page`', async ({
  page,
  request,
}) => {
  await signIn(page, await makeQuestor(request, ALL));
  await page.goto(game.final);
  await expect(page.getByRole('button', { name: 'Imprimer mon certificat' })).toBeVisible();
  expect(await countPages(page)).toEqual([1, 1, 1, 1]);
  await page.evaluate(() => localStorage.clear());
  await openLetter(page);
  expect(await countPages(page)).toEqual([2, 2, 2, 2]);
});

test('the pack has no blank page and no cut sheet on A4 or Letter, with or without `@page`', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await makeQuestor(request, [1, 2, 5]));
  await page.goto(game.classPack);
  await expect(page.getByRole('heading', { name: 'Les réponses' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimer le dossier' })).not.toHaveAttribute('aria-busy');
  await ignorePageRules(page);
  for (const format of ['A4', 'Letter'] as const) {
    const { texts } = await printOn(page, format);
    expect([format, texts.filter((text) => text.length < 60)]).toEqual([format, []]);
    expect([format, texts.filter((text) => text.includes('Diplôme')).length]).toEqual([format, 1]);
    expect(texts.at(-1)).toContain('Diplôme');
    expect(texts.length).toBeLessThanOrEqual(ALL.length + 4);
  }
});
