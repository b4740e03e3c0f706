import { useDoors } from '../../game/season/calendar';
import { useSeason } from '../../game/season/useSeason';

/** The day of a new message: today's door in December; else the latest that is open, and the first before and outside the season. */
export function useFirstDay(): number {
  const doors = useDoors();
  const season = useSeason();
  if (season?.kind !== 'advent') return doors[0]?.day ?? 1;
  return season.today ?? doors.filter(({ isOpen }) => isOpen).at(-1)?.day ?? 1;
}
