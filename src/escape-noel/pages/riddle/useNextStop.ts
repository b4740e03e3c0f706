import { useNavigate } from 'react-router-dom';
import { fetchCompletions } from '@/backend/progress';
import { logFailure } from '@/lib/log';
import { paths } from '@/paths';
import { readLocalProgress } from '../../shared/progress/localProgress';
import { useAvailableDays, useProgress } from '../../shared/progress/useProgress';
import { nextUncompletedDay, RIDDLE_COUNT } from '../../shared/rules/days';
import { useSession } from '../../shared/session/SessionProvider';

/** Where a success leads, and the way there. */
export interface NextStop {
  /** False when this was the last riddle of an edition that is still being written. */
  exists: boolean;
  go: () => Promise<void>;
}

/**
 * Where a success leads (spec §4): to the final page once all 24 are completed and a check agrees, otherwise to the next day to do.
 * @param completedCount how many riddles are completed, this one included.
 */
export function useNextStop(day: number, completedCount: number): NextStop {
  const navigate = useNavigate();
  const { status } = useSession();
  const available = useAvailableDays();
  const { days } = useProgress();
  const next = nextUncompletedDay(new Set([...days.keys(), day]), available);
  const isOver = completedCount >= RIDDLE_COUNT;
  const exists = isOver || next !== day;

  async function go(): Promise<void> {
    if (!exists) return;
    const arrived = isOver && (await areAllCompleted(status === 'knight'));
    await navigate(arrived ? paths.game.final : paths.game.riddle(next));
  }
  return { exists, go };
}

/** The check before the final page: the server's own count for a knight, the browser's for a visitor. */
async function areAllCompleted(isKnight: boolean): Promise<boolean> {
  if (!isKnight) return readLocalProgress().size >= RIDDLE_COUNT;
  try {
    return (await fetchCompletions()).length >= RIDDLE_COUNT;
  } catch (error) {
    logFailure('Vérification de la quête', error);
    return false;
  }
}
