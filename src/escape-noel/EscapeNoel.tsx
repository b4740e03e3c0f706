import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
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

/** Every page of the game: its address, or a pattern of addresses, and what imports it. */
const pages: [path: string, load: () => Promise<ComponentType>][] = [
  [paths.game.landing, () => import('./pages/landing/LandingPage').then((page) => page.LandingPage)],
  [paths.game.login, () => import('./pages/login/LoginPage').then((page) => page.LoginPage)],
  [paths.game.legal, () => import('./pages/legal/LegalPage').then((page) => page.LegalPage)],
  [paths.game.privacy, () => import('./pages/privacy/PrivacyPage').then((page) => page.PrivacyPage)],
  [paths.game.password, () => import('./pages/password/PasswordPage').then((page) => page.PasswordPage)],
  [paths.game.profile, () => import('./pages/profile/ProfilePage').then((page) => page.ProfilePage)],
  [`${paths.game.riddles}/:id?`, () => import('./pages/riddle/RiddlePage').then((page) => page.RiddlePage)],
  [paths.game.adminStats, () => import('./pages/admin/AdminPage').then((page) => page.AdminPage)],
  [paths.game.contest, () => import('./pages/contest/ContestPage').then((page) => page.ContestPage)],
  [
    paths.game.leaderboard,
    () => import('./pages/leaderboard/LeaderboardPage').then((page) => page.LeaderboardPage),
  ],
  [paths.game.artefacts, () => import('./pages/artefacts/ArtefactsPage').then((page) => page.ArtefactsPage)],
  [
    paths.game.constellation,
    () => import('./pages/constellation/ConstellationPage').then((page) => page.ConstellationPage),
  ],
  [paths.game.final, () => import('./pages/final/FinalPage').then((page) => page.FinalPage)],
  [paths.game.contact, () => import('./pages/contact/ContactPage').then((page) => page.ContactPage)],
  [
    `${paths.game.landing}/*`,
    () => import('./pages/not-found/NotFoundPage').then((page) => page.NotFoundPage),
  ],
];
const routes = pages.map(([path, load]) => pageAt(inGame(path), load));

/** Fetches the page of the game that an address leads to. @returns whether it has come. */
export function fetchGamePage(pathname: string): Promise<boolean> {
  return fetchPageOf(routes, pathname, paths.game.landing);
}

/** The game: its router and what every page of it shares. */
export function EscapeNoel() {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
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
