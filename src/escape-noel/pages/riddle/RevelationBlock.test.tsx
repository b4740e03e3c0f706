import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import type { StoredBy } from '../../game/player/player';
import type * as Provider from '../../game/session/useSession';
import { RevelationBlock } from './RevelationBlock';

const visitor = visitorPlayer(null);

vi.mock('../../game/session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({ status: 'visitor', account: null, knight: null }),
}));
vi.mock('../../game/player/usePlayer', () => ({ usePlayer: () => visitor }));
vi.mock('../../game/player/useProgress', () => ({ useProgress: () => ({ days: new Map() }) }));

function renderSuccess(keeper: StoredBy): void {
  cleanup();
  const revelation = {
    answer: 'étoile',
    closing: "L'éclat dormait sous la neige.",
    explanation: 'Elle brille la nuit.',
    fragment: 'TOI',
    artefact: { title: 'La clef', description: 'Elle ouvre le ciel.', imageUrl: null },
    book: null,
  };
  const success = { points: 5, revealed: false, revelation, completedCount: 1, storedBy: keeper };
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <RevelationBlock day={7} success={success} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const isShown = (text: string | RegExp) => screen.queryByText(text) !== null;

test('a success shows the end of the story, the explanation and the fragment (rules 3.5, 3.15)', () => {
  renderSuccess('server');
  const texts = ["L'éclat dormait sous la neige.", 'Elle brille la nuit.', 'TOI', '5 points'];
  expect(texts.filter((text) => !isShown(text))).toEqual([]);
});

test.each([
  ['server', true],
  ['browser', false],
  ['nowhere', false],
] as const)(
  'everyone sees the artefact, and a visitor what an account adds (rule 3.5): %s',
  (keeper, hasAccount) => {
    renderSuccess(keeper);
    expect(isShown('La clef')).toBe(true);
    expect(isShown(/Cet artefact est gardé sur cet appareil/)).toBe(keeper === 'browser');
    expect(isShown(/Avec un compte, il rejoint ta galerie/)).toBe(!hasAccount);
  },
);

test.each([
  ['server', 'Enregistré'],
  ['browser', 'Enregistré sur cet appareil'],
  ['nowhere', 'Non enregistré'],
] as const)('the badge says where the success is saved (rule 3.6): %s, « %s »', (keeper, badge) => {
  renderSuccess(keeper);
  expect(isShown(badge)).toBe(true);
  expect(isShown(/cette victoire s'effacera quand tu fermeras la page/)).toBe(keeper === 'nowhere');
});
