import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Provider from '../session/useSession';
import { GameLayout } from './GameLayout';

vi.mock('../session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({ status: 'visitor', account: null, playerId: null, knight: null, traveller: null }),
}));
vi.mock('../import/ImportDialog', () => ({ ImportDialog: () => null }));

beforeEach(() => history.replaceState(null, '', '/escape-noel/profile'));
test('the first tab stop of the game skips the header and focuses the page', () => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <GameLayout>
          <h1>La page</h1>
        </GameLayout>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const link = screen.getByRole('link', { name: 'Aller au contenu' });
  expect(container.querySelector('a[href], button, input, [tabindex="0"]')).toBe(link);
  const target = document.getElementById(link.getAttribute('href')?.replace(/^#/, '') ?? '');
  expect(target).toBe(screen.getByRole('main'));
  expect(target?.contains(screen.getByRole('heading', { name: 'La page' }))).toBe(true);
  // happy-dom focuses any element; a browser needs the attribute.
  expect(target?.getAttribute('tabindex')).toBe('-1');
});
