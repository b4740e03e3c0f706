import { render, screen } from '@testing-library/react';
import { Router, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RequireKnight } from './RequireKnight';

vi.mock('./SessionProvider', () => ({ useSession: () => ({ status: 'visitor', account: null }) }));

test("a visitor on the way to the login page is not left with nothing until that page's script has come", () => {
  const history = createMemoryHistory({ initialEntries: ['/escape-noel/profile'] });
  // The page that is left stays.
  render(
    <Router location="/escape-noel/profile" navigator={history}>
      <RequireKnight>{() => null}</RequireKnight>
    </Router>,
  );
  expect(history.location.pathname).toBe('/escape-noel/login');
  expect(screen.getByRole('status').textContent).toContain('Chargement...');
});
