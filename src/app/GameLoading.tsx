import { Spinner } from '@/ui/Spinner';

/** The entry knows by it that the page holds no more than the wait. */
export const GAME_LOADING_ID = 'game-loading';

/** An empty address is the page's own, its query included. */
const THIS_PAGE = '';

/**
 * What is there while the game itself is fetched: the build also writes it into the page of the game's inner addresses.
 * It needs no script to offer a way out of a wait that lasts: the script may be what does not come.
 */
export function GameLoading() {
  return (
    <main
      className="nuit flex min-h-dvh flex-col items-center justify-center bg-nuit-deep text-lg text-ui-muted"
      id={GAME_LOADING_ID}
    >
      <Spinner label="Chargement..." />
      <p className="animate-late">
        C'est long ?{' '}
        <a className="font-bold text-ui-accent-text underline underline-offset-4" href={THIS_PAGE}>
          Recharger la page
        </a>
      </p>
    </main>
  );
}
