import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { Spinner } from '@/ui/Spinner';
import { EditionPathsContext } from '../edition/useEdition';
import { addressIn } from '../admin/media/draftAddresses';
import { GameLayout } from '../layout/GameLayout';
import { MediaAddressContext } from '../media/mediaAddress';
import { PlayerContext } from '../player/usePlayer';
import { makeQueryClient } from '../session/queryClient';
import { sendToHolder } from './messages';
import { PreviewNavigation } from './PreviewNavigation';
import { PreviewSession } from './PreviewSession';
import { Unshown } from './Unshown';
import { usePreview } from './usePreview';

interface PreviewedGameProps {
  code: string;
  /** The page of the address. */
  children: ReactNode;
}

/**
 * The game inside the frame of a preview: an edition's document, which the page that holds the frame sends, in a state that it
 * chooses. Nothing is saved: this window stores nothing, and its requests are answered from the document.
 */
export function PreviewedGame({ code, children }: PreviewedGameProps) {
  const { pathname } = useLocation();
  const root = paths.previewed(code).landing;
  const page = pathname.slice(root.length + 1);
  if (parent === globalThis.window)
    return <Navigate replace to={`${paths.admin.preview(code)}?${new URLSearchParams({ page })}`} />;
  return (
    <Framed code={code} page={page}>
      {children}
    </Framed>
  );
}

function Framed({ code, page, children }: PreviewedGameProps & { page: string }) {
  const [queries] = useState(makeQueryClient);
  const [target, setTarget] = useState<string | null>(null);
  const shown = usePreview(queries, setTarget);
  useEffect(() => {
    if (shown) sendToHolder({ kind: 'moved', page });
  }, [shown, page]);
  if (!shown) return <Spinner className="min-h-dvh" label="L'aperçu arrive…" />;
  return (
    <QueryClientProvider client={queries}>
      <EditionPathsContext value={paths.previewed(code)}>
        <MediaAddressContext value={(address) => addressIn(shown.media, address)}>
          <PlayerContext value={shown.player}>
            <PreviewSession isVisitor={shown.player.isVisitor}>
              <PreviewNavigation code={code} onArrival={() => setTarget(null)} target={target}>
                <Unshown edition={shown.edition} page={page} />
                <GameLayout>
                  <PageBoundary address={`${page} ${shown.changes}`}>{children}</PageBoundary>
                </GameLayout>
              </PreviewNavigation>
            </PreviewSession>
          </PlayerContext>
        </MediaAddressContext>
      </EditionPathsContext>
    </QueryClientProvider>
  );
}
