import { expectNoAxeViolations } from '../../support/axe';
import { holdClock } from '../../support/clock';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf, riddleOf } from './edition';
import { RiddleScreen } from './riddleScreen';

const day1 = riddleOf(1);

test(
  'a knight plays day 1: hints, score, fragment and artefact are stored on the server, and shown in another browser',
  { tag: '@hosted' },
  async ({ page, browser, request }) => {
    const knight = await makeKnight(request, 'Perceval');
    const screen = new RiddleScreen(page);
    await signIn(page, knight);
    await screen.openAsKnight(1);
    await expect(screen.dialog).toHaveCount(0);
    await screen.revealHint(1);
    await screen.revealHint(2);
    await holdClock(page);
    await screen.submitWrong('une lune');
    await screen.try(answerOf(1));
    await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+2 points gagnés');
    await page.clock.resume();
    await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
    await page.getByRole('button', { name: 'Lire la révélation' }).click();
    await expect(screen.revelation.getByRole('heading', { name: 'Révélation Sacrée' })).toBeFocused();
    await expect(screen.revelation).toContainText(day1.artefact.title);
    await expect(screen.revelation.getByText('Enregistré', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);

    const rows = await sql(
      request,
      `select users.total_score, users.completed_enigmes, progress.score, progress.hints_used, fragments.word, artefacts.title,
       (select count(*)::int from public.hints_revealed as hints where hints.user_id = users.id) as hints
     from public.users
     join public.enigme_progress as progress on progress.user_id = users.id
     join public.enigme_fragments as fragments on fragments.user_id = users.id
     join public.artefacts on artefacts.user_id = users.id
     where users.id = $1`,
      [knight.id],
    );
    expect(rows).toEqual([
      {
        total_score: 2,
        completed_enigmes: 1,
        score: 2,
        hints_used: 2,
        word: day1.fragment,
        title: day1.artefact.title,
        hints: 2,
      },
    ]);

    const elsewhere = await browser.newContext();
    const other = new RiddleScreen(await elsewhere.newPage());
    await signIn(other.page, knight);
    await other.openAsKnight(1);
    await expect(other.revelation).toContainText(day1.explanation);
    await expect(other.revelation).toContainText(day1.artefact.description);
    await expect(other.page.getByText(day1.hints[1]?.texte ?? 'missing')).toBeVisible();
    await expect(other.page.getByText(day1.hints[2]?.texte ?? 'missing')).toHaveCount(0);
    await expect(other.dot('Jour 1, résolu')).toBeVisible();
    await elsewhere.close();
  },
);
