import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { inGame, paths } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { Spinner } from '@/ui/Spinner';
import { ComingAlive } from './shared/layout/ComingAlive';
import { GameLayout } from './shared/layout/GameLayout';
import { followVisitor } from './shared/player/player.queries';
import { makeQueryClient } from './shared/queryClient';
import { SessionProvider } from './shared/session/SessionProvider';

const LandingPage = lazy(() =>
  import('./pages/landing/LandingPage').then((page) => ({ default: page.LandingPage })),
);
const LoginPage = lazy(() => import('./pages/login/LoginPage').then((page) => ({ default: page.LoginPage })));
const ProfilePage = lazy(() =>
  import('./pages/profile/ProfilePage').then((page) => ({ default: page.ProfilePage })),
);
const PasswordPage = lazy(() =>
  import('./pages/password/PasswordPage').then((page) => ({ default: page.PasswordPage })),
);
const PrivacyPage = lazy(() =>
  import('./pages/privacy/PrivacyPage').then((page) => ({ default: page.PrivacyPage })),
);
const LegalPage = lazy(() => import('./pages/legal/LegalPage').then((page) => ({ default: page.LegalPage })));
const RiddlePage = lazy(() =>
  import('./pages/riddle/RiddlePage').then((page) => ({ default: page.RiddlePage })),
);

const ArtefactsPage = lazy(() =>
  import('./pages/artefacts/ArtefactsPage').then((page) => ({ default: page.ArtefactsPage })),
);
const ConstellationPage = lazy(() =>
  import('./pages/constellation/ConstellationPage').then((page) => ({ default: page.ConstellationPage })),
);
const ContactPage = lazy(() =>
  import('./pages/contact/ContactPage').then((page) => ({ default: page.ContactPage })),
);
const FinalPage = lazy(() => import('./pages/final/FinalPage').then((page) => ({ default: page.FinalPage })));
const NotFoundPage = lazy(() =>
  import('./pages/not-found/NotFoundPage').then((page) => ({ default: page.NotFoundPage })),
);
const LeaderboardPage = lazy(() =>
  import('./pages/leaderboard/LeaderboardPage').then((page) => ({ default: page.LeaderboardPage })),
);
const ContestPage = lazy(() =>
  import('./pages/contest/ContestPage').then((page) => ({ default: page.ContestPage })),
);
const AdminPage = lazy(() => import('./pages/admin/AdminPage').then((page) => ({ default: page.AdminPage })));

/** The game: its router and what every page of it shares. */
export function EscapeNoel() {
  const { pathname } = useLocation();
  const [queries] = useState(makeQueryClient);
  useEffect(() => followVisitor(queries), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <GameLayout>
          <PageBoundary address={pathname}>
            <Suspense fallback={<Spinner className="min-h-dvh" label="Chargement..." />}>
              <Routes>
                <Route index element={<LandingPage />} />
                <Route path={inGame(paths.game.login)} element={<LoginPage />} />
                <Route path={inGame(paths.game.legal)} element={<LegalPage />} />
                <Route path={inGame(paths.game.privacy)} element={<PrivacyPage />} />
                <Route path={inGame(paths.game.password)} element={<PasswordPage />} />
                <Route path={inGame(paths.game.profile)} element={<ProfilePage />} />
                <Route path={`${inGame(paths.game.riddles)}/:id?`} element={<RiddlePage />} />
                <Route path={inGame(paths.game.adminStats)} element={<AdminPage />} />
                <Route path={inGame(paths.game.contest)} element={<ContestPage />} />
                <Route path={inGame(paths.game.leaderboard)} element={<LeaderboardPage />} />
                <Route path={inGame(paths.game.artefacts)} element={<ArtefactsPage />} />
                <Route path={inGame(paths.game.constellation)} element={<ConstellationPage />} />
                <Route path={inGame(paths.game.final)} element={<FinalPage />} />
                <Route path={inGame(paths.game.contact)} element={<ContactPage />} />
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
              <ComingAlive />
            </Suspense>
          </PageBoundary>
        </GameLayout>
      </SessionProvider>
    </QueryClientProvider>
  );
}
