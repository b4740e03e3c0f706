import type { APIRequestContext, Page } from '@playwright/test';
import { holdClock, holdTimers } from '../../support/clock';
import { sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { SESSION_KEY } from '../../../src/backend/sessionKey';
import { LoginScreen } from '../accounts/loginScreen';
import { answerOf, madeOf, riddleOf, riddles } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { saySentence } from './questors';
import { playThroughApi } from './throughApi';
import { isInPage, quest, REVEALED_DAY, scoreOf, sum, type Turn } from './turns';

// One size alone runs this file (playwright.config.ts): the demo account is everybody’s.

// A trace of so many steps would take longer than the quest: the steps' names and the page's state tell enough.
test.use({ trace: 'off' });

/** Enough for every day in the page, on a machine that does other things. */
const QUEST_LIMIT_MS = 600_000;
/** How long « LUMIÈRE » stays by itself. */
const LIGHT_MS = 5_000;
const DEMO_EMAIL = 'nouveau@exemple.fr';
const PROGRESS_KEY = 'escape-noel-progress';

const gained = (points: number) => `+${points} ${points > 1 ? 'points gagnés' : 'point gagné'}`;

/** Plays a day, up to its success, and stops the clock there. */
async function solve(screen: RiddleScreen, { day, hints, wrong, revealed }: Turn): Promise<void> {
  const { page } = screen;
  await expect(page.getByRole('heading', { level: 1, name: riddleOf(day).title })).toBeVisible();
  await expect(screen.dot(`Jour ${day}`)).toHaveAttribute('aria-current', 'page');
  if (wrong && madeOf(day) === null) {
    await holdClock(page);
    await screen.tryInVain('une réponse que personne n’attend');
    await page.clock.resume();
  }
  for (let rank = 1; rank <= hints; rank += 1) await screen.revealHint(rank);
  if (!revealed) {
    await holdClock(page);
    await screen.solve(day);
    return;
  }
  await page.getByRole('button', { name: 'Révéler la réponse' }).click();
  await holdClock(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui, révéler la réponse' }).click();
}

/**
 * What the page shows of a success: the score, the fragment, the dot; then it lets the redirect’s three seconds begin. Only the
 * celebration stays for as long as one likes: before and after it the clock is held.
 */
async function seeSuccess(screen: RiddleScreen, turn: Turn): Promise<void> {
  const { page, revelation } = screen;
  const { day, revealed } = turn;
  const { fragment, explanation } = riddleOf(day);
  const points = scoreOf(turn);
  await expect(screen.dialogNamed('Lumière retrouvée !')).toContainText(gained(points));
  await page.clock.runFor(3_300);
  const celebrated = screen.dialogNamed(revealed ? 'La réponse est révélée' : 'Félicitations !');
  await expect(celebrated).toContainText(fragment);
  await page.clock.resume();
  await expect(screen.dot(`Jour ${day}, résolu`)).toHaveAttribute('aria-current', 'page');
  await holdClock(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(celebrated).toHaveCount(0);
  await expect(revelation).toContainText(explanation);
  await expect(revelation.getByText(fragment, { exact: true })).toBeVisible();
  await expect(revelation.getByText(`${points}\u00A0${points > 1 ? 'points' : 'point'}`)).toBeVisible();
  await expect(revelation.getByText(/^\s*Enregistré/)).toBeVisible();
  await expect(page.getByText("L'aventure continue dans un instant…")).toBeVisible();
}

/** The redirect: three seconds after the celebration, to the next day to do, or to the final page after the 24th success. */
async function followRedirect(page: Page, { next }: Turn): Promise<void> {
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL(next === null ? /\/escape-noel\/final$/ : new RegExp(`/jour/${next}$`));
  await page.clock.resume();
}

/** The sky's three badges: days done, total, fragments. */
async function seeSky(page: Page, days: number, points: number): Promise<void> {
  const badges = page.getByRole('list', { name: 'Où en est la constellation' }).getByRole('listitem');
  await expect(badges).toHaveText([
    new RegExp(`^${days}/24 `),
    `${points} pts`,
    days > 1 ? `${days} fragments` : '1 fragment',
  ]);
}

/** The complete constellation: every star with its fragment, and the sentence that the initials spell, found and told at the end. */
async function seeWholeSky(page: Page, points: number): Promise<void> {
  await holdTimers(page, LIGHT_MS);
  await page.goto('/escape-noel/constellation');
  await expect(page.getByRole('dialog', { name: 'LUMIÈRE' })).toBeVisible();
  await page.keyboard.press('Escape');
  await seeSky(page, 24, points);
  for (const { day, fragment } of riddles) {
    await expect(page.getByRole('link', { name: `Jour ${day} ${fragment}`, exact: true })).toBeVisible();
  }
  await saySentence(page);
  await page.getByRole('link', { name: 'Voir la révélation finale' }).click();
  await expect(page.getByRole('heading', { name: /que tu as retrouvé$/ })).toBeVisible();
}

/** Goes to the day that is wanted, where the redirect has led to another. */
async function goTo(screen: RiddleScreen, day: number): Promise<void> {
  await screen.dot(`Jour ${day}`).click();
  await expect(screen.page).toHaveURL(new RegExp(`/jour/${day}$`));
}

/** What the server gives of a day, whoever has played it. */
const revelationOf = ({ day, revealed }: Turn) => {
  const { explanation, fragment, artefact } = riddleOf(day);
  return { revealed, answer: answerOf(day), explanation, fragment, artefact: { title: artefact.title } };
};

/** A visitor's day through the API, kept in the browser as the page keeps it; another tab hears of it. */
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
    answer: answerOf(turn.day),
    revelation: { answer, explanation, fragment, artefact: { title, description, imageUrl } },
  };
  const before = Object(await screen.stored(PROGRESS_KEY)) as object;
  await screen.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    PROGRESS_KEY,
    JSON.stringify({ ...before, [turn.day]: kept }),
  ] as const);
}

