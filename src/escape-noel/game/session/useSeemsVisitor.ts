import { maybeSignedIn } from '@/api/sessionKey';
import { useHydrated } from '@/lib/useHydrated';
import { useSession } from './useSession';

/** True if the player is a visitor; until this is known, true if no session is stored. True in prerendered HTML. */
export function useSeemsVisitor(): boolean {
  const { status } = useSession();
  const supposedKnight = useHydrated() && maybeSignedIn();
  return status === 'visitor' || (status === 'loading' && !supposedKnight);
}
