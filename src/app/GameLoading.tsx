import { LongWait } from '@/ui/LongWait';
import { Spinner } from '@/ui/Spinner';

/** The entry knows by it that the page holds no more than the wait. */
export const GAME_LOADING_ID = 'game-loading';

/** What is there while the game itself is fetched: the build also writes it into the page of the game's inner addresses. */
export function GameLoading() {
  return (
    <main
      className="nuit flex min-h-dvh flex-col items-center justify-center bg-nuit-deep text-lg text-ui-muted"
      id={GAME_LOADING_ID}
    >
      <Spinner label="Chargement..." />
      <LongWait />
    </main>
  );
}
