import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Hint } from '@/api/riddles';
import { HintsPanel } from './HintsPanel';
import type { Hints } from './useHints';

const hint = (rank: number): Hint => ({ id: rank, rank, text: `Texte ${rank}`, media: { type: 'none' } });

const client = new QueryClient();

/** The panel of a riddle whose first hints are revealed. */
function Panel({ count = 1, total = 2 }: { count?: number; total?: number }) {
  const [revealed, setRevealed] = useState(() =>
    Array.from({ length: count }, (_, index) => hint(index + 1)),
  );
  const [isAsking, setAsking] = useState(false);
  const hints: Hints = {
    isAsking,
    setAsking,
    revealed,
    ready: true,
    count: revealed.length,
    total,
    failure: null,
    isAwaited: false,
    retry: () => undefined,
    isTooLate: false,
    revealNext: () => {
      setRevealed((known) => [...known, hint(known.length + 1)]);
      return Promise.resolve(revealed.length + 1);
    },
  };
  return (
    <QueryClientProvider client={client}>
      <HintsPanel done={false} hints={hints} onPlayingChange={() => undefined} playSound={() => undefined}>
        {null}
      </HintsPanel>
    </QueryClientProvider>
  );
}

test('a revealed hint is added to an existing live region and takes the focus', async () => {
  render(<Panel />);
  const region = screen.getByText('Texte 1').closest('[aria-live="polite"]');
  expect(region).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Révéler l'indice 2/ }));
  // The dialog's button has the same label without the number.
  fireEvent.click(screen.getByRole('button', { name: "Révéler l'indice" }));
  expect((await screen.findByText('Texte 2')).closest('[aria-live]')).toBe(region);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Indice 2' })));
});

test.each([
  [0, 'te rapportera 3 points au lieu de 5.'],
  [1, 'te rapportera 2 points au lieu de 3.'],
  [2, 'te rapportera 1 point au lieu de 2.'],
  [3, 'te rapportera toujours 1 point.'],
])('the dialog before the hint after %i says what it costs (rules 4.1, 5.1)', (count, cost) => {
  render(<Panel count={count} total={4} />);
  if (count === 0) fireEvent.click(screen.getByRole('button', { name: 'Révéler les indices' }));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`Révéler l'indice ${count + 1}`) }));
  expect(screen.queryByText(`Après cet indice, la bonne réponse ${cost}`)).not.toBeNull();
});
