import { useQuery, type QueryClient } from '@tanstack/react-query';
import { fetchCompletions, type Completion } from '@/backend/progress';
import { fetchCalendar } from '@/backend/riddles';
import { logFailure } from '@/lib/log';
import { knightKey, useSession } from '../session/SessionProvider';
import { ALL_DAYS } from '../rules/days';
import { useLocalProgress } from './localProgress';

export type Progress = {
  /** False until it is known what has been done: nothing should be said or counted before. */
  ready: boolean;
  /** Why a knight's progress could not be read; null when it was. */
  error: Error | null;
  retry: () => void;
  /** What is completed, by day, whoever keeps it: the server for a knight, the browser for a visitor. */
  days: ReadonlyMap<number, Completion>;
  /** Sum of the scores, without the review bonus. */
  points: number;
};

/** The key of a knight's completed riddles. */
const completionsKey = (accountId: string | undefined) => ['completions', accountId] as const;
const calendarKey = ['calendar'] as const;

/** What the person playing has completed. */
export function useProgress(): Progress {
  const { status, account } = useSession();
  const local = useLocalProgress();
  const isKnight = status === 'knight';
  const remote = useQuery({
    queryKey: completionsKey(account?.id),
    queryFn: () =>
      fetchCompletions().catch((error: unknown) => {
        // « Progress load: logged only » (spec §8); the pages that need it say so too.
        logFailure('Chargement de la progression', error);
        throw error;
      }),
    enabled: isKnight,
    meta: { personal: true },
  });

  const done: Completion[] = isKnight
    ? (remote.data ?? [])
    : [...local].map(([day, { score, completed_at }]) => ({
        day,
        score,
        completedAt: new Date(completed_at),
      }));
  return {
    ready: status === 'visitor' || (isKnight && remote.data !== undefined),
    error: isKnight ? remote.error : null,
    retry: () => void remote.refetch(),
    days: new Map(done.map((each) => [each.day, each])),
    points: done.reduce((sum, each) => sum + each.score, 0),
  };
}

/** The days that the edition has; all twenty-four until it is known, and when it cannot be. */
export function useAvailableDays(): readonly number[] {
  const { data } = useQuery({ queryKey: calendarKey, queryFn: fetchCalendar, staleTime: 10 * 60_000 });
  return data && data.length > 0 ? data.map(({ day }) => day) : ALL_DAYS;
}

/**
 * Has everything that a completion changes read again: the knight's totals, days, fragments, artefacts and place.
 * @param accountId whose; the other tabs of the same person do it when they get the focus back.
 */
export async function refreshProgress(queries: QueryClient, accountId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: knightKey(accountId) }),
    queries.invalidateQueries({ predicate: ({ meta }) => meta?.['personal'] === true }),
  ]);
}
