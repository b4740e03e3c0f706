import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { fetchPageOf, lazyPage, type PageRoute } from '@/lib/lazyPage';
import { inGame, paths } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { ComingAlive } from './shared/layout/ComingAlive';
import { GameLayout } from './shared/layout/GameLayout';
import { followVisitor } from './shared/player/player.queries';
import { makeQueryClient } from './shared/queryClient';
import { SessionProvider } from './shared/session/SessionProvider';

const pages: PageRoute[] = [
  {
    path: '',
    Component: lazyPage(() => import('./pages/landing/LandingPage').then((page) => page.LandingPage)),
  },
  {
    path: inGame(paths.game.login),
    Component: lazyPage(() => import('./pages/login/LoginPage').then((page) => page.LoginPage)),
  },
  {
    path: inGame(paths.game.legal),
    Component: lazyPage(() => import('./pages/legal/LegalPage').then((page) => page.LegalPage)),
  },
  {
    path: inGame(paths.game.privacy),
    Component: lazyPage(() => import('./pages/privacy/PrivacyPage').then((page) => page.PrivacyPage)),
  },
  {
    path: inGame(paths.game.password),
    Component: lazyPage(() => import('./pages/password/PasswordPage').then((page) => page.PasswordPage)),
  },
  {
    path: inGame(paths.game.profile),
    Component: lazyPage(() => import('./pages/profile/ProfilePage').then((page) => page.ProfilePage)),
  },
  {
    path: `${inGame(paths.game.riddles)}/:id?`,
    Component: lazyPage(() => import('./pages/riddle/RiddlePage').then((page) => page.RiddlePage)),
  },
  {
    path: inGame(paths.game.adminStats),
    Component: lazyPage(() => import('./pages/admin/AdminPage').then((page) => page.AdminPage)),
  },
  {
    path: inGame(paths.game.contest),
    Component: lazyPage(() => import('./pages/contest/ContestPage').then((page) => page.ContestPage)),
  },
  {
    path: inGame(paths.game.leaderboard),
    Component: lazyPage(() =>
      import('./pages/leaderboard/LeaderboardPage').then((page) => page.LeaderboardPage),
    ),
  },
  {
    path: inGame(paths.game.artefacts),
    Component: lazyPage(() => import('./pages/artefacts/ArtefactsPage').then((page) => page.ArtefactsPage)),
  },
  {
    path: inGame(paths.game.constellation),
    Component: lazyPage(() =>
      import('./pages/constellation/ConstellationPage').then((page) => page.ConstellationPage),
    ),
  },
  {
    path: inGame(paths.game.final),
    Component: lazyPage(() => import('./pages/final/FinalPage').then((page) => page.FinalPage)),
  },
  {
    path: inGame(paths.game.contact),
    Component: lazyPage(() => import('./pages/contact/ContactPage').then((page) => page.ContactPage)),
  },
  {
    path: '*',
    Component: lazyPage(() => import('./pages/not-found/NotFoundPage').then((page) => page.NotFoundPage)),
  },
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
        <GameLayout>
          <PageBoundary address={pathname}>
            {page}
            <ComingAlive />
          </PageBoundary>
        </GameLayout>
      </SessionProvider>
    </QueryClientProvider>
  );
}
