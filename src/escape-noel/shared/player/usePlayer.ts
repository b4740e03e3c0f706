import { useMemo } from 'react';
import { useSession } from '../session/useSession';
import { browserPlayer } from './browserPlayer';
import type { Player } from './player';
import { serverPlayer } from './serverPlayer';

export function usePlayer(): Player | null {
  const { status, account } = useSession();
  const accountId = account?.id;
  return useMemo(() => {
    if (status === 'loading') return null;
    return accountId === undefined ? browserPlayer : serverPlayer(accountId);
  }, [status, accountId]);
}
