import { logFailure } from '@/lib/log';
import { paths } from '@/paths';
import { useAvailableDays } from '../../shared/calendar';
import type { Player } from '../../shared/player/player';
import { usePlayer } from '../../shared/player/usePlayer';
import { useProgress } from '../../shared/player/useProgress';
import { nextUncompletedDay, RIDDLE_COUNT } from '../../shared/rules/days';

/**
 * Where a success leads (rule 7.2): to the final page once all 24 are completed and a check agrees, otherwise to the next day to do.
 * @param completedCount how many riddles are completed, this one included.
 */
export function useNextStop(day: number, completedCount: number) {
  const player = usePlayer();
  const available = useAvailableDays();
  const { days } = useProgress();
  const next = nextUncompletedDay(new Set([...days.keys(), day]), available);
  const isOver = completedCount >= RIDDLE_COUNT;
  const exists = isOver || next !== day;

  /** @returns its address; null when the check could not be made, or leaves this very day to do. */
  async function find(): Promise<string | null> {
    let stop = next;
    if (isOver) {
      const completed = player && (await readCompleted(player));
      if (completed === null) return null;
      if (completed.size >= RIDDLE_COUNT) return paths.game.final;
      stop = nextUncompletedDay(completed, available);
    }
    return stop === day ? null : paths.game.riddle(stop);
  }

  return {
    /** False when this was the last riddle of an edition that is still being written. */
    exists,
    find,
  };
}

/** The days completed as they are kept; null when they cannot be read. */
async function readCompleted(player: Player): Promise<ReadonlySet<number> | null> {
  try {
    return new Set((await player.completions()).map(({ day }) => day));
  } catch (error) {
    logFailure('Vérification de la quête', error);
    return null;
  }
}
