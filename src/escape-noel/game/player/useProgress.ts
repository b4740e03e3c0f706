import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { completionsQuery } from './player.queries';
import { usePlayer } from './usePlayer';

export function useProgress() {
  const { data, failure, isAwaited, retry } = useRetriableQuery(completionsQuery(usePlayer()));
  const done = data ?? [];
  return {
    /** False until the progress is known: nothing may be shown or counted before. */
    ready: data !== undefined,
    failure,
    isAwaited,
    retry,
    days: new Map(done.map((each) => [each.day, each])),
    /** Sum of the scores, without the review bonus. */
    points: done.reduce((sum, each) => sum + each.score, 0),
  };
}
