import { maybeSignedIn } from '@/api/sessionKey';
import { useHydrated } from '@/lib/useHydrated';
import { useSession } from './useSession';

/** Whether the player is a visitor; until it is known, whether no session is stored. True in prerendered HTML. */
export function useSeemsVisitor(): boolean {
  const { status } = useSession();
  const supposedKnight = useHydrated() && maybeSignedIn();
  return status === 'visitor' || (status === 'loading' && !supposedKnight);
}
