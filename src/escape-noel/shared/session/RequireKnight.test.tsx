import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { RequireKnight } from './RequireKnight';

vi.mock('./SessionProvider', () => ({ useSession: () => ({ status: 'visitor', account: null }) }));

afterEach(cleanup);

test("a visitor on the way to the login page is not left with nothing until that page's script has come", () => {
  history.replaceState(null, '', '/escape-noel/profile');
  const NeverComes = lazy(() => new Promise<never>(() => {}));
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route element={<NeverComes />} path="/escape-noel/login" />
          <Route element={<RequireKnight>{() => null}</RequireKnight>} path="/escape-noel/profile" />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  expect(location.pathname).toBe('/escape-noel/login');
  expect(screen.getByRole('status').textContent).toContain('Chargement...');
});
