import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { BookActions } from './book/BookActions';
import { TradePage } from './trade/TradePage';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each<[string, ReactElement]>([
  ['the page of a book', <BookActions key="book" title="Pomme cannelle" />],
  ['« Libraires »', <TradePage key="trade" />],
])('where no print dialog opens, %s says how to print otherwise (rule 21.7)', async (_, content) => {
  vi.stubGlobal('print', () => {});
  render(<MemoryRouter>{content}</MemoryRouter>);
  fireEvent.click(screen.getByRole('button', { name: /^Imprimer/ }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  const alert = screen.getByRole('alert');
  for (const way of ['menu', 'Partager', 'vrai navigateur']) expect(alert.textContent).toContain(way);
});
