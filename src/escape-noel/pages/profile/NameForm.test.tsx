import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '@/api/auth';
import { NameForm } from './NameForm';

const renameKnight = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@/api/knights', () => ({ renameKnight }));
vi.mock('@/api/auth', () => ({ updateAccount: () => Promise.resolve() }));

const account: Account = {
  id: 'a',
  email: 'a@exemple.fr',
  username: 'Aurore',
  fullName: null,
  hasPassword: true,
};

let reply: () => void;
const save = () => screen.getByRole('button', { name: 'Commencer la quête' });

beforeEach(async () => {
  renameKnight.mockImplementation(
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
  history.replaceState(null, '', '/escape-noel/profile');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <NameForm account={account} isNew />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(save());
  await vi.waitUntil(() => save().getAttribute('aria-disabled') === 'true');
});
test("saving the first name opens the game's home", async () => {
  reply();
  await waitFor(() => expect(location.pathname).toBe('/escape-noel'));
});

test('a first name saved late does not navigate once the user has left the page', async () => {
  history.pushState(null, '', '/escape-noel/classement');
  reply();
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
  expect(location.pathname).toBe('/escape-noel/classement');
});
