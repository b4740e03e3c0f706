import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Progress from '@/backend/progress';
import type { ImportOutcome } from '@/backend/progress';
import { keepDay, visitorProgress } from '../player/browserProgress';
import { PROGRESS_KEY } from '../player/progressKey';
import type * as Provider from '../session/SessionProvider';
import { ImportDialog } from './ImportDialog';

const importProgress = vi.hoisted(() => vi.fn<() => Promise<ImportOutcome>>());
vi.mock('@/backend/progress', async (original) => ({
  ...(await original<typeof Progress>()),
  importProgress,
  fetchCompletions: () => Promise.resolve([]),
}));
const session = vi.hoisted(() => ({ id: 'a' }));
vi.mock('../session/SessionProvider', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({ status: 'knight', account: { id: session.id, username: 'Aurore' }, knight: null }),
}));

const nothing: ImportOutcome = {
  importedDays: [],
  keptDays: [],
  lockedDays: [],
  hasFeast: false,
  gained: 0,
  totalScore: 0,
};
const completion = (answer: string) => ({
  completed: true,
  score: 5,
  hints_used: 0,
  completed_at: '2024-12-01T10:00:00.000Z',
  answer,
});

/** Lets what has been asked be answered, and drawn. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));

/** The page of a knight whose browser keeps days 1, 4 and 6, once what it could bring is known. */
async function arrive(): Promise<void> {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog />
    </QueryClientProvider>,
  );
  await settle();
}
const offers = () => screen.queryByRole('button', { name: 'Importer ma progression' }) !== null;
async function bring(outcome: Partial<ImportOutcome>): Promise<void> {
  importProgress.mockResolvedValue({ ...nothing, ...outcome });
  fireEvent.click(screen.getByRole('button', { name: 'Importer ma progression' }));
  await settle();
}
const kept = () => [...visitorProgress.read().keys()];

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  session.id = 'a';
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
  await arrive();
  expect(offers()).toBe(true);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Jour 4'),
    expect.stringContaining('Jour 6'),
  ]);
});

test('days whose answer is not recognized stay in the browser, and are not offered at every page', async () => {
  await bring({ importedDays: [1], gained: 5, totalScore: 5 });
  expect(screen.getByText(/Jours 4 et 6.*n'a pas été reconnue/)).toBeTruthy();
  expect(kept()).toEqual([4, 6]);
  await arrive();
  expect(offers()).toBe(false);
});

test('days that the account has, brought or known, leave the browser', async () => {
  await bring({ importedDays: [1, 4], keptDays: [6], gained: 10, totalScore: 15 });
  expect(kept()).toEqual([]);
});

test('an offer that was put aside is not made again to the same knight, until there is something new', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Pas maintenant' }));
  await settle();
  expect(offers()).toBe(false);
  await arrive();
  expect(offers()).toBe(false);
  keepDay(7, { ...completion('étoile'), completed: true, revealed: false, revelation: null });
  await arrive();
  expect(offers()).toBe(true);
  visitorProgress.write({ 1: completion('ombre') });
  await arrive();
  expect(offers()).toBe(false);
  session.id = 'b';
  await arrive();
  expect(offers()).toBe(true);
});
