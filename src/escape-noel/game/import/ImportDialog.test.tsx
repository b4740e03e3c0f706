import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FinalSentence } from '@/api/finalSentence';
import type * as Progress from '@/api/progress';
import type { Completion, ImportOutcome } from '@/api/progress';
import { completion, nothing } from '@/testing/imports';
import { visitorStorage } from '../storage/browserProgress';
import { PROGRESS_KEY } from '../storage/progressKey';
import { ALL_DAYS } from '../rules/days';
import type * as Provider from '../session/useSession';
import { ImportDialog } from './ImportDialog';

const storage = visitorStorage(null, null);

const importProgress = vi.hoisted(() => vi.fn<() => Promise<ImportOutcome>>());
/** The days that the account has. */
const account = vi.hoisted((): { days: Completion[] } => ({ days: [] }));
vi.mock('@/api/progress', async (original) => ({
  ...(await original<typeof Progress>()),
  importProgress,
  fetchCompletions: () => Promise.resolve(account.days),
}));
const fetchFinalSentence = vi.hoisted(() => vi.fn<() => Promise<FinalSentence | null>>());
vi.mock('@/api/finalSentence', () => ({ fetchFinalSentence }));
const fetchSolvedBonusDays = vi.hoisted(() => vi.fn<() => Promise<number[]>>());
vi.mock('@/api/bonusQuestions', () => ({ fetchSolvedBonusDays }));
const useOpenDays = () => new Set(ALL_DAYS);
vi.mock('../season/calendar', () => ({ usePlayedEdition: () => '2026', useOpenDays: () => useOpenDays() }));
const session = vi.hoisted(() => ({ id: 'a' }));
const sessionOf = (id: string) => ({ status: 'knight', account: { id, username: 'Aurore' }, playerId: id });
vi.mock('../session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => sessionOf(session.id),
}));

const unsolved: FinalSentence = { question: 'Que disent-ils ?', hintCount: 3, hints: [], solved: null };
function hasDays(days: readonly number[]): void {
  account.days = days.map((day) => ({ day, score: 5, completedAt: new Date(0) }));
}
/** The account has these days, and the browser the sentence. */
function keepFinalSentence(days: readonly number[]): void {
  hasDays(days);
  storage.finalSentence.write({
    hints: [],
    solved: { sentence: 'La phrase', letter: 'Petit chevalier…', revealed: false, typed: 'la frase' },
  });
}
/** The browser keeps these days with their bonus questions, and the account has these others. */
function keepBonusAnswers(days: readonly number[], known: readonly number[]): void {
  const defi = { typed: 'Lisbonne', answer: 'Lisbonne', explanation: 'Un port.' };
  storage.progress.write(Object.fromEntries(days.map((day) => [day, { ...completion('ombre'), defi }])));
  hasDays(known);
}

/** Lets what has been asked be answered, and drawn. */
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));

