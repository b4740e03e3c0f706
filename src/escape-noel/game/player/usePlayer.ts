import { createContext, use, useMemo } from 'react';
import { useEdition } from '../edition/useEdition';
import { useSession } from '../session/useSession';
import { visitorPlayer } from './visitorPlayer';
import type { Player } from './player';
import { serverPlayer } from './serverPlayer';

/** The player of a preview, who takes the place of the browser's. */
export const PlayerContext = createContext<Player | null>(null);

export function usePlayer(): Player | null {
  const previewed = use(PlayerContext);
  const { status, account } = useSession();
  const accountId = account?.id;
  const edition = useEdition();
  return useMemo(() => {
    if (previewed) return previewed;
    if (status === 'loading') return null;
    return accountId === undefined ? visitorPlayer(edition) : serverPlayer(accountId, edition);
  }, [previewed, status, accountId, edition]);
}
