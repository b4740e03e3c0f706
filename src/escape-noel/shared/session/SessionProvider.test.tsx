import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { SessionProvider, useSession } from './SessionProvider';

const page = vi.hoisted(() => ({ allAlive: vi.fn<() => Promise<void>>() }));
vi.mock('@/lib/OwnTask', () => page);
vi.mock('@/api/knights', () => ({ fetchKnight: () => Promise.resolve(null) }));

afterEach(() => localStorage.clear());

function Name() {
  const { account } = useSession();
  return account?.username;
}

test('whoever signs in while the page is still coming alive is known once it has', async () => {
  const alive = new AbortController();
  page.allAlive.mockImplementation(
    () => new Promise((resolve) => alive.signal.addEventListener('abort', () => resolve())),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <SessionProvider>
          <Name />
        </SessionProvider>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  await vi.waitUntil(() => page.allAlive.mock.calls.length > 0);
  const user = { id: 'a', user_metadata: { username: 'Aurore' } };
  const session = { access_token: 'token', expires_at: Date.now() / 1000 + 3600, user };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  alive.abort();
  expect(await screen.findByText('Aurore')).toBeDefined();
});
