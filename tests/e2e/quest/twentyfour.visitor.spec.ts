import type { APIRequestContext } from '@playwright/test';
import { openBehind } from '../../support/tabs';
import { expect, test } from '../../support/test';
import { riddleOf, sentAnswerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { followRedirect, goTo, seeSky, seeSuccess, seeWholeSky, solve } from './inPage';
import { playThroughApi, revelationOf } from './throughApi';
import { isInPage, quest, QUEST_LIMIT_MS, scoreOf, sum, type Turn } from './turns';

// A trace of so many steps would take longer than the test.
test.use({ trace: 'off' });

const PROGRESS_KEY = 'escape-noel-progress';

/** Plays a visitor's day through the API and stores it as the page does; the other tab receives a storage event. */
async function playForVisitor(screen: RiddleScreen, turn: Turn, request: APIRequestContext): Promise<void> {
  const { answer, explanation, fragment, artefact, ...reply } = await playThroughApi(request, turn);
  expect({ ...reply, answer, explanation, fragment, artefact }).toMatchObject(revelationOf(turn));
  const { title, description, image_url: imageUrl } = artefact;
  const kept = {
    completed: true,
    score: scoreOf(turn),
    hints_used: turn.hints,
    revealed: turn.revealed,
    completed_at: new Date().toISOString(),
    answer: sentAnswerOf(turn.day),
    revelation: { answer, explanation, fragment, artefact: { title, description, imageUrl } },
  };
  const before = Object(await screen.persisted(PROGRESS_KEY)) as object;
  await screen.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    PROGRESS_KEY,
    JSON.stringify({ ...before, [turn.day]: kept }),
  ] as const);
}

test('a visitor plays all 24 days: every score, dot, fragment, total and redirect, up to the final page @full', async ({
  page,
  request,
}) => {
  test.setTimeout(QUEST_LIMIT_MS);
  const turns = quest();
  const screen = new RiddleScreen(page);
  await screen.prepareBoards(null);
  await screen.openAsVisitor(1);
  // The constellation is open in another tab, and follows.
  const sky = await openBehind(page);
  await sky.goto('/escape-noel/constellation');

  for (const [index, turn] of turns.entries()) {
    await test.step(`Day ${turn.day}`, async () => {
      const done = turns.slice(0, index + 1);
      if (isInPage(turn)) {
        const before = turns[index - 1];
        if (before && !isInPage(before)) await screen.openAsVisitor(turn.day);
        else await goTo(screen, turn.day);
        await solve(screen, turn);
        await seeSuccess(screen, turn);
        await expect(screen.revelation).toContainText('Cet artefact est gardé sur cet appareil');
      } else await playForVisitor(screen, turn, request);
      await seeSky(sky, done.length, sum(done));
      await expect(
        sky.getByRole('link', { name: `Jour ${turn.day} ${riddleOf(turn.day).fragment}` }),
      ).toBeVisible();
      expect(await screen.persisted(PROGRESS_KEY)).toMatchObject({
        [turn.day]: {
          completed: true,
          score: scoreOf(turn),
          hints_used: turn.hints,
          revealed: turn.revealed,
        },
      });
      if (isInPage(turn)) await followRedirect(page, turn);
    });
  }

  await expect(page.getByRole('heading', { level: 1, name: /^Joyeux Noël/ })).toBeVisible();
  await expect(page.getByText('Tu as résolu les 24 énigmes', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chercher la phrase dans le ciel' })).toBeVisible();
  await seeWholeSky(page, sum(turns), true);
});
