import { NeedsScripts } from '@/escape-noel/game/layout/NeedsScripts';
import { LongWait } from '@/ui/LongWait';
import { Spinner } from '@/ui/Spinner';

/** While the first page's code loads, at the addresses of the game that are not prerendered. */
export function Loading() {
  return (
    <main className="nuit flex min-h-dvh flex-col items-center justify-center bg-nuit-deep text-lg text-ui-muted">
      <NeedsScripts />
      <Spinner label="Chargement..." />
      <LongWait />
    </main>
  );
}
