import { createContext, use, useMemo } from 'react';
import { useEdition } from '../edition/useEdition';
import { useSession } from '../session/useSession';
import type { Player } from './player';
import { playerOf } from './playerOf';

/** The player of a preview, who takes the place of the browser's. */
export const PlayerContext = createContext<Player | null>(null);

export function usePlayer(): Player | null {
  const previewed = use(PlayerContext);
  const { status, playerId, traveller } = useSession();
  const edition = useEdition();
  return useMemo(() => {
    if (previewed) return previewed;
    return status === 'loading' ? null : playerOf(playerId ?? traveller, edition);
  }, [previewed, status, playerId, traveller, edition]);
}
