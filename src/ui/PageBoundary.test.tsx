import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CodeError } from '@/lib/loadModule';
import { PageBoundary } from './PageBoundary';

function show(error: Error): string {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw error;
  };
  render(
    <MemoryRouter>
      <PageBoundary address="/">
        <Broken />
      </PageBoundary>
    </MemoryRouter>,
  );
  return screen.getByRole('alert').textContent;
}

test('A page whose code did not arrive is a matter of the network', () => {
  expect(show(new CodeError(false, new TypeError('Failed to fetch dynamically imported module')))).toMatch(
    /n'est pas arrivée jusqu'ici.*La connexion a peut-être flanché/,
  );
});

test.each([
  new TypeError('items.toSorted is not a function'),
  new SyntaxError('Invalid regular expression: invalid group specifier name'),
])('A page whose code arrived and fails is not: %s', (error) => {
  const text = show(error);
  expect(text).toMatch(
    /n'a pas pu s'afficher.*La connexion n'y est pour rien.*ce navigateur est trop ancien/,
  );
  expect(text).not.toMatch(/flanché|nouvelle version/);
});
