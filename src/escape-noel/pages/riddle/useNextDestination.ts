import { useQueryClient } from '@tanstack/react-query';
import { logFailure } from '@/lib/log';
import { completionsQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { nextStop, type ClosedDoor, type Door } from '../../game/rules/nextStop';
import { addressOf, useDoors } from '../../game/season/calendar';
import { useEditionPaths } from '../../game/edition/useEdition';

/** A day on which clocks change has 25 hours. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/** « À demain » where the door opens the day after the last one that is open: by the calendar, whatever the device's clock says. */
function waitName(door: ClosedDoor, doors: readonly Door[]): string {
  const opened = doors.flatMap(({ opensAt, isOpen }) => (isOpen && opensAt ? [opensAt.getTime()] : []));
  return door.opensAt.getTime() - Math.max(...opened) <= LONGEST_DAY_MS ? 'À demain' : 'À bientôt';
}

/** The destination after a success (rule 7.2): the final page once all 24 are completed and a check agrees, else the next stop. */
export function useNextDestination(day: number, completedCount: number) {
  const here = useEditionPaths();
  const queries = useQueryClient();
  const player = usePlayer();
  const doors = useDoors();
  const { days } = useProgress();
  const next = nextStop(new Set([...days.keys(), day]), doors);
  const isOver = completedCount >= RIDDLE_COUNT || next.kind === 'end';
  // False after the last riddle of an unfinished edition.
  const exists = isOver || next.kind !== 'day' || next.day !== day;

  /** @returns the address; null when the check failed, or leaves only this day to do. */
  async function find(): Promise<string | null> {
    let stop = next;
    if (isOver) {
      const completions = await player
        ?.completions()
        .catch((error: unknown) => logFailure('Vérification de la quête', error));
      if (!completions) return null;
      // The next page shows this answer, and not what was fetched before it.
      queries.setQueryData(completionsQuery(player).queryKey, completions);
      const completed = new Set(completions.map((each) => each.day));
      if (completed.size >= RIDDLE_COUNT) return here.final;
      stop = nextStop(completed, doors);
    }
    return stop.kind === 'day' && stop.day === day ? null : addressOf(stop, here);
  }

  /** The door to wait for, once every open day is completed. */
  const door = !isOver && next.kind === 'wait' ? next.door : null;
  return {
    exists,
    door,
    find,
    name: door
      ? waitName(door, doors)
      : isOver || next.kind !== 'day'
        ? 'La révélation finale'
        : `Jour ${next.day}`,
    /** As far as it is known without the check. */
    address: isOver ? here.final : addressOf(next, here),
  };
}
