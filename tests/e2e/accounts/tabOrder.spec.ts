import type { Page } from '@playwright/test';
import { openComfort } from '../../support/comfort';
import { signIn } from '../../support/knight';
import { expectTabbable } from '../../support/tabOrder';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';
import { RiddleScreen } from '../riddle/riddleScreen';
import { makeQuestor, playedAsVisitor } from '../quest/questors';

const { game } = paths;

async function expectTabbablePage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Lists that arrive later would replace the controls that are counted, and each page has others.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^(Chargement|Vérification|Ouverture|Préparation)/)).toHaveCount(0);
  await test.step(path, () => expectTabbable(page, page.getByRole('main')));
}

test(
  "each control of a visitor's pages has the focus in turn, named and in sight",
  {
    tag: '@both',
  },
  async ({ page }) => {
    test.slow();
    await playedAsVisitor(page, [1, 2, 3]);
    for (const path of [game.landing, game.transfer, game.print, paths.swOff])
      await expectTabbablePage(page, path);
    await new RiddleScreen(page).openAsVisitor(4);
    await expectTabbable(page, page.getByRole('main'));
    await page.goto(game.landing);
    await expectTabbable(page, await openComfort(page));
  },
);

test(
  "each control of a knight's pages has the focus in turn, named and in sight",
  {
    tag: '@both',
  },
  async ({ page, request }) => {
    test.slow();
    await signIn(page, await makeQuestor(request, [1, 2, 3]));
    for (const path of [
      game.profile,
      game.leaderboard,
      game.tables,
      game.classPack,
      game.print,
      game.contest,
    ])
      await expectTabbablePage(page, path);
  },
);
