import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf } from '../riddle/edition';
import { solve } from './solve';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nom de chevalier' });

test('a name that the day just completed makes an answer is withheld from others, and says so to its owner', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, `${answerOf(9)} jour 9`);
  await solve(request, knight, 9);
  await signIn(page, knight);
  const notice = page.getByRole('status').filter({ hasText: 'Les autres ne voient plus ton nom' });
  await page.goto('/escape-noel/classement');
  await expect(notice).toContainText("contient la réponse d'une énigme que tu as terminée");
  await expect(notice).toContainText('ils lisent «\u00a0Chevalier\u00a0»');
  await expectNoAxeViolations(page);
  await notice.getByRole('link', { name: 'Choisir un autre nom' }).click();
  await expect(notice).toContainText('Tu peux en choisir un autre ici');
  await expectNoAxeViolations(page);
  await nameField(page).fill('Hibou du Nord');
  await page.getByRole('button', { name: 'Sauvegarder les modifications' }).click();
  await expect(page).toHaveURL('/escape-noel');
  await page.goto('/escape-noel/profile');
  await expect(nameField(page)).toHaveValue('Hibou du Nord');
  await expect(notice).toHaveCount(0);
});
