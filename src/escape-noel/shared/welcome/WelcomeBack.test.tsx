import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FROM_LOGIN } from '../session/returnTo';
import type * as Provider from '../session/SessionProvider';
import { WelcomeBack } from './WelcomeBack';

vi.mock('../session/SessionProvider', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({ status: 'knight', account: { id: 'a', username: 'Aurore' }, knight: null }),
}));
vi.mock('@/backend/progress', () => ({ fetchCompletions: () => Promise.resolve([]) }));
vi.mock('@/backend/riddles', () => ({ fetchCalendar: () => Promise.resolve([]) }));

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({ usr: FROM_LOGIN, key: crypto.randomUUID() }, '', '/escape-noel');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <WelcomeBack />
      </BrowserRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('whoever comes from the login page is welcomed back', async () => {
  await pass(2_000);
  expect(screen.getByRole('dialog', { name: /Bienvenue de retour/ })).toBeDefined();
});

test('whoever has already gone on is not, however slow the next page', async () => {
  history.pushState(null, '', '/escape-noel/jour/1');
  await pass(3_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});
