import { render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RequireKnight } from './RequireKnight';

vi.mock('./useSession', () => ({ useSession: () => ({ status: 'visitor', account: null, playerId: null }) }));

test('a visitor who is sent to the login page sees the spinner until its code has loaded', async () => {
  const loadLogin = vi.fn<() => Promise<{ default: ComponentType }>>(() => new Promise(() => {}));
  const LoginPage = lazy(loadLogin);
  render(
    <MemoryRouter initialEntries={['/escape-noel/profile']}>
      <Suspense fallback="Rien">
        <Routes>
          <Route element={<RequireKnight>{() => null}</RequireKnight>} path="/escape-noel/profile" />
          <Route element={<LoginPage />} path="/escape-noel/login" />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await waitFor(() => expect(loadLogin).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status').textContent).toContain('Chargement...');
  expect(screen.queryByText('Rien')).toBeNull();
});
