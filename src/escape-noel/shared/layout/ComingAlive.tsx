import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/useHydrated';
import { inGame } from '@/paths';

/** An empty address is the page's own, its query included. */
const THIS_PAGE = '';

/**
 * In a page that was written ahead: a way out of a wait that lasts, which needs no script as the script may be what does not come.
 * Once the page is alive it is gone, and what was pressed until then is pressed (scripts/prerender/boot.ts).
 */
export function ComingAlive() {
  const { pathname } = useLocation();
  // The game's home waits for somebody.
  if (useHydrated() || inGame(pathname) === '') return null;
  return (
    <p className="fixed inset-x-3 bottom-3 z-50 mx-auto w-fit animate-late rounded-full border border-ui-line bg-ui-surface px-5 py-2 text-ui-muted">
      C'est long&nbsp;?{' '}
      <a className="font-bold text-ui-accent-text underline underline-offset-4" href={THIS_PAGE}>
        Recharger la page
      </a>
    </p>
  );
}
