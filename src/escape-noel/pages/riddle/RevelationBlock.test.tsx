import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/preact';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { browserPlayer } from '../../shared/player/browserPlayer';
import type { Keeper } from '../../shared/player/player';
import type * as Provider from '../../shared/session/SessionProvider';
import { RevelationBlock } from './RevelationBlock';

vi.mock('../../shared/session/SessionProvider', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({ status: 'visitor', account: null, knight: null }),
}));
vi.mock('../../shared/player/usePlayer', () => ({ usePlayer: () => browserPlayer }));
vi.mock('../../shared/player/useProgress', () => ({ useProgress: () => ({ days: new Map() }) }));

function keptBy(keeper: Keeper): void {
  cleanup();
  const revelation = {
    answer: 'étoile',
    closing: "L'éclat dormait sous la neige.",
    explanation: 'Elle brille la nuit.',
    fragment: 'TOI',
    artefact: { title: 'La clef', description: 'Elle ouvre le ciel.', imageUrl: null },
  };
  const success = { points: 5, revealed: false, revelation, completedCount: 1, keptBy: keeper };
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <RevelationBlock day={7} success={success} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const stands = (text: string | RegExp) => expect(screen.queryByText(text)).not.toBeNull();
const isMissing = (text: string | RegExp) => expect(screen.queryByText(text)).toBeNull();

test('a success tells the end of the story, the explanation and the fragment (rules 3.5, 3.15)', () => {
  keptBy('server');
  for (const text of ["L'éclat dormait sous la neige.", 'Elle brille la nuit.', 'TOI', '5 points'])
    stands(text);
});

test('a knight collects an artefact, and a visitor is told that one waits (rule 3.5)', () => {
  keptBy('server');
  stands('La clef');
  for (const keeper of ['browser', 'nowhere'] as const) {
    keptBy(keeper);
    isMissing('La clef');
    stands(/il rejoindra ta galerie dès que tu auras un compte/);
  }
});

test('what is saved is said to be, where it is, and what is not is not (rule 3.6)', () => {
  keptBy('server');
  stands('Enregistré');
  keptBy('browser');
  stands('Enregistré sur cet appareil');
  keptBy('nowhere');
  stands('Non enregistré');
  stands(/cette victoire s'effacera quand tu fermeras la page/);
});
