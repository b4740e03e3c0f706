import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import type { LinkedBook } from '@/lib/linkedBook';
import type { StoredBy } from '../../game/player/player';
import type * as Provider from '../../game/session/useSession';
import { RevelationBlock } from './RevelationBlock';

const visitor = visitorPlayer(null, null);

vi.mock('../../game/session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({ status: 'visitor', account: null, playerId: null, knight: null, traveller: null }),
}));
// No picture loads here: the real cover would become the placeholder.
vi.mock('@/ui/Cover', () => ({
  Cover: ({ alt, slug, url }: { alt: string; slug: string; url: string | null }) => (
    <img alt={alt} src={url ?? `/covers/${slug}`} />
  ),
}));
vi.mock('../../game/player/usePlayer', () => ({ usePlayer: () => visitor }));
vi.mock('../../game/player/useProgress', () => ({ useProgress: () => ({ days: new Map() }) }));

function renderSuccess(keeper: StoredBy, book: LinkedBook | null = null): void {
  cleanup();
  const revelation = {
    answer: 'étoile',
    closing: "L'éclat dormait sous la neige.",
    explanation: 'Elle brille la nuit.',
    fragment: 'TOI',
    artefact: { title: 'La clef', description: 'Elle ouvre le ciel.', imageUrl: null },
    book,
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

test.each([
  ['built', null, '/covers/pomme-cannelle'],
  ['uploaded', '/uploads/pomme.webp', '/uploads/pomme.webp'],
])(
  'a riddle that names a book leads to its page, by its title and its %s cover (rule 26.10)',
  async (_cover, coverUrl, src) => {
    renderSuccess('browser', { slug: 'pomme-cannelle', title: 'Pomme Cannelle', coverUrl });
    await screen.findByRole('heading', { name: 'Le livre derrière la porte' });
    const link = screen.getByRole('link', { name: 'Pomme Cannelle' });
    expect(link.getAttribute('href')).toBe('/books/pomme-cannelle');
    expect(link.querySelector('img')?.getAttribute('src')).toBe(src);
  },
);

test('without a book nothing is said of one', () => {
  renderSuccess('browser');
  expect(screen.queryByText('Le livre derrière la porte')).toBeNull();
});
