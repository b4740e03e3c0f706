import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { signIn } from '../../support/knight';
import { OwnBackend } from '../../support/ownBackend';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from '../riddle/edition';

const TEACHER = '00000000-0000-4000-8000-00000000c1a6';
const DAY = 3;

test('a rehearsal judges, shows every hint and the answer, begins again, and leaves no trace (rule 25.8)', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const backend = await OwnBackend.open(baseURL, { demo: false });
  const teacher = await backend.makeKnight(TEACHER, 'Les Flocons');
  await backend.sql('update public.users set is_class = true where id = $1', [TEACHER]);
  const traces = () =>
    backend.sql(
      `select (select count(*) from public.enigme_progress) + (select count(*) from public.hints_revealed)
         + (select count(*) from private.wrong_answers) + (select count(*) from private.visit_events) as rows`,
    );
  const before = await traces();
  await backend.lead(page.context());
  await signIn(page, teacher);
  await page.goto(paths.rehearsal(DAY));
  await expect(page.getByRole('note')).toHaveText(/^Répétition\s: rien n'est compté/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Indices', exact: true }).click();
  for (const { texte } of riddleOf(DAY).hints) await expect(page.getByText(texte)).toBeAttached();

  const field = page.getByLabel('Ta réponse', { exact: true });
  await field.fill('un renard');
  await page.getByRole('button', { name: 'Valider ma réponse' }).click();
  await expect(page.getByRole('heading', { name: 'Ce que la classe a déjà essayé' })).toBeAttached();
  await page.getByRole('button', { name: 'Voir la réponse' }).click();
  await expect(page.getByRole('dialog', { name: 'La réponse est révélée' })).toContainText(
    /Répétition\s: rien n'est compté/,
  );
  await expect(page.getByText(riddleOf(DAY).closing)).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await field.fill(answerOf(DAY));
  await page.getByRole('button', { name: 'Valider ma réponse' }).click();
  await expect(page.getByRole('dialog', { name: 'Lumière retrouvée !' })).toBeVisible();
  expect(await traces()).toEqual(before);
  await backend.close();
});