/** The page of a knight whose browser keeps days 1, 4 and 6, once what it could bring is known. */
async function arrive(): Promise<void> {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  await settle();
  await settle(); // for the sentence and the rings
}
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const offers = () => screen.queryByRole('button', { name: 'Importer ma progression' }) !== null;
async function bring(outcome: Partial<ImportOutcome>): Promise<void> {
  importProgress.mockResolvedValue({ ...nothing, ...outcome });
  await press('Importer ma progression');
}
const kept = () => [...storage.progress.read().keys()];
beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  session.id = 'a';
  account.days = [];
  fetchFinalSentence.mockReset().mockResolvedValue(unsolved);
  fetchSolvedBonusDays.mockReset().mockResolvedValue([]);
  localStorage.setItem(
    PROGRESS_KEY,
    JSON.stringify({ 1: completion('ombre'), 4: completion('lampe'), 6: completion('lune') }),
  );
  await arrive();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('days that came too fast stay in the browser, are said to be tried again, and are offered at the next page', async () => {
  await bring({ importedDays: [1], lockedDays: [4, 6], gained: 5, totalScore: 5 });
  expect(screen.getByText(/Jours 4 et 6.*trop de réponses d'un coup, réessaie dans une minute/)).toBeTruthy();
  expect(kept()).toEqual([4, 6]);
  await press('Continuer');
  expect(offers()).toBe(false);
  await arrive();
  expect(offers()).toBe(true);
  expect(items()).toEqual([expect.stringContaining('Jour 4'), expect.stringContaining('Jour 6')]);
});

test('days whose answer is not recognized stay in the browser, and are not offered at every page', async () => {
  await bring({ importedDays: [1], gained: 5, totalScore: 5 });
  expect(screen.getByText(/Jours 4 et 6.*n'a pas été reconnue/)).toBeTruthy();
  expect(kept()).toEqual([4, 6]);
  await arrive();
  expect(offers()).toBe(false);
});

test('days that the account has, brought or known, leave the browser', async () => {
  await bring({ importedDays: [1, 4], knownDays: [6], gained: 10, totalScore: 15 });
  expect(kept()).toEqual([]);
});

test('an offer that was put aside is not made again to the same knight, until there is something new', async () => {
  await press('Pas maintenant');
  expect(offers()).toBe(false);
  await arrive();
  expect(offers()).toBe(false);
  storage.storeDay(7, { ...completion('étoile'), completed: true, revealed: false, revelation: null });
  await arrive();
  expect(offers()).toBe(true);
  storage.progress.write({ 1: completion('ombre') });
  await arrive();
  expect(offers()).toBe(false);
  session.id = 'b';
  await arrive();
  expect(offers()).toBe(true);
});

test('the sentence alone is offered to a knight who has every day without it, and is removed from the browser once imported', async () => {
  keepFinalSentence(ALL_DAYS);
  await arrive();
  expect(items()).toEqual(["La phrase de l'étoile"]);
  await bring({ hasFinalSentence: true });
  expect(screen.getByText("La phrase de l'étoile rejoint ton compte.")).toBeTruthy();
  expect(storage.finalSentence.read().solved).toBeNull();
  await arrive();
  expect(offers()).toBe(false);
});

test('the sentence is offered neither to a knight who has it, nor before every day is on the account', async () => {
  keepFinalSentence(ALL_DAYS);
  const solved = { sentence: 'La phrase', letter: '…', revealed: true };
  fetchFinalSentence.mockResolvedValue({ ...unsolved, solved });
  await arrive();
  expect(offers()).toBe(false);
  keepFinalSentence(ALL_DAYS.slice(6));
  await arrive();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText("La phrase de l'étoile")).toBeNull();
});

test('the sentence waits for a day that could not come, and is offered again once that one is there', async () => {
  keepFinalSentence(ALL_DAYS.slice(1));
  await arrive();
  expect(screen.getByText("La phrase de l'étoile")).toBeTruthy();
  await bring({ knownDays: [4, 6] });
  expect(screen.getByText("La phrase de l'étoile viendra après.")).toBeTruthy();
  await press('Continuer');
  keepFinalSentence(ALL_DAYS);
  await arrive();
  expect(offers()).toBe(true);
});

test('a sentence that is not recognized stays in the browser, and is not offered at every page', async () => {
  keepFinalSentence(ALL_DAYS);
  await arrive();
  await bring({ knownDays: [1, 4, 6] });
  expect(screen.getByText(/La phrase gardée ici n'a pas été reconnue/)).toBeTruthy();
  expect(storage.finalSentence.read().solved).toMatchObject({ typed: 'la frase' });
  await arrive();
  expect(offers()).toBe(false);
});

test('a bonus answer is offered, alone, only where the account has the day without its ring, and leaves the browser once it is there', async () => {
  keepBonusAnswers([3, 8], [3, 8]);
  fetchSolvedBonusDays.mockResolvedValue([3, 8]);
  await arrive();
  expect(offers()).toBe(false);
  fetchSolvedBonusDays.mockResolvedValue([8]);
  await arrive();
  expect(screen.getByText(/garde un défi relevé\s: son anneau d'argent n'attend que ton nom/)).toBeTruthy();
  expect(items()).toEqual(['Défi du jour 3']);
  await bring({ knownDays: [3, 8], answeredBonusDays: [3, 8] });
  expect(screen.getByText('Un défi relevé rejoint ton compte.')).toBeTruthy();
  expect(kept()).toEqual([]);
  await arrive();
  expect(offers()).toBe(false);
});

test('a bonus question put aside is not offered again; one that is answered since is', async () => {
  keepBonusAnswers([3], [3, 8]);
  await arrive();
  await press('Pas maintenant');
  await arrive();
  expect(offers()).toBe(false);
  keepBonusAnswers([3, 8], [3, 8]);
  await arrive();
  expect(offers()).toBe(true);
});

test('a bonus question that is not recognized stays in the browser though its day came, and is not offered at every page', async () => {
  keepBonusAnswers([3], []);
  await arrive();
  expect(items()).toEqual([expect.stringContaining('Jour 3'), 'Défi du jour 3']);
  await bring({ importedDays: [3], gained: 5, totalScore: 5 });
  expect(screen.getByText(/Défi du jour 3\s: la réponse gardée ici n'a pas été reconnue/)).toBeTruthy();
  expect(kept()).toEqual([3]);
  hasDays([3]);
  await arrive();
  expect(offers()).toBe(false);
});

test('a bonus question that came too fast is offered at the next page', async () => {
  keepBonusAnswers([3], [3]);
  await arrive();
  await bring({ knownDays: [3], lockedBonusDays: [3] });
  expect(screen.getByText(/Défi du jour 3\s: trop de réponses d'un coup/)).toBeTruthy();
  await arrive();
  expect(offers()).toBe(true);
});
