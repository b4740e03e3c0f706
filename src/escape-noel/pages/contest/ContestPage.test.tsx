import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ContestPage } from './ContestPage';

afterEach(cleanup);

function open(isOpen: boolean): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ContestPage isOpen={isOpen} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('with the contest on, the page promises its points', () => {
  open(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Concours Avis Amazon');
  expect(screen.getByText('133 max')).toBeTruthy();
});

test('with the contest off, the page says so and promises the riddles alone', () => {
  open(false);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le concours est fermé');
  expect(document.body.textContent).toContain('120 points au plus');
  expect(document.body.textContent).not.toMatch(/133|\+10|\+3|Laisser un avis/);
});
