import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/log';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import type { Player } from '../../game/player/player';

/** Events that this page load has counted: the server counts once an hour at most. */
const counted = new Set<string>();

/** Counts that a day's page has been read for two seconds, unsolved when it was shown (rule 8.8, decision 0018). */
export function useOpeningCount(player: Player, day: number, isSolved: boolean): void {
  const [wasSolved] = useState(isSolved);
  useEffect(() => {
    const key = `${player.key} ${day}`;
    if (wasSolved || counted.has(key)) return undefined;
    return whenIdle(() => {
      counted.add(key);
      player.countOpening(day).catch((cause: unknown) => {
        counted.delete(key);
        logFailure("Comptage d'une ouverture", cause);
      });
    }, AFTER_CONTENT_MS);
  }, [player, day, wasSolved]);
}
