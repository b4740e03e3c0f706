import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { fetchPageOf, pageAt } from '@/lib/lazyPage';
import { OwnTask } from '@/lib/OwnTask';
import { inGame, paths } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { ComingAlive } from './shared/layout/ComingAlive';
import { GameLayout } from './shared/layout/GameLayout';
import { followVisitor } from './shared/player/player.queries';
import { makeQueryClient } from './shared/queryClient';
import { SessionProvider } from './shared/session/SessionProvider';

const pages = [
  pageAt('', () => import('./pages/landing/LandingPage').then((page) => page.LandingPage)),
  pageAt(inGame(paths.game.login), () => import('./pages/login/LoginPage').then((page) => page.LoginPage)),
  pageAt(inGame(paths.game.legal), () => import('./pages/legal/LegalPage').then((page) => page.LegalPage)),
  pageAt(inGame(paths.game.privacy), () =>
    import('./pages/privacy/PrivacyPage').then((page) => page.PrivacyPage),
  ),
  pageAt(inGame(paths.game.password), () =>
    import('./pages/password/PasswordPage').then((page) => page.PasswordPage),
  ),
  pageAt(inGame(paths.game.profile), () =>
    import('./pages/profile/ProfilePage').then((page) => page.ProfilePage),
  ),
  pageAt(`${inGame(paths.game.riddles)}/:id?`, () =>
    import('./pages/riddle/RiddlePage').then((page) => page.RiddlePage),
  ),
  pageAt(inGame(paths.game.adminStats), () =>
    import('./pages/admin/AdminPage').then((page) => page.AdminPage),
  ),
  pageAt(inGame(paths.game.contest), () =>
    import('./pages/contest/ContestPage').then((page) => page.ContestPage),
  ),
  pageAt(inGame(paths.game.leaderboard), () =>
    import('./pages/leaderboard/LeaderboardPage').then((page) => page.LeaderboardPage),
  ),
  pageAt(inGame(paths.game.artefacts), () =>
    import('./pages/artefacts/ArtefactsPage').then((page) => page.ArtefactsPage),
  ),
  pageAt(inGame(paths.game.constellation), () =>
    import('./pages/constellation/ConstellationPage').then((page) => page.ConstellationPage),
  ),
  pageAt(inGame(paths.game.final), () => import('./pages/final/FinalPage').then((page) => page.FinalPage)),
  pageAt(inGame(paths.game.contact), () =>
    import('./pages/contact/ContactPage').then((page) => page.ContactPage),
  ),
  pageAt('*', () => import('./pages/not-found/NotFoundPage').then((page) => page.NotFoundPage)),
];

/** Fetches the page of the game that an address leads to. @returns whether it has come. */
export function fetchGamePage(pathname: string): Promise<boolean> {
  return fetchPageOf(pages, pathname, paths.game.landing);
}

/** The game: its router and what every page of it shares. */
export function EscapeNoel() {
  const { pathname } = useLocation();
  const page = useRoutes(pages);
  const [queries] = useState(makeQueryClient);
  useEffect(() => followVisitor(queries), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <OwnTask>
          <GameLayout>
            <PageBoundary address={pathname}>
              {page}
              <ComingAlive />
            </PageBoundary>
          </GameLayout>
        </OwnTask>
      </SessionProvider>
    </QueryClientProvider>
  );
}
