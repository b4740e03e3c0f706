import { paths } from '../../../src/paths';
import { makeKnight, signIn } from '../../support/knight';
import { tooLarge } from '../class/tooLarge';
import { answerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { expect, test } from './device';

test.use({ viewport: { width: 1024, height: 768 } });

test('on a projector an answer that waits is said beside its field, which nothing covers, and goes once it is judged', async ({
  device,
  request,
}) => {
  const page = await device.open();
  const screen = new RiddleScreen(page);
  await signIn(page, await makeKnight(request, 'Les Flocons'));
  await page.goto(paths.blackboard(1));
  await expect(screen.submit).toBeVisible();
  await device.cut(true);
  await screen.try('une lanterne rouge');
  const notice = page.getByRole('status').filter({ hasText: "n'est pas encore partie" });
  await expect(notice).toContainText('une lanterne rouge');
  await screen.try(answerOf(1));
  await expect(notice).toContainText('Elle remplace');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(notice.getByRole('button', { name: "Ne pas l'envoyer" })).toBeInViewport({ ratio: 1 });
  // A click reaches what nothing covers.
  await screen.answer.click({ timeout: 5_000 });
  await expect.poll(() => tooLarge(page)).toEqual([]);

  await device.cut(false);
  await expect(screen.dialogNamed('Lumière retrouvée !')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
