import { holdClock, passTimeUntilGone, skipTime } from '../../support/clock';
import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf } from './edition';
import { RiddleScreen } from './riddleScreen';

test('ten wrong answers in a minute start a countdown, not a failure; then the right answer is accepted', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request);
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(1);
  // Nine answers through the API; the tenth is typed.
  await sql(
    request,
    `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
     select $1, 'riddle', private.current_edition(), private.find_riddle(1, null), 'essai' || n, 'essai' || n, public.server_now(), public.server_now() from generate_series(1, 9) as n`,
    [knight.id],
  );
  await holdClock(page);
  await screen.try('un dragon');
  await expect(screen.dialogNamed('Ténèbres persistantes')).toBeVisible();
  // It offers help, and stays until a key is pressed.
  await page.keyboard.press('Shift');
  await passTimeUntilGone(page, screen.dialog);
  const waiting = page.getByRole('button', { name: /^Encore \d+\ss$/ });
  await expect(waiting).toBeDisabled();
  await skipTime(page, 61_000);
  await expect(screen.submit).toBeEnabled();

  // By the server's clock the minute is not over: it refuses, and says for how long.
  await screen.try(answerOf(1));
  const locked = screen.dialogNamed('Reprends ton souffle');
  await expect(locked.getByRole('timer')).toHaveText(/\d+\ssecondes?/);
  await expect(screen.dialogNamed('Ténèbres persistantes')).toHaveCount(0);
  await expect(page.getByText("La réponse n'est pas correcte")).toHaveCount(0);
  await expect(screen.answer).toHaveValue(answerOf(1));
  await sql(
    request,
    `update private.wrong_answers set first_at = first_at - interval '61 seconds' where user_id = $1`,
    [knight.id],
  );
  await skipTime(page, 61_000);
  await passTimeUntilGone(page, locked);
  await screen.submit.click();
  await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText('+5 points gagnés');
});

test('two tabs that submit at the same time both show success, and the points count once', async ({
  page,
  context,
  request,
}) => {
  const knight = await makeKnight(request);
  const first = new RiddleScreen(page);
  await signIn(page, knight);
  const second = new RiddleScreen(await context.newPage());
  await first.openAsKnight(1);
  await second.openAsKnight(1);
  await first.answer.fill(answerOf(1));
  await second.answer.fill(answerOf(1));
  // By the keyboard: a click in a tab in the background waits for frames that are seconds apart.
  await Promise.all([first.answer.press('Enter'), second.answer.press('Enter')]);
  for (const screen of [first, second]) {
    await expect(
      screen.dialogNamed('Lumière retrouvée !').or(screen.dialogNamed('Félicitations !')),
    ).toBeVisible();
  }
  expect(
    await sql(
      request,
      `select total_score, completed_enigmes, (select count(*)::int from public.enigme_progress where user_id = users.id) as rows
       from public.users where id = $1`,
      [knight.id],
    ),
  ).toEqual([{ total_score: 5, completed_enigmes: 1, rows: 1 }]);
});
