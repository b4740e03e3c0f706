import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/useHydrated';
import { inGame } from '@/paths';
import { LongWait } from '@/ui/LongWait';

/**
 * In a page that was written ahead, until its script has come. Once the page is alive it is gone, and what was pressed until then is
 * pressed (scripts/prerender/boot.ts).
 */
export function ComingAlive() {
  const { pathname } = useLocation();
  // The game's home waits for somebody.
  if (useHydrated() || inGame(pathname) === '') return null;
  return (
    <LongWait className="fixed inset-x-3 bottom-3 z-50 mx-auto w-fit rounded-full border border-ui-line bg-ui-surface px-5 py-2" />
  );
}
