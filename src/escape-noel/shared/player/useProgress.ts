import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { completionsQuery } from './player.queries';
import { usePlayer } from './usePlayer';

/** What the person playing has completed. */
export function useProgress() {
  const { data, failure, isAwaited, retry } = useRetriableQuery(completionsQuery(usePlayer()));
  const done = data ?? [];
  return {
    /** False until it is known what has been done: nothing should be said or counted before. */
    ready: data !== undefined,
    /** Why it could not be read; null when it was. */
    failure,
    isAwaited,
    retry,
    /** What is completed, by day. */
    days: new Map(done.map((each) => [each.day, each])),
    /** Sum of the scores, without the review bonus. */
    points: done.reduce((sum, each) => sum + each.score, 0),
  };
}
