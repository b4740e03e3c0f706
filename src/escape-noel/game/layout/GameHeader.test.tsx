import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type * as Leave from '../session/leave';
import { SessionContext, type Session } from '../session/useSession';
import { GameHeader } from './GameHeader';

const leave = vi.hoisted(() => vi.fn<(account: string) => Promise<void>>());
vi.mock('../session/leave', async (original) => ({ ...(await original<typeof Leave>()), leave }));

const account = { id: 'bohort', email: null, username: 'Bohort', fullName: null, hasPassword: true };
const session: Session = { status: 'knight', account, playerId: 'bohort', knight: null, traveller: null };

test('« Quitter » says « Déconnexion... » until it is done, and is pressed once', async () => {
  leave.mockReturnValue(new Promise(() => {}));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <SessionContext value={session}>
          <GameHeader />
        </SessionContext>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const [first] = screen.getAllByRole('button', { name: 'Quitter' });
  if (first) fireEvent.click(first);
  // In the row, and in the menu of small screens.
  const busy = await screen.findAllByRole('button', { name: 'Déconnexion...' });
  expect(busy).toHaveLength(2);
  for (const button of busy) {
    expect(button.matches(':disabled, [aria-disabled="true"]')).toBe(true);
    fireEvent.click(button);
  }
  expect(leave.mock.calls).toEqual([['bohort']]);
});
