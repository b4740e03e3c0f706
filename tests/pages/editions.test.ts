import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CURRENT_EDITION, CURRENT_FOLDER } from '../../tools/edition/folders';
import { editionSql, publishSql, readEdition } from '../../tools/edition/seed';
import { riddleOf, riddles, sentAnswerOf } from '../e2e/riddle/edition';
import { OwnBackend } from '../support/ownBackend';
import { ALL } from '../support/quest';
import * as network from './support/network';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { addressOf, answer, openAsKnight, PROGRESS_KEY, revealHint, storedProgress } from './support/riddle';
import { ask, makeKnight, playOn, SITE, sql } from './support/server';

const EDITION_KEY = 'escape-noel-edition';
const OFFER = 'De voyageur à chevalier';

/** The edition that is played; each test publishes another one. */
let played = CURRENT_EDITION;
let backend: OwnBackend;

beforeAll(async () => {
  backend = await OwnBackend.open(SITE, { demo: false });
}, 180_000);
afterAll(() => backend.close());
beforeEach(() => playOn(backend));

/** Publishes a copy of the edition, with titles of its own. @returns the code of the edition that ends. */
async function publishNext(): Promise<string> {
  const before = played;
  played = String(Number(before) + 1);
  const edition = await readEdition(CURRENT_FOLDER);
  const copy = {
    ...edition,
    edition: played,
    title: `L'hiver ${played}`,
    story: `Il était une fois ${played}.\n\nLa neige tombait.`,
    riddles: edition.riddles.map((riddle) => ({ ...riddle, title: `${riddle.title} (${played})` })),
  };
  await sql(editionSql(copy, []));
  await sql(publishSql(played));
  return before;
}

const titleOf = (day: number, edition: string) =>
  edition === CURRENT_EDITION ? riddleOf(day).title : `${riddleOf(day).title} (${edition})`;
const expectTitle = (day: number, edition: string) =>
  page.expectText(() => screen.queryByRole('heading', { level: 1 }), titleOf(day, edition));
/** The page knows which edition is played. */
const expectKnown = (edition: string) =>
  waitFor(() => expect(localStorage.getItem(EDITION_KEY)).toBe(JSON.stringify(edition)), { timeout: 5_000 });
const daysIn = (key: string) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object);
const hintsOf = (edition: string, day: number) =>
  sql<{ id: number }>(
    `select hints.id from public.enigme_indices as hints join public.enigmes on enigmes.id = hints.enigme_id
     where enigmes.edition = $1 and enigmes.day_number = $2 order by hints.rang`,
    [edition, day],
  ).then((rows) => rows.map(({ id }) => id));
/** The first page of a ranking, as everyone sees it. */
const rankingOf = async (edition: string): Promise<unknown> =>
  ((await (await ask('/rest/v1/rpc/leaderboard_page', { page: 1, edition })).json()) as { rows: unknown })
    .rows;
const main = () => within(screen.getByRole('main'));

test("the home's title and story are those of the edition that is published, and are stored for the next visit", async () => {
  const { title, story } = await readEdition(CURRENT_FOLDER);
  await page.open('/escape-noel');
  await page.expectSaid(title);
  await page.expectSaid(story?.split('\n\n').at(-1) ?? '');
  await publishNext();
  await page.reload();
  await page.expectSaid(`L'hiver ${played}`);
  await page.expectSaid(`Il était une fois ${played}.`);
  await page.expectUnsaid(title);
  expect(localStorage.getItem('escape-noel-accueil')).toContain(`L'hiver ${played}`);
});

