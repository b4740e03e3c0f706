import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Motion } from '@/effects/Motion';
import { loadModule } from '@/lib/loadModule';
import { archiveCode, isAdminPath, previewedCode } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { EditionGate } from './EditionGate';
import { EditionProvider } from './shared/edition/EditionProvider';
import { GameLayout } from './shared/layout/GameLayout';
import { followEdition } from './shared/player/playedEdition';
import { followVisitor, resetEdition } from './shared/player/player.queries';
import { makeQueryClient } from './shared/queryClient';
import { AuthProvider } from './shared/session/AuthProvider';

/** No player needs its code. */
const AdminGate = lazy(async () => ({
  default: (await loadModule(() => import('./AdminGate'))).AdminGate,
}));
const PreviewGate = lazy(async () => ({
  default: (await loadModule(() => import('./PreviewGate'))).PreviewGate,
}));

/** The game: what its pages share. */
export function EscapeNoel() {
  const { pathname } = useLocation();
  const [queries] = useState(makeQueryClient);
  const edition = archiveCode(pathname);
  const [editionsBefore, setEditionsBefore] = useState(0);
  useEffect(() => followVisitor(queries, edition), [queries, edition]);
  useEffect(
    () =>
      followEdition(() => {
        resetEdition(queries);
        // Pages start again: dialogs, boards and announcements are of the edition before.
        setEditionsBefore((count) => count + 1);
      }),
    [queries],
  );
  const previewed = previewedCode(pathname);
  const Gate = isAdminPath(pathname) ? AdminGate : EditionGate;
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <Motion>
          {previewed === null ? (
            <EditionProvider>
              <GameLayout>
                <PageBoundary address={pathname} key={editionsBefore}>
                  <Gate>
                    <Outlet />
                  </Gate>
                </PageBoundary>
              </GameLayout>
            </EditionProvider>
          ) : (
            <PreviewGate code={previewed}>
              <Outlet />
            </PreviewGate>
          )}
        </Motion>
      </AuthProvider>
    </QueryClientProvider>
  );
}
