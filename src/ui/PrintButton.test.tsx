import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PrintButton } from './PrintButton';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
}

test.each([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new Error('print is not allowed');
    },
  ],
  ['does nothing', () => {}],
])('where print() %s, the button says how to print otherwise', async (_what, print) => {
  vi.stubGlobal('print', print);
  render(<PrintButton>Imprimer</PrintButton>);
  expect(screen.queryByRole('alert')).toBeNull();
  await press();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain("La fenêtre d'impression ne s'est pas ouverte");
  for (const way of ['menu', 'Partager', 'vrai navigateur']) expect(alert.textContent).toContain(way);
  // The browser's menu worked.
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the dialog opens nothing is said, and it opens once what is printed is ready', async () => {
  const print = vi.fn<() => void>(() => void dispatchEvent(new Event('beforeprint')));
  vi.stubGlobal('print', print);
  const waiting = new Array<() => void>();
  const pictures = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  render(<PrintButton prepare={() => pictures}>Imprimer</PrintButton>);
  await press();
  expect(print).not.toHaveBeenCalled();
  await act(async () => waiting.at(0)?.());
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
