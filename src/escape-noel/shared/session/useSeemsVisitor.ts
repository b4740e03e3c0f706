import { maybeSignedIn } from '@/api/sessionKey';
import { useHydrated } from '@/lib/useHydrated';
import { useSession } from './SessionProvider';

/** Whether a visitor is there; until it is known, what the storage lets suppose, and a visitor in a page that was written ahead. */
export function useSeemsVisitor(): boolean {
  const { status } = useSession();
  const supposedKnight = useHydrated() && maybeSignedIn();
  return status === 'visitor' || (status === 'loading' && !supposedKnight);
}
