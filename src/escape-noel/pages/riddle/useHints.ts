import { useQueryClient } from '@tanstack/react-query';
import type { Riddle } from '@/api/riddles';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import type { Player } from '../../shared/player/player';
import { hintsQuery } from '../../shared/player/player.queries';

/** The hints of a riddle. */
export type Hints = ReturnType<typeof useHints>;

/** Follows the hints of a riddle, and reveals them. */
export function useHints(player: Player, { day, hintCount: total }: Riddle) {
  const queries = useQueryClient();
  const query = hintsQuery(player, day);
  const { data, failure, isAwaited, retry } = useRetriableQuery(query);
  const count = data?.length ?? player.hintCount(day) ?? 0;

  /** Reveals the next one in order. @throws {BackendError} */
  async function revealNext() {
    const hint = await player.revealHint(day, count + 1);
    // A reading that left before this hint was noted must not come back without it.
    await queries.cancelQueries({ queryKey: query.queryKey });
    // Another tab may have revealed more meanwhile.
    queries.setQueryData(query.queryKey, (known = []) =>
      [...known.filter(({ id }) => id !== hint.id), hint].toSorted((one, other) => one.rank - other.rank),
    );
  }

  return {
    /** Revealed ones, in order. */
    revealed: data ?? [],
    /** False until the revealed ones are here: no other should be offered before. */
    ready: data !== undefined,
    /** How many are revealed, where it can be known before their words are. */
    count,
    total,
    /** Their words could not be read. */
    failure,
    isAwaited,
    retry,
    revealNext,
  };
}
