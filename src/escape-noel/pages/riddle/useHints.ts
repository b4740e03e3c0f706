import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Riddle } from '@/api/riddles';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import type { Player } from '../../game/player/player';
import { hintsQuery, refreshPlayer } from '../../game/player/player.queries';
import { sorted } from '@/lib/arrays';

export type Hints = ReturnType<typeof useHints>;

export function useHints(player: Player, { day, hintCount: total }: Riddle) {
  const queries = useQueryClient();
  const query = hintsQuery(player, day);
  const { data, failure, isAwaited, retry } = useRetriableQuery(query);
  const count = data?.length ?? player.hintCount(day) ?? 0;

  const [isTooLate, setIsTooLate] = useState(false);
  const [isAsking, setAsking] = useState(false);

  /** @returns the rank, or null when the day is completed. */
  async function revealNext() {
    const hint = await player.revealHint(day, count + 1);
    if (!hint) {
      setIsTooLate(true);
      await refreshPlayer(queries, player.key);
      return null;
    }
    // A request sent before this hint was recorded must not overwrite it.
    await queries.cancelQueries({ queryKey: query.queryKey });
    // Another tab may have revealed more meanwhile.
    queries.setQueryData(query.queryKey, (known = []) =>
      sorted([...known.filter(({ id }) => id !== hint.id), hint], (one, other) => one.rank - other.rank),
    );
    return hint.rank;
  }

  return {
    revealed: data ?? [],
    /** False until the revealed hints have loaded: none can be revealed before. */
    ready: data !== undefined,
    /** Number of revealed hints; known before their texts where possible. */
    count,
    total,
    failure,
    isAwaited,
    retry,
    revealNext,
    /** The next hint has been asked for, and is to be confirmed. */
    isAsking,
    setAsking,
    /** A hint was requested after the day had been solved elsewhere (rule 4.6). */
    isTooLate,
  };
}
