import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PAST_EDITION, pastRiddles } from '../e2e/riddle/edition';
import type { Knight } from '../support/knight';
import { ALL, keptProgress } from '../support/quest';
import { signInAs } from './support/login';
import * as page from './support/page';
import { playedAsVisitor } from './support/quest';
import { PROGRESS_KEY } from './support/riddle';
import { ask, signUp, solve, sql } from './support/server';

const HOME = `/escape-noel/archives/${PAST_EDITION}`;
const PAST_KEY = `${PROGRESS_KEY}-${PAST_EDITION}`;
const BRING = 'Importer ma progression';

const offer = () => screen.queryByRole('dialog', { name: /De voyageur à chevalier|Ta quête est réunie/ });
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, object>;

/** Days of the past edition that this browser has completed, with changes to what is stored. */
function playedThen(days: readonly number[], changes: Record<string, object> = {}): void {
  const kept = JSON.parse(keptProgress(days, pastRiddles)) as Record<string, object>;
  for (const [day, change] of Object.entries(changes)) kept[day] = { ...kept[day], ...change };
  localStorage.setItem(PAST_KEY, JSON.stringify(kept));
}

/** The ids of the first hints of a day, in an edition. */
const hintsOf = async (edition: string, day: number, count: number) =>
  (
    await sql<{ id: number }>(
      `select hints.id from public.enigme_indices as hints join public.enigmes on enigmes.id = hints.enigme_id
       where enigmes.edition = $1 and enigmes.day_number = $2 order by hints.rang limit $3`,
      [edition, day, count],
    )
  ).map(({ id }) => id);

/** The data of an account: the points of each day, as « edition/day: points », and the days whose hints are revealed. */
async function accountOf({ id }: Knight) {
  const scores = await sql<{ said: string }>(
    `select enigmes.edition || '/' || enigmes.day_number || ': ' || progress.score as said
     from public.enigme_progress as progress join public.enigmes on enigmes.id = progress.enigme_id
     where progress.user_id = $1 order by enigmes.edition, enigmes.day_number`,
    [id],
  );
  const hints = await sql<{ said: string }>(
    `select enigmes.edition || '/' || enigmes.day_number || ': ' || count(*) as said
     from public.hints_revealed as revealed join public.enigmes on enigmes.id = revealed.enigme_id
     where revealed.user_id = $1 group by enigmes.edition, enigmes.day_number order by 1`,
    [id],
  );
  const [totals] = await sql('select total_score, completed_enigmes from public.users where id = $1', [id]);
  return { scores: scores.map(({ said }) => said), hints: hints.map(({ said }) => said), totals };
}

/** Gives a day of the past edition an opening time. */
const setOpening = (day: number, time: string | null) =>
  sql('update public.enigmes set opens_at = $3 where edition = $1 and day_number = $2', [
    PAST_EDITION,
    day,
    time,
  ]);

/** Signs in from a page of the archives, and waits until it is back there. */
async function signInFrom(address: string, knight: Knight): Promise<void> {
  await page.open(address);
  await page.press('link', 'Se connecter');
  await page.expectAddress('/escape-noel/login');
  await signInAs(knight);
  await page.expectAddress(address);
}

let current = '';
beforeEach(async () => {
  const [row] = await sql<{ code: string }>(`select code from public.editions where status = 'current'`);
  current = row?.code ?? '';
});

test('an import in the archives judges each answer again, and charges the hints of that edition alone', async () => {
  const knight = await signUp('Galaad');
  playedAsVisitor([5]);
  playedThen([1, 2], { 1: { score: 5, hints_used: 0 }, 2: { answer: 'une réponse inventée' } });
  // Both editions have had hints of days 1 and 7; this year's hints must not cost anything here.
  localStorage.setItem('escape-noel-hints-1', JSON.stringify(await hintsOf(current, 1, 3)));
  localStorage.setItem(
    `escape-noel-hints-1-${PAST_EDITION}`,
    JSON.stringify(await hintsOf(PAST_EDITION, 1, 1)),
  );
  localStorage.setItem(
    `escape-noel-hints-7-${PAST_EDITION}`,
    JSON.stringify(await hintsOf(PAST_EDITION, 7, 2)),
  );

  await signInFrom(HOME, knight);
  await page.expectText(offer, 'Jour 1');
  expect(offer()?.textContent).not.toContain('Jour 5');
  await page.press('button', BRING);
  await page.expectText(offer, 'Une énigme rejoint ton compte : +3 points. Tu en as maintenant 3.');
  await page.expectText(offer, "Jour 2 : la réponse gardée ici n'a pas été reconnue.");
  expect(await accountOf(knight)).toEqual({
    scores: [`${PAST_EDITION}/1: 3`],
    hints: [`${PAST_EDITION}/1: 1`, `${PAST_EDITION}/7: 2`],
    totals: { total_score: 0, completed_enigmes: 0 },
  });
  expect([Object.keys(stored(PROGRESS_KEY)), Object.keys(stored(PAST_KEY))]).toEqual([['5'], ['2']]);
  await page.press('button', 'Continuer');
  await page.expectSaid('1 énigme résolue sur 24 · 3 points');
});

test('what a past edition does not have is not sent, nor is an unknown day judged', async () => {
  const knight = await signUp('Mordred');
  playedThen([3], { 25: { completed: true }, abc: { completed: true } });
  await signInFrom(HOME, knight);
  await page.press('button', BRING);
  await page.expectText(offer, 'Une énigme rejoint ton compte : +5 points.');
  expect((await accountOf(knight)).scores).toEqual([`${PAST_EDITION}/3: 5`]);
});

test('a day of a past edition has no closed door, whatever its opening time was', async () => {
  const knight = await signUp('Perceval');
  await setOpening(4, '2999-12-04T00:00:00Z');
  try {
    playedThen([4]);
    await signInFrom(HOME, knight);
    await page.press('button', BRING);
    await page.expectText(offer, 'Une énigme rejoint ton compte : +5 points.');
  } finally {
    await setOpening(4, null);
  }
});

test("importing a past edition after this year's journey has begun changes nothing of this year's", async () => {
  const knight = await signUp('Lancelot');
  await solve(knight, 1);
  await solve(knight, 2);
  await ask('/rest/v1/rpc/reveal_hint', { day: 3, rang: 1 }, knight);
  const before = await accountOf(knight);
  playedAsVisitor([6]);
  playedThen(ALL.slice(0, 3));
  await signInFrom(HOME, knight);
  await page.press('button', BRING);
  await page.expectText(offer, '3 énigmes rejoignent ton compte : +15 points. Tu en as maintenant 15.');
  const after = await accountOf(knight);
  expect(after.totals).toEqual(before.totals);
  expect(after.hints).toEqual(before.hints);
  expect(after.scores).toEqual([
    ...ALL.slice(0, 3).map((day) => `${PAST_EDITION}/${day}: 5`),
    ...before.scores,
  ]);
  // This year's day is still stored, and is offered on this year's pages.
  await page.press('button', 'Continuer');
  await page.open('/escape-noel');
  await page.expectText(offer, 'Jour 6');
  expect(offer()?.querySelectorAll('li')).toHaveLength(1);
});

test('declining in the archives declines that edition alone', async () => {
  const knight = await signUp('Bohort');
  playedAsVisitor([6]);
  playedThen([1]);
  await signInFrom(HOME, knight);
  await page.press('button', 'Pas maintenant');
  await waitFor(() => expect(offer()).toBeNull());
  expect(Object.keys(stored(PAST_KEY))).toEqual(['1']);
  await page.open('/escape-noel');
  await page.expectText(offer, 'Jour 6');
});
