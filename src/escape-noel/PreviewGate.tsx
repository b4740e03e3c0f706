import { lazy, Suspense, type ReactNode } from 'react';
import { loadModule } from '@/lib/loadModule';
import { Spinner } from '@/ui/Spinner';
import { AdminOnly } from './AdminGate';

const PreviewedGame = lazy(async () => ({
  default: (await loadModule(() => import('./game/preview/PreviewedGame'))).PreviewedGame,
}));

/** The game in the frame of a preview, for admins. */
export const PreviewGate = ({ code, children }: { code: string; children: ReactNode }) => (
  <div className="nuit min-h-dvh bg-nuit-deep text-nuit-ivory">
    <AdminOnly>
      <Suspense fallback={<Spinner className="min-h-dvh" label="L'aperçu arrive…" />}>
        <PreviewedGame code={code}>{children}</PreviewedGame>
      </Suspense>
    </AdminOnly>
  </div>
);
