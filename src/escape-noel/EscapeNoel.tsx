import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Motion } from '@/effects/Motion';
import { PageBoundary } from '@/ui/PageBoundary';
import { GameLayout } from './shared/layout/GameLayout';
import { followEdition } from './shared/player/playedEdition';
import { followVisitor, resetEdition } from './shared/player/player.queries';
import { makeQueryClient } from './shared/queryClient';
import { AuthProvider } from './shared/session/AuthProvider';

/** The game: what its pages share. */
export function EscapeNoel() {
  const { pathname } = useLocation();
  const [queries] = useState(makeQueryClient);
  const [editionsBefore, setEditionsBefore] = useState(0);
  useEffect(() => followVisitor(queries), [queries]);
  useEffect(
    () =>
      followEdition(() => {
        resetEdition(queries);
        // Pages start again: dialogs, boards and announcements are of the edition before.
        setEditionsBefore((count) => count + 1);
      }),
    [queries],
  );
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <Motion>
          <GameLayout>
            <PageBoundary address={pathname} key={editionsBefore}>
              <Outlet />
            </PageBoundary>
          </GameLayout>
        </Motion>
      </AuthProvider>
    </QueryClientProvider>
  );
}
