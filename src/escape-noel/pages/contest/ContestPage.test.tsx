import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Contest } from '@/api/contest';
import type { LeaderboardPage } from '@/api/ranking';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import { leaderboardQuery } from '../../game/player/ranking.queries';
import { contestQuery } from '../../game/season/contest.queries';
import type * as Session from '../../game/session/useSession';
import { ContestPage } from './ContestPage';

const visitor = visitorPlayer(null, null);

vi.mock('../../game/session/useSession', async (original) => ({
  ...(await original<typeof Session>()),
  useSession: () => ({ status: 'visitor', account: null, playerId: null, knight: null, traveller: null }),
}));

const NO_CONTEST: Contest = {
  endsAt: null,
  isOver: false,
  opensOn: null,
  writtenOn: null,
  drawOn: null,
  winners: null,
  entrants: null,
  prizes: null,
  gift: null,
};
const ENDS_AT = new Date('2024-12-31T23:00:00Z');

const places: LeaderboardPage = {
  playerCount: 12,
  endsAt: null,
  isOver: false,
  page: 1,
  pageCount: 2,
  knights: ['Lutin Polaire', 'Biche du Givre'].map((name, index) => ({
    position: index + 1,
    rank: index + 1,
    isMe: index === 1,
    name,
    totalScore: 133 - index,
    completedCount: 24,
    lastQuestAt: null,
  })),
};

/** Renders the page with the server's replies in the cache. */
function renderPage(isOpen: boolean, contest: Partial<Contest> = {}, openings: readonly Date[] = []): void {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(contestQuery.queryKey, { ...NO_CONTEST, ...contest });
  queries.setQueryData(
    ['calendar', null],
    openings.map((opensAt) => ({ edition: '2026', day: 1, opensAt, isOpen: true, timeZone: 'Europe/Paris' })),
  );
  queries.setQueryData(leaderboardQuery(visitor, 1).queryKey, places);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ContestPage isOpen={isOpen} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const titleOf = () => screen.getByRole('heading', { level: 1 }).textContent;

test('with the contest open, the page shows its points', () => {
  renderPage(true, { endsAt: ENDS_AT });
  expect(titleOf()).toBe('Concours Avis Amazon');
  expect(screen.getByText('133 max')).toBeTruthy();
  expect(screen.getByText("Concours valable jusqu'au 31 décembre 2024.")).toBeTruthy();
});

test('the gift is drawn by lots among validated reviews, and nothing else is promised', () => {
  renderPage(true);
  expect(document.body.textContent).toContain('un tirage au sort choisit');
  expect(document.body.textContent).not.toMatch(/seront choisis|meilleurs chevaliers/);
});

test("what can be won is in the edition's words, or in general ones", () => {
  renderPage(true, { gift: 'Trois cerfs-volants.' });
  expect(screen.getByText('Trois cerfs-volants.')).toBeTruthy();
  cleanup();
  renderPage(true);
  expect(screen.getByText(/^Un cadeau spécial attend/)).toBeTruthy();
});

test("an edition without dates shows the publisher's own end", () => {
  renderPage(true);
  expect(screen.getByText("Concours valable jusqu'au 31 décembre 2024.")).toBeTruthy();
});

test('an edition whose doors have dates and that has no end shows no end of another year', () => {
  renderPage(true, {}, [new Date('2026-11-30T23:00:00Z')]);
  expect(document.body.textContent).not.toMatch(/2024|valable/);
});

test('with the contest closed by its switch, only riddles give points, whatever the edition says', () => {
  renderPage(false, { endsAt: ENDS_AT, isOver: true });
  expect(titleOf()).toBe('Le concours est fermé');
  expect(document.body.textContent).toContain('120 points au plus');
  expect(document.body.textContent).not.toMatch(/133|\+10|\+3|Laisser un avis/);
});

test('before its end the contest is open and shows its end date', () => {
  renderPage(true, { endsAt: new Date('2025-01-06T19:00:00Z'), isOver: false });
  expect(titleOf()).toBe('Concours Avis Amazon');
  expect(screen.getByText("Concours valable jusqu'au 6 janvier 2025 à 20:00.")).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Laisser un avis/ })).toBeTruthy();
});

test('after its end the page shows the final ranking, and no invitation', () => {
  renderPage(true, { endsAt: ENDS_AT, isOver: true });
  expect(titleOf()).toBe('Le concours est terminé');
  expect(document.body.textContent).toContain("Le concours s'est terminé le 31 décembre 2024. Merci");
  const list = within(screen.getByRole('list'));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '#1Lutin Polaire133\u00A0points',
    '#2Vous – Biche du Givre132\u00A0points',
  ]);
  expect(document.body.textContent).not.toMatch(/\+10|\+3|avis sur|Comment participer|Se connecter/);
});
