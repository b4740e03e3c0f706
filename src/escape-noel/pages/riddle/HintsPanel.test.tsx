import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Hint } from '@/backend/riddles';
import { HintsPanel } from './HintsPanel';
import type { Hints } from './useHints';

afterEach(cleanup);

const hint = (rank: number): Hint => ({ id: rank, rank, text: `Texte ${rank}`, media: { type: 'none' } });

/** A riddle of two hints whose first is revealed, and whose next one comes at once. */
function Played() {
  const [revealed, setRevealed] = useState<readonly Hint[]>([hint(1)]);
  const hints: Hints = {
    revealed,
    ready: true,
    count: revealed.length,
    total: 2,
    error: null,
    retry: () => undefined,
    busy: false,
    failure: null,
    forgetFailure: () => undefined,
    revealNext: () => {
      setRevealed((known) => [...known, hint(known.length + 1)]);
      return Promise.resolve(true);
    },
  };
  return (
    <HintsPanel done={false} hints={hints} onHush={() => undefined} playSound={() => undefined}>
      {null}
    </HintsPanel>
  );
}

test('a revealed hint comes into a live region that was there before it, and takes the focus', async () => {
  render(<Played />);
  const region = screen.getByText('Texte 1').closest('[aria-live="polite"]');
  expect(region).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Révéler l'indice 2/ }));
  // The dialog's button has the same first words, without the number.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: "Révéler l'indice" })));
  expect(screen.getByText('Texte 2').closest('[aria-live]')).toBe(region);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Indice 2' }));
});
