import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Presses the printing button of what is rendered, where no print dialog opens. @returns the text of the alert (rule 21.7). */
export async function printInVain(): Promise<string | null> {
  vi.useFakeTimers();
  try {
    vi.stubGlobal('print', () => {});
    fireEvent.click(screen.getByRole('button', { name: /^Imprimer/ }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    return screen.getByRole('alert').textContent;
  } finally {
    vi.useRealTimers();
  }
}
