import { beforeEach, expect, test } from 'vitest';
import { writeJourneyLink, type TransferredJourney } from '@/escape-noel/game/transfer/journeyLink';
import { PAST_EDITION, pastRiddles, riddleOf, sentAnswerOf } from '../e2e/riddle/edition';
import { ALL, SENTENCE } from '../support/quest';
import * as page from './support/page';
import { playedAsVisitor } from './support/quest';
import { PROGRESS_KEY, storedProgress } from './support/riddle';
import { sql } from './support/server';

const ADDRESS = '/escape-noel/reprendre';
const TAKE = 'Reprendre ce voyage';

let current = '';
beforeEach(async () => {
  const [row] = await sql<{ code: string }>(`select code from public.editions where status = 'current'`);
  current = row?.code ?? '';
});

const right = (day: number, claims: Partial<TransferredJourney['days'][number]> = {}) => ({
  day,
  hintsUsed: 0,
  revealed: false,
  answer: sentAnswerOf(day),
  ...claims,
});

const fragmentOf = (journey: Partial<TransferredJourney>) =>
  writeJourneyLink({
    edition: current,
    days: [],
    finalSentence: { hintsUsed: 0, revealed: false },
    ...journey,
  });

const openLink = async (journey: Partial<TransferredJourney>, address = ADDRESS) =>
  page.open(`${address}#${await fragmentOf(journey)}`);

const storedHints = (day: number) =>
  JSON.parse(localStorage.getItem(`escape-noel-hints-${day}`) ?? '[]') as number[];

const storedSentence = () => JSON.parse(localStorage.getItem('escape-noel-feast') ?? '{}') as object;

/** The day with a bonus question that this test answers. */
const bonusDay = ALL.find((day) => day > 7 && riddleOf(day).defi !== null) ?? 0;
const bonusAnswer = riddleOf(bonusDay).defi?.answers[0] ?? '';

test('a link says what it brings, and nothing is judged before the player agrees', async () => {
  await openLink({
    days: [right(1), right(bonusDay, { bonusAnswer }), { day: 7, hintsUsed: 1, revealed: false }],
  });
  await page.expectSaid('Ce lien apporte 2 jours et 1 anneau.');
  await page.find('button', TAKE);
  expect(storedProgress()).toEqual({});
});

test('each answer is judged again, hints are charged as used, and a given-up day stays at 0', async () => {
  await openLink({
    days: [
      right(1, { hintsUsed: 2 }),
      { day: 3, hintsUsed: 0, revealed: true },
      right(bonusDay, { bonusAnswer }),
      { day: 7, hintsUsed: 1, revealed: false },
    ],
  });
  await page.press('button', TAKE);
  await page.expectSaid('3 jours et 1 anneau sont arrivés.');
  expect(storedProgress()).toMatchObject({
    1: { score: 2, hints_used: 2, answer: sentAnswerOf(1) },
    // A day is given up after its last hint (rule 4.3): they are all charged, whatever the link says.
    3: { score: 0, revealed: true, hints_used: riddleOf(3).hints.length },
    [bonusDay]: { score: 5, defi: { typed: bonusAnswer } },
  });
  expect([1, 3, 7].map((day) => storedHints(day).length)).toEqual([2, riddleOf(3).hints.length, 1]);
});

test('a wrong answer is not taken, and the page says so', async () => {
  await openLink({
    days: [
      right(1),
      right(2, { answer: 'une invention', bonusAnswer: 'rien' }),
      right(bonusDay, { bonusAnswer: 'faux' }),
    ],
  });
  await page.press('button', TAKE);
  await page.expectSaid('2 jours sont arrivés.');
  await page.expectSaid("Jour 2 : la réponse du lien n'a pas été reconnue.");
  await page.expectSaid(`Défi du jour ${bonusDay} : la réponse du lien n'a pas été reconnue.`);
  expect(Object.keys(storedProgress())).toEqual(['1', String(bonusDay)]);
  expect(storedProgress()[bonusDay]).not.toHaveProperty('defi');
});

