import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn, sql } from '../../support/knight';
import { ALL, completeDays, SENTENCE } from '../../support/quest';
import { expect, test } from '../../support/test';
import { solve } from '../accounts/solve';
import { answerOf } from '../riddle/edition';
import { playedAsVisitor, withDoorOpen } from './questors';

test('axe: the pages of a visitor have no violation, before and after the last riddle', async ({ page }) => {
  test.slow();
  await withDoorOpen(page);
  await page.goto('/escape-noel/contact');
  const send = page.getByRole('button', { name: 'Envoyer le message' });
  await page.getByLabel('Nom').fill('Marguerite');
  await page.getByLabel('Email').fill('marguerite');
  await send.click();
  await expect(page.getByText('Remplis ce champ.')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByLabel('Email').fill('marguerite@exemple.fr');
  await page.getByLabel('Sujet').fill('La clé');
  await page.getByLabel('Message').fill('Où est donc la clé du jour 12 ?');
  await send.click();
  await expect(page.getByText(/^Message envoyé avec succès/)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/escape-noel/artefacts');
  await expect(page.getByRole('heading', { name: 'Les artefacts attendent leur chevalier' })).toBeVisible();
  await expectNoAxeViolations(page);

  await playedAsVisitor(page, ALL);
  await page.goto('/escape-noel');
  await expect(page.getByText(/^Tu as résolu les 24\sénigmes/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/escape-noel/final');
  await expect(page.getByRole('link', { name: 'Chercher la phrase dans le ciel' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe: the pages of a knight have no violation, before and after the last riddle, nor with a withheld name', async ({
  page,
  request,
}) => {
  test.slow();
  const knight = await makeKnight(request, `${answerOf(9)} jour 9`);
  await signIn(page, knight);
  await page.goto('/escape-noel/artefacts');
  await expect(page.getByRole('heading', { name: 'Aucun artefact collecté' })).toBeVisible();
  await expectNoAxeViolations(page);

  await solve(request, knight, 9);
  const notice = page.getByRole('status').filter({ hasText: 'Les autres ne voient plus ton nom' });
  await page.goto('/escape-noel/classement');
  await notice.getByRole('link', { name: 'Choisir un autre nom' }).hover();
  await expectNoAxeViolations(page);
  await notice.getByRole('link', { name: 'Choisir un autre nom' }).click();
  await expect(notice).toContainText('Tu peux en choisir un autre ici');
  await expectNoAxeViolations(page);

  const ask = (text: string, params: unknown[]) => sql(request, text, params);
  await completeDays(
    ask,
    knight.id,
    ALL.filter((day) => day !== 9),
  );
  await ask(
    'insert into public.final_sentence_progress (user_id, edition, solved_at) values ($1::uuid, private.current_edition(), now())',
    [knight.id],
  );
  await page.goto('/escape-noel/final');
  await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(1);
  await expectNoAxeViolations(page);
});
