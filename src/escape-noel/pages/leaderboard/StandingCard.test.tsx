import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Standing } from '@/api/ranking';
import type * as Provider from '../../shared/session/SessionProvider';
import { StandingCard } from './StandingCard';

vi.mock('../../shared/session/SessionProvider', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({ status: 'knight', account: { id: 'a', username: 'Aurore' }, knight: null }),
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
};

async function cardOf(standing: Partial<Standing>): Promise<string> {
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
test('a score of 0 points, for a riddle whose answer was revealed, has its rank and its badge', async () => {
  const card = await cardOf({ rank: 12, page: 2, completedCount: 1 });
  expect(card).toContain('Ta PositionRang12 sur 12Points0');
  expect(screen.getByRole('button', { name: 'Partager mon blason' })).toBeDefined();
  expect(card).not.toContain('Pas encore de score');
});

test('who has completed nothing has no score yet', async () => {
  expect(await cardOf({})).toContain('Pas encore de scoreRésous ta première énigme');
});

test('an account of the tests that has completed riddles is not told to solve its first, even without a point', async () => {
  expect(await cardOf({ completedCount: 1 })).toContain(
    "Tu as 0\u00A0point. Ton compte sert aux essais de l'équipe",
  );
});