test('after an edition that a visitor and a knight have finished, both start the next one at zero, with full points', async () => {
  const knight = await makeQuestor(ALL, 'Perceval');
  await ask('/rest/v1/rpc/reveal_hint', { day: 1, rang: 1 }, await makeKnight('Lancelot'));
  playedAsVisitor(ALL);
  localStorage.setItem('escape-noel-hints-1', '[1, 2, 3]');
  await page.open('/escape-noel');
  await expectKnown(played);
  const ranking = await rankingOf(played);
  expect(ranking).toMatchObject([{ name: 'Perceval', total_score: 120 }]);

  const past = await publishNext();
  expect(await rankingOf(played)).toEqual([]);
  expect(await rankingOf(past)).toEqual(ranking);
  await page.reload();
  await expectKnown(played);
  await waitFor(() =>
    expect(main().getByRole('link', { name: 'Jouer sans compte' }).getAttribute('href')).toBe(addressOf(1)),
  );
  expect(daysIn(PROGRESS_KEY)).toEqual([]);
  expect(daysIn(`${PROGRESS_KEY}-${past}`)).toHaveLength(24);
  expect(localStorage.getItem(`escape-noel-hints-1-${past}`)).toBe('[1,2,3]');

  await page.open(addressOf(1));
  await page.press('button', 'Continuer sans compte');
  await expectTitle(1, played);
  await answer(sentAnswerOf(1));
  await waitFor(() => expect(storedProgress()).toMatchObject({ 1: { score: 5, hints_used: 0 } }));

  // The visitor's new day is offered to the knight, and not the past edition's.
  await openAsKnight(knight, 3);
  await expectTitle(3, played);
  const offer = within(await page.find('dialog', OFFER));
  expect(offer.getAllByRole('listitem')).toHaveLength(1);
  await page.press('button', 'Importer ma progression');
  await page.press('button', 'Continuer');
  await answer(sentAnswerOf(3));
  await waitFor(async () =>
    expect(await rankingOf(played)).toMatchObject([
      { name: 'Perceval', total_score: 10, completed_enigmes: 2 },
    ]),
  );

  // Importing the past edition changes neither its ranking nor the new edition.
  const entries = riddles.map(({ day }) => ({ day, answer: sentAnswerOf(day), hints_used: 3 }));
  await ask('/rest/v1/rpc/import_progress', { entries, edition: past }, knight);
  expect(await rankingOf(played)).toMatchObject([{ name: 'Perceval', total_score: 10 }]);
  expect(await rankingOf(past)).toEqual(ranking);
});

test('a knight who signs in where the past edition was played is not offered it for the new one', async () => {
  playedAsVisitor([1, 2]);
  localStorage.setItem(EDITION_KEY, JSON.stringify(played));
  const past = await publishNext();
  page.signIn(await makeKnight('Galaad'));
  // The stored progress is known to be of the past edition only once the calendar says so.
  const calendar = network.hold(/enigme_calendar/);
  await page.open('/escape-noel');
  await waitFor(() => expect(calendar.asked()).toBe(1), { timeout: 5_000 });
  expect(page.query('dialog', OFFER)).toBeNull();
  calendar.letGo();
  await expectKnown(played);
  await waitFor(() => expect(daysIn(`${PROGRESS_KEY}-${past}`)).toEqual(['1', '2']));
  expect(page.query('dialog', OFFER)).toBeNull();
});

test('the home says nothing of the edition that a visitor has finished, once the next one is published', async () => {
  playedAsVisitor(ALL);
  localStorage.setItem(EDITION_KEY, JSON.stringify(played));
  await publishNext();
  const calendar = network.hold(/enigme_calendar/);
  await page.open('/escape-noel');
  await page.expectSaid('Ouverture du royaume…');
  await waitFor(() => expect(calendar.asked()).toBe(1), { timeout: 5_000 });
  expect(page.query('link', 'Revoir la révélation')).toBeNull();
  calendar.letGo();
  await page.find('link', 'Jouer sans compte');
  expect(page.query('link', 'Revoir la révélation')).toBeNull();
});

test("a visitor's open page stays in the edition that ends, until another tab knows of the next one", async () => {
  // The next day's riddle is fetched once the page is idle: its reply would say which edition is played.
  network.hold(/enigme_calendar|day_number=eq\.4/);
  await page.open(addressOf(3));
  await page.press('button', 'Continuer sans compte');
  const past = await publishNext();
  await revealHint(1);
  expect(localStorage.getItem('escape-noel-hints-3')).toBe(
    JSON.stringify((await hintsOf(past, 3)).slice(0, 1)),
  );
  await expectTitle(3, past);

  localStorage.setItem(EDITION_KEY, JSON.stringify(played));
  dispatchEvent(new StorageEvent('storage', { key: EDITION_KEY }));
  await expectTitle(3, played);
});

test("a knight's open page stays in the edition that ends, where what it stores counts, until the calendar is of the next one", async () => {
  const knight = await makeKnight('Bohort');
  const calendar = network.hold(/enigme_calendar|day_number=eq\.6/);
  await openAsKnight(knight, 5);
  const past = await publishNext();
  await revealHint(1);
  await answer(sentAnswerOf(5));
  await page.find('dialog', 'Lumière retrouvée !');
  const stored = await sql(
    `select enigmes.edition, progress.score from public.enigme_progress as progress
     join public.enigmes on enigmes.id = progress.enigme_id where progress.user_id = $1`,
    [knight.id],
  );
  expect(stored).toEqual([{ edition: past, score: 3 }]);
  expect(
    await sql('select hints.enigme_id from public.hints_revealed as hints where hints.user_id = $1', [
      knight.id,
    ]),
  ).toHaveLength(1);

  calendar.letGo();
  await expectTitle(5, played);
  await page.find('button', 'Valider ma réponse');
  await page.find('button', 'Révéler les indices');
});
