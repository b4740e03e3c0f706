import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Progress from '@/api/progress';
import type * as Riddles from '@/api/riddles';
import { newcomer } from '../session/expiringFlags';
import { FROM_LOGIN } from '../session/returnTo';
import type * as Provider from '../session/useSession';
import { LANDING_ACTIONS_ID, WelcomeBack } from './WelcomeBack';

const session = vi.hoisted(() => ({ current: {} }));
vi.mock('../session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => session.current,
}));
const fetchCompletions = vi.hoisted(() => vi.fn<() => Promise<unknown[]>>());
vi.mock('@/api/progress', async (original) => ({
  ...(await original<typeof Progress>()),
  fetchCompletions,
}));
vi.mock('@/api/riddles', async (original) => ({
  ...(await original<typeof Riddles>()),
  fetchCalendar: () => Promise.resolve([]),
}));

let completionsArrive: () => void;

let draw: () => void;

beforeEach(() => {
  localStorage.clear();
  session.current = {
    status: 'knight',
    account: { id: 'a', username: 'Aurore' },
    playerId: 'a',
    knight: null,
  };
  fetchCompletions.mockImplementation(
    () =>
      new Promise((resolve) => {
        completionsArrive = () => resolve([]);
      }),
  );
  vi.useFakeTimers();
  history.replaceState({ usr: FROM_LOGIN, key: crypto.randomUUID() }, '', '/escape-noel');
  const queries = new QueryClient();
  const page = () => (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <main>
          <div id={LANDING_ACTIONS_ID}>
            <a href="/escape-noel/jour/1">Continuer</a>
          </div>
        </main>
        <WelcomeBack />
      </BrowserRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page());
  draw = () => rerender(page());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('a knight who comes from the login page is welcomed back', async () => {
  await pass(2_000);
  expect(screen.getByRole('dialog', { name: /Bienvenue de retour/ })).toBeDefined();
});

test("« Continuer l'aventure » waits until it is known where it goes on", async () => {
  await pass(2_000);
  const goOn = screen.getByRole('button', { name: "Continuer l'aventure" });
  expect(goOn.getAttribute('aria-disabled')).toBe('true');
  completionsArrive();
  await pass(0);
  expect(goOn.getAttribute('aria-disabled')).toBeNull();
});

test('a knight who has already gone on is not, however slow the next page', async () => {
  history.pushState(null, '', '/escape-noel/jour/1');
  await pass(3_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closed, it leaves the focus on the main button of the door', async () => {
  await pass(2_000);
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await pass(200);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Continuer' }));
});

test('an account that this browser has made since is not welcomed back', async () => {
  newcomer.write('a');
  await pass(3_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a knight who was signing out when it opened is not held back by it', async () => {
  await pass(2_000);
  session.current = { status: 'visitor', account: null, playerId: null, knight: null, traveller: null };
  draw();
  expect(screen.queryByRole('dialog')).toBeNull();
});
