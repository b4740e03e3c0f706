import { useMemo } from 'react';
import { useEdition } from '../edition/useEdition';
import { useSession } from '../session/useSession';
import { browserPlayer } from './browserPlayer';
import type { Player } from './player';
import { serverPlayer } from './serverPlayer';

export function usePlayer(): Player | null {
  const { status, account } = useSession();
  const accountId = account?.id;
  const edition = useEdition();
  return useMemo(() => {
    if (status === 'loading') return null;
    return accountId === undefined ? browserPlayer(edition) : serverPlayer(accountId, edition);
  }, [status, accountId, edition]);
}
