import type { APIRequestContext, Page } from '@playwright/test';
import { sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { SESSION_KEY } from '../../../src/api/sessionKey';
import { LoginScreen } from '../accounts/loginScreen';
import { riddleOf, riddles } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { followRedirect, goTo, seeSky, seeSuccess, seeWholeSky, solve } from './inPage';
import { playThroughApi, revelationOf } from './throughApi';
import { isInPage, quest, QUEST_LIMIT_MS, REVEALED_DAY, scoreOf, sum } from './turns';

// Not run in the phone project: both would use the same demo account.
// A trace of so many steps would take longer than the test.
test.use({ trace: 'off' });

const DEMO_EMAIL = 'nouveau@exemple.fr';

/** The demo account's rows. */
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
     join public.enigme_progress as progress on progress.user_id = users.id and progress.enigme_id = private.find_riddle($2, null)
     join public.enigme_fragments as fragment on fragment.user_id = users.id and fragment.enigme_id = progress.enigme_id
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

/** Follows a link of the header, and goes back. */
async function visit(page: Page, link: string, see: () => Promise<void>): Promise<void> {
  await page.getByRole('navigation', { name: 'Navigation du jeu' }).getByRole('link', { name: link }).click();
  await see();
  await page.goBack();
}

/** The knight's access token, for requests to the API. */
async function tokenOf(screen: RiddleScreen): Promise<string> {
  const { access_token } = (await screen.persisted(SESSION_KEY)) as { access_token: string }; // stored by the auth client
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
  await signInByHand(page);
  await expect.poll(() => screen.persisted(SESSION_KEY)).not.toBeNull();
  const token = await tokenOf(screen);
  const { user } = (await screen.persisted(SESSION_KEY)) as { user: { id: string } }; // the auth service's own
  await screen.prepareBoards(user.id);
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
          completed_enigmes: done.length,
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
      await visit(page, 'Constellation', () => seeSky(page, done.length, sum(done)));
      await visit(page, 'Artefacts', async () => {
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
  // Other tests change the ranking: retried until it is the same in both reads.
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
