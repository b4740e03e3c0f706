import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Fragment, lazy, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Motion } from '@/effects/Motion';
import { loadModule } from '@/lib/loadModule';
import { usePersisted } from '@/lib/storage';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { archiveCode, isAdminPath, previewedCode } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { EditionGate } from './EditionGate';
import { EditionProvider } from './game/edition/EditionProvider';
import { GameLayout } from './game/layout/GameLayout';
import { startOutbox } from './game/offline/outbox';
import { followEdition } from './game/storage/playedEdition';
import { playingTraveller } from './game/storage/travellers';
import { followTraveller, followVisitor, resetEdition } from './game/player/player.queries';
import { makeQueryClient } from './game/session/queryClient';
import { AuthProvider } from './game/session/AuthProvider';
import { useOwner, useSession } from './game/session/useSession';

/** No player needs its code. */
const AdminGate = lazy(async () => ({
  default: (await loadModule(() => import('./AdminGate'))).AdminGate,
}));
const PreviewGate = lazy(async () => ({
  default: (await loadModule(() => import('./PreviewGate'))).PreviewGate,
}));

/** The game without a network (rules 22), after everything else; without its code it is played as before. */
const startOffline = (queries: QueryClient) =>
  void loadModule(() => import('./game/offline/start')).then(
    (module) =>
      module.startOffline(queries, async () => {
        const { openDay } = await loadModule(() => import('./pages/riddle/RiddlePage'));
        return openDay;
      }),
    () => undefined,
  );

/** The game: what its pages share. */
export function EscapeNoel() {
  const { pathname } = useLocation();
  const [queries] = useState(makeQueryClient);
  const edition = archiveCode(pathname);
  const [editionsBefore, setEditionsBefore] = useState(0);
  const traveller = usePersisted(playingTraveller);
  useEffect(() => followVisitor(queries, edition, traveller), [queries, edition, traveller]);
  useEffect(() => followTraveller(queries), [queries]);
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
  const isPlayed = previewed === null;
  useEffect(
    () => (isPlayed ? whenIdle(() => startOffline(queries), AFTER_CONTENT_MS) : undefined),
    [isPlayed, queries],
  );
  useEffect(() => (isPlayed ? startOutbox(queries) : undefined), [isPlayed, queries]);
  const isOfTeam = isAdminPath(pathname);
  const Gate = isOfTeam ? AdminGate : EditionGate;
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <Motion>
          {isPlayed ? (
            <EditionProvider>
              <GameLayout hasScenery={!isOfTeam}>
                <PageBoundary address={pathname} key={editionsBefore}>
                  <Gate>
                    <OfPlayer>
                      <Outlet />
                    </OfPlayer>
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

/** Nothing of one player stays on a page for the next: it starts again when another knight or traveller plays, here or in another tab. */
function OfPlayer({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const owner = useOwner();
  const [seen, setSeen] = useState({ status, owner, switches: 0 });
  if (status !== seen.status || owner !== seen.owner) {
    // Until the session is known, and for a visitor who signs in, the page goes on.
    const isSwitch = status === seen.status;
    setSeen({ status, owner, switches: seen.switches + (isSwitch ? 1 : 0) });
  }
  return <Fragment key={seen.switches}>{children}</Fragment>;
}