test('a visitor plays all 24 days: every score, dot, fragment, total and redirect, up to the final page', async ({
  page,
  request,
}) => {
  test.setTimeout(QUEST_LIMIT_MS);
  const turns = quest();
  const screen = new RiddleScreen(page);
  await screen.prepareHands();
  await screen.openAsVisitor(1);
  // The sky stands open in another tab, and follows.
  const sky = await page.context().newPage();
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
        await expect(screen.revelation).toContainText("Un artefact t'attend aussi");
      } else await playForVisitor(screen, turn, request);
      await seeSky(sky, done.length, sum(done));
      await expect(
        sky.getByRole('link', { name: `Jour ${turn.day} ${riddleOf(turn.day).fragment}` }),
      ).toBeVisible();
      expect(await screen.stored(PROGRESS_KEY)).toMatchObject({
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
  await seeWholeSky(page, sum(turns));
});

/** What the database holds of the demo account. */
async function demoRows(request: APIRequestContext, day: number) {
  const [row] = await sql(
    request,
    `select users.total_score, users.completed_enigmes,
       (select count(*)::int from public.enigme_progress where user_id = users.id and completed) as days,
       (select count(*)::int from public.enigme_fragments where user_id = users.id) as fragments,
       (select count(*)::int from public.artefacts where user_id = users.id) as artefacts,
       progress.score, progress.hints_used, progress.revealed, fragment.word, artefact.title,
       (select count(*)::int from public.hints_revealed as hints
        where hints.user_id = users.id and hints.enigme_id = progress.enigme_id) as hints
     from public.users
     join public.enigme_progress as progress on progress.user_id = users.id and progress.enigme_id = $2
     join public.enigme_fragments as fragment on fragment.user_id = users.id and fragment.enigme_id = $2
     join public.artefacts as artefact on artefact.user_id = users.id and artefact.day_number = $2
     where users.email = $1`,
    [DEMO_EMAIL, day],
  );
  return row;
}

async function signInByHand(page: Page): Promise<void> {
  const login = new LoginScreen(page);
  await login.open();
  await login.signIn(DEMO_EMAIL, 'etoile24');
  await expect(page).toHaveURL(/\/escape-noel\/?$/);
}

/** By the header's link, and back to the riddle. */
async function glance(page: Page, link: string, see: () => Promise<void>): Promise<void> {
  await page.getByRole('navigation', { name: 'Navigation du jeu' }).getByRole('link', { name: link }).click();
  await see();
  await page.goBack();
}

/** What the page holds of a knight, to ask the API in their name. */
async function tokenOf(screen: RiddleScreen): Promise<string> {
  const { access_token } = (await screen.stored(SESSION_KEY)) as { access_token: string }; // the auth service's own
  return access_token;
}

test('nouveau@exemple.fr plays all 24 days: every score, dot, fragment, artefact, total and redirect, on the page and in the database', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(QUEST_LIMIT_MS);
  const turns = quest();
  const screen = new RiddleScreen(page);
  await screen.prepareHands();
  await signInByHand(page);
  await expect.poll(() => screen.stored(SESSION_KEY)).not.toBeNull();
  const token = await tokenOf(screen);
  await screen.openAsKnight(1);

  for (const [index, turn] of turns.entries()) {
    await test.step(`Day ${turn.day}`, async () => {
      const { artefact, fragment } = riddleOf(turn.day);
      const done = turns.slice(0, index + 1);
      if (isInPage(turn)) {
        const before = turns[index - 1];
        if (before && !isInPage(before)) await screen.openAsKnight(turn.day);
        else await goTo(screen, turn.day);
        await solve(screen, turn);
        await seeSuccess(screen, turn);
        await expect(screen.revelation.getByRole('heading', { name: artefact.title })).toBeVisible();
      } else {
        expect(await playThroughApi(request, turn, token)).toMatchObject({
          ...revelationOf(turn),
          score: scoreOf(turn),
          hints_used: turn.hints,
          total_score: sum(done),
          completed_count: done.length,
        });
      }
      expect(await demoRows(request, turn.day)).toEqual({
        total_score: sum(done),
        completed_enigmes: done.length,
        days: done.length,
        fragments: done.length,
        artefacts: done.length,
        score: scoreOf(turn),
        hints_used: turn.hints,
        revealed: turn.revealed,
        word: fragment,
        title: artefact.title,
        hints: turn.hints,
      });
      if (!isInPage(turn)) return;
      await followRedirect(page, turn);
      if (turn.next === null) return;
      await glance(page, 'Constellation', () => seeSky(page, done.length, sum(done)));
      await glance(page, 'Artefacts', async () => {
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(done.length));
        await expect(page.getByRole('heading', { name: artefact.title })).toBeVisible();
      });
    });
  }

  const total = sum(turns);
  await expect(page.getByRole('heading', { level: 1, name: /^Joyeux Noël/ })).toBeVisible();
  await expect(page.getByText('Tu as résolu les 24 énigmes', { exact: false })).toBeVisible();
  await expect(page.getByText(`${total} points magiques`, { exact: true })).toBeVisible();
  await expect(page.getByText('24/24 secrets découverts')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chercher la phrase dans le ciel' })).toBeVisible();
  // Other knights play meanwhile: the rank is read again until nobody has moved between the two.
  await expect(async () => {
    const [ranking] = await sql<{ rank: number; players: number }>(
      request,
      `select (1 + count(*) filter (where total_score > $1))::int as rank, count(*)::int as players from public.enigme_leaderboard`,
      [total],
    );
    await page.reload();
    await expect(page.getByText(`#${ranking?.rank} sur ${ranking?.players} chevaliers`)).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();

  await page.goto('/escape-noel/artefacts');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Collection\s: 24 artefacts collectés$/,
    ...riddles.map(({ artefact }) => artefact.title),
  ]);

  const elsewhere = await browser.newContext();
  const other = new RiddleScreen(await elsewhere.newPage());
  await signInByHand(other.page);
  await expect(other.page.getByText(`Ton score actuel : ${total} points`)).toBeVisible();
  await seeWholeSky(other.page, total);
  await other.openAsKnight(REVEALED_DAY);
  await expect(other.revelation).toContainText(riddleOf(REVEALED_DAY).artefact.title);
  for (const { texte } of riddleOf(REVEALED_DAY).hints)
    await expect(other.page.getByText(texte)).toBeVisible();
  await elsewhere.close();
});
