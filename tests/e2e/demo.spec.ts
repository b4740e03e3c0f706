import type { Page } from '@playwright/test';
import { sql } from '../support/knight';
import { expect, test } from '../support/test';
import { Gate } from './accounts/gate';
import { answerOf, riddleOf } from './riddle/edition';
import { RiddleScreen } from './riddle/riddleScreen';

// One size alone runs this file (playwright.config.ts): the demo account is everybody’s.

async function signInByHand(page: Page): Promise<void> {
  const gate = new Gate(page);
  await gate.open();
  await gate.email.fill('nouveau@exemple.fr');
  await gate.password.fill('etoile24');
  await gate.password.press('Enter');
  await expect(page).toHaveURL(/\/escape-noel\/?$/);
}

test('nouveau@exemple.fr plays day 1; score, fragment, artefact and hints are seen again from another browser', async ({
  page,
  browser,
  request,
}) => {
  const screen = new RiddleScreen(page);
  await signInByHand(page);
  await screen.openAsKnight(1);
  await screen.revealHint(1);
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+3 points gagnés');
  await screen.dialogNamed('Félicitations !').getByRole('button', { name: 'Lire la révélation' }).click();
  await expect(screen.revelation).toContainText(riddleOf(1).artefact.title);
  expect(
    await sql(
      request,
      "select total_score, completed_enigmes from public.users where email = 'nouveau@exemple.fr'",
    ),
  ).toEqual([{ total_score: 3, completed_enigmes: 1 }]);

  const elsewhere = await browser.newContext();
  const other = new RiddleScreen(await elsewhere.newPage());
  await signInByHand(other.page);
  await expect(other.page.getByText(/3\s?points/).first()).toBeVisible();
  await other.openAsKnight(1);
  await expect(other.revelation).toContainText(riddleOf(1).fragment);
  await expect(other.revelation).toContainText(riddleOf(1).artefact.title);
  await expect(other.page.getByText(riddleOf(1).hints[0]?.texte ?? 'no hint')).toBeVisible();
  await elsewhere.close();
});
