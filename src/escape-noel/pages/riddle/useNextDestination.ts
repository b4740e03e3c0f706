import { useQueryClient } from '@tanstack/react-query';
import { logFailure } from '@/lib/log';
import { paths } from '@/paths';
import { useAvailableDays } from '../../shared/calendar';
import { completionsQuery } from '../../shared/player/player.queries';
import { usePlayer } from '../../shared/player/usePlayer';
import { useProgress } from '../../shared/player/useProgress';
import { nextUncompletedDay, RIDDLE_COUNT } from '../../shared/rules/days';

/** Where a success leads (rule 7.2): the final page once all 24 are completed and a check agrees, else the next day to do. */
export function useNextDestination(day: number, completedCount: number) {
  const queries = useQueryClient();
  const player = usePlayer();
  const available = useAvailableDays();
  const { days } = useProgress();
  const next = nextUncompletedDay(new Set([...days.keys(), day]), available);
  const isOver = completedCount >= RIDDLE_COUNT;
  // False after the last riddle of an unfinished edition.
  const exists = isOver || next !== day;

  /** @returns the address; null when the check failed, or leaves only this day to do. */
  async function find(): Promise<string | null> {
    let destination = next;
    if (isOver) {
      const completions = await player
        ?.completions()
        .catch((error: unknown) => logFailure('Vérification de la quête', error));
      if (!completions) return null;
      // The next page shows this answer, and not what was fetched before it.
      queries.setQueryData(completionsQuery(player).queryKey, completions);
      const completed = new Set(completions.map((each) => each.day));
      if (completed.size >= RIDDLE_COUNT) return paths.game.final;
      destination = nextUncompletedDay(completed, available);
    }
    return destination === day ? null : paths.game.riddle(destination);
  }

  return { exists, find };
}
