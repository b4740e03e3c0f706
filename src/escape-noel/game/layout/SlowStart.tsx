import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/useHydrated';
import { paths } from '@/paths';
import { LongWait } from '@/ui/LongWait';

/** In a prerendered page whose code does not come: a way to reload it, after ten seconds. The front door needs no code to be read. */
export function SlowStart() {
  const { pathname } = useLocation();
  if (useHydrated() || pathname === paths.game.landing) return null;
  return (
    <LongWait className="fixed inset-x-3 bottom-3 z-50 mx-auto w-fit rounded-full border border-ui-line bg-ui-surface px-5 py-2" />
  );
}
