import { makeKnight, signIn, sql } from '../../support/knight';
import { answerOf, riddleOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { expect, test, untilStored } from './device';

const FIRST_DAY = { level: 1, name: riddleOf(1).title } as const;
const WAITING = "n'est pas encore partie";

/** Pictures that have not come, those apart that wait to be scrolled to. Runs in the page. */
const missingPictures = () =>
  [...document.images]
    .filter(({ loading, naturalWidth }) => loading !== 'lazy' && naturalWidth === 0)
    .map(({ src }) => src);

test('after one visit day 1 plays without a network to its waiting answer, through a restart, and is judged once on return', async ({
  device,
  request,
}) => {
  const knight = await makeKnight(request, 'Perceval');
  let page = await device.open();
  await signIn(page, knight);
  let screen = new RiddleScreen(page);
  await screen.openAsKnight(1);
  await untilStored(page, 1, true);

  await device.cut(true);
  await page.reload();
  await expect(page.getByRole('heading', FIRST_DAY)).toBeVisible();
  await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
  await screen.try('une lanterne rouge');
  await expect(page.getByRole('alert')).toContainText(WAITING);
  await screen.try(answerOf(1));
  await expect(page.getByText('Elle remplace')).toContainText('une lanterne rouge');
  await page.getByRole('button', { name: 'Révéler les indices' }).click();
  await expect(page.getByText('il en faut pour révéler un indice')).toBeVisible();
  await page.getByRole('button', { name: "Révéler l'indice 1" }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: "Révéler l'indice", exact: true }).click();
  await expect(question.getByRole('alert')).toContainText("L'indice n'a pas été révélé");
  await question.getByRole('button', { name: 'Annuler' }).click();

  await device.close();
  await device.cut(true);
  page = await device.open();
  screen = new RiddleScreen(page);
  await page.goto('/escape-noel/jour/1');
  await expect(page.getByRole('heading', FIRST_DAY)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: WAITING })).toContainText(answerOf(1));

  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/rpc/submit_answer')) sent.push(each.postData() ?? '');
  });
  await device.cut(false);
  await expect(page.getByRole('dialog', { name: 'Lumière retrouvée !' })).toBeVisible();
  expect(sent).toEqual([expect.stringContaining(answerOf(1))]);
  expect(
    await sql(request, 'select completed_enigmes, total_score from public.users where id = $1', [knight.id]),
  ).toEqual([{ completed_enigmes: 1, total_score: 5 }]);
  expect(await sql(request, 'select 1 from private.wrong_answers where user_id = $1', [knight.id])).toEqual(
    [],
  );
  await expect(page.getByText(WAITING)).toHaveCount(0);
});
