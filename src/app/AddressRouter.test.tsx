import { act, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AddressRouter } from './AddressRouter';

const arrivals = vi.hoisted(() => new Map<string, () => void>());
vi.mock('./App', () => ({
  fetchPage: (pathname: string) =>
    new Promise<void>((resolve) => {
      arrivals.set(pathname, resolve);
    }),
}));

function Page() {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/books">Livres</Link>
      <Link to="/about">À propos</Link>
    </>
  );
}
const follow = (name: string) => act(() => screen.getByRole('link', { name }).click());
const arrive = (pathname: string) => act(async () => arrivals.get(pathname)?.());
const shown = () => screen.getByRole('heading').textContent;

test('a page stays until the script of the next has come; of two that were asked for, the last is shown, whichever comes first', async () => {
  history.replaceState(null, '', '/');
  render(
    <AddressRouter>
      <Page />
    </AddressRouter>,
  );
  await follow('Livres');
  expect([location.pathname, shown()]).toEqual(['/books', '/']);
  await follow('À propos');
  await arrive('/about');
  expect(shown()).toBe('/about');
  await arrive('/books');
  expect(shown()).toBe('/about');
});