test('a bonus answer without its day gains nothing, and the page says why', async () => {
  await openLink({ days: [{ day: bonusDay, hintsUsed: 0, revealed: false, bonusAnswer }] });
  await page.press('button', TAKE);
  await page.expectSaid("Rien de nouveau n'est arrivé.");
  await page.expectSaid(`Défi du jour ${bonusDay} : le lien n'apporte pas la réponse de l'énigme.`);
  expect(storedProgress()).toEqual({});
});

test('the fragment stays in the address until the journey has arrived (rule 20.2)', async () => {
  await openLink({ days: [right(1)] });
  await page.find('button', TAKE);
  expect(location.hash).not.toBe('');
  await page.press('button', TAKE);
  await page.expectSaid('1 jour est arrivé.');
  expect(location.href).not.toContain('#');
});

test('a link betters nothing that is here: neither a completed day, nor the hints of another', async () => {
  playedAsVisitor([1]);
  const kept = storedProgress();
  localStorage.setItem(
    PROGRESS_KEY,
    JSON.stringify({ 1: { ...(kept[1] as object), score: 0, revealed: true } }),
  );
  const ids = await sql<{ id: number }>(
    `select hints.id from public.enigme_indices as hints join public.enigmes on enigmes.id = hints.enigme_id
     where enigmes.edition = $1 and enigmes.day_number = 2 order by rang limit 2`,
    [current],
  );
  localStorage.setItem('escape-noel-hints-2', JSON.stringify(ids.map(({ id }) => id)));
  await openLink({ days: [right(1), right(2)] });
  await page.expectSaid('Ce navigateur garde déjà 1 jour : rien n');
  await page.press('button', TAKE);
  await page.expectSaid('1 jour est arrivé.');
  expect(storedProgress()).toMatchObject({
    1: { score: 0, revealed: true },
    2: { score: 2, hints_used: 2 },
  });
});

test('the sentence comes after the 24 days: judged again, or after its last hint where it was given up', async () => {
  playedAsVisitor(ALL.slice(1));
  const finalSentence = { hintsUsed: 1, revealed: false, answer: 'la maji de noel brille en toi' };
  await openLink({ days: [right(1, { answer: 'faux' })], finalSentence });
  await page.press('button', TAKE);
  await page.expectSaid("La phrase de l'étoile viendra quand les 24 jours seront ici");
  await openLink({ days: [right(1)], finalSentence });
  await page.press('button', TAKE);
  await page.expectSaid("1 jour et la phrase de l'étoile sont arrivés.");
  expect(storedSentence()).toMatchObject({
    hints: [expect.any(String)],
    solved: { sentence: SENTENCE, revealed: false },
  });
  localStorage.removeItem('escape-noel-feast');
  await openLink({ finalSentence: { hintsUsed: 0, revealed: true } });
  await page.press('button', TAKE);
  await page.expectSaid("La phrase de l'étoile est arrivée.");
  expect(storedSentence()).toMatchObject({ hints: { length: 3 }, solved: { revealed: true } });
});

test('a journey of the archives is taken there, from the page of this year too', async () => {
  const days = [{ ...right(1), answer: sentAnswerOf(1, pastRiddles) }];
  await openLink({ edition: PAST_EDITION, days });
  await page.expectSaid(`C'est celui de l'édition ${PAST_EDITION}`);
  await page.press('link', 'Le reprendre dans les archives');
  await page.expectAddress(`/escape-noel/archives/${PAST_EDITION}/reprendre`);
  await page.press('button', TAKE);
  await page.expectSaid('1 jour est arrivé.');
  expect(localStorage.getItem(`${PROGRESS_KEY}-${PAST_EDITION}`)).toContain('"1":');
  expect(storedProgress()).toEqual({});
});

test('a journey of this year that is opened in the archives leads to this year', async () => {
  await openLink({ days: [right(1)] }, `/escape-noel/archives/${PAST_EDITION}/reprendre`);
  await page.press('link', "Le reprendre dans l'édition de cette année");
  await page.expectAddress(ADDRESS);
  await page.find('button', TAKE);
});

test('a journey of an unknown edition brings nothing, and its text is not shown', async () => {
  await openLink({ edition: 'appelle-le-06', days: [right(1)] });
  await page.expectSaid("Cette édition n'est pas, ou plus, dans ce royaume");
  await page.expectUnsaid(/appelle-le/);
  expect(page.query('button', TAKE)).toBeNull();
});
