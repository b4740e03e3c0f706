import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Standing } from '@/api/ranking';
import type * as Provider from '../../game/session/useSession';
import { StandingCard } from './StandingCard';

vi.mock('../../game/session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({
    status: 'knight',
    account: { id: 'a', username: 'Aurore' },
    playerId: 'a',
    knight: null,
  }),
}));
const fetchStanding = vi.hoisted(() => vi.fn<() => Promise<Standing>>());
vi.mock('@/api/ranking', () => ({ fetchStanding }));

const NOTHING: Standing = {
  rank: null,
  page: null,
  playerCount: 12,
  totalScore: 0,
  completedCount: 0,
  lastQuestAt: null,
  outOfRanking: false,
  isClass: false,
};

async function renderCard(standing: Partial<Standing>): Promise<string> {
  fetchStanding.mockResolvedValue({ ...NOTHING, ...standing });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StandingCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading');
  return document.body.textContent;
}
test('a score of 0 points, after a revealed answer, has a rank and a badge', async () => {
  const card = await renderCard({ rank: 12, page: 2, completedCount: 1 });
  expect(card).toContain('Ta PositionRang12 sur 12Points0');
  expect(screen.getByRole('button', { name: 'Partager mon blason' })).toBeDefined();
  expect(card).not.toContain('Pas encore de score');
});

test('a knight who has completed nothing has no score yet', async () => {
  expect(await renderCard({})).toContain('Pas encore de scoreRésous ta première énigme');
});

test('a test account with completed riddles is not told to solve its first one, even with 0 points', async () => {
  expect(await renderCard({ completedCount: 1 })).toContain(
    "Tu as 0\u00A0point. Ton compte sert aux essais de l'équipe",
  );
});

test('a class reads why it has no rank (rule 25.7), and a knight whom the team has taken out whom to write to', async () => {
  expect(await renderCard({ isClass: true, completedCount: 3, totalScore: 15 })).toContain(
    "Tu as 15\u00A0points.Ce compte est celui d'une classe\u00A0: il garde ses points",
  );
  document.body.replaceChildren();
  const taken = await renderCard({ isClass: true, outOfRanking: true, completedCount: 3 });
  expect(taken).toContain('Tu joues hors classement');
});
