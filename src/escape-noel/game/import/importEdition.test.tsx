import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Progress from '@/api/progress';
import { PROGRESS_KEY } from '../storage/progressKey';
import type * as Provider from '../session/useSession';
import { ImportDialog } from './ImportDialog';

const importProgress = vi.hoisted(() => vi.fn<(journey: { edition: string | null }) => Promise<never>>());
const fetchCompletions = vi.hoisted(() => vi.fn<() => Promise<never[]>>());
vi.mock('@/api/progress', async (original) => ({
  ...(await original<typeof Progress>()),
  importProgress,
  fetchCompletions,
}));
const edition = vi.hoisted((): { played: string | null } => ({ played: null }));
vi.mock('../season/calendar', () => ({
  usePlayedEdition: () => edition.played,
  useOpenDays: () => new Set([1]),
}));
vi.mock('../session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({
    status: 'knight',
    account: { id: 'a', username: 'Aurore' },
    playerId: 'a',
    knight: null,
  }),
}));

/** The page of a knight whose browser has played day 1, once the account's progress is known. */
async function arrive(played: string | null): Promise<void> {
  cleanup();
  edition.played = played;
  fetchCompletions.mockClear().mockResolvedValue([]);
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <ImportDialog />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  await waitFor(() => expect(fetchCompletions).toHaveBeenCalledOnce());
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}
const offer = () => screen.queryByRole('button', { name: 'Importer ma progression' });

afterEach(cleanup);

test('An import is of the edition that the browser has played, and so is declining it', async () => {
  const day = { completed: true, score: 5, hints_used: 0, completed_at: '2024-12-01T10:00:00.000Z' };
  localStorage.setItem(PROGRESS_KEY, JSON.stringify({ 1: { ...day, answer: 'ombre' } }));
  const user = userEvent.setup();
  // Before it is known which edition that was, nothing is offered.
  await arrive(null);
  expect(offer()).toBeNull();

  await arrive('2026');
  importProgress.mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(await screen.findByRole('button', { name: 'Importer ma progression' }));
  await screen.findByRole('button', { name: 'Réessayer' });
  expect(importProgress.mock.lastCall?.[0]).toEqual({ player: 'a', edition: '2026' });
  await user.click(screen.getByRole('button', { name: 'Pas maintenant' }));

  await arrive('2026');
  expect(offer()).toBeNull();
  await arrive('2027');
  expect(await screen.findByRole('button', { name: 'Importer ma progression' })).toBeTruthy();
});
