import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Motion } from '@/effects/Motion';
import { PageBoundary } from '@/ui/PageBoundary';
import { GameLayout } from './shared/layout/GameLayout';
import { followVisitor } from './shared/player/player.queries';
import { makeQueryClient } from './shared/queryClient';
import { AuthProvider } from './shared/session/AuthProvider';

/** The game: what its pages share. */
export function EscapeNoel() {
  const { pathname } = useLocation();
  const [queries] = useState(makeQueryClient);
  useEffect(() => followVisitor(queries), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <Motion>
          <GameLayout>
            <PageBoundary address={pathname}>
              <Outlet />
            </PageBoundary>
          </GameLayout>
        </Motion>
      </AuthProvider>
    </QueryClientProvider>
  );
}
