import { useQuery } from '@tanstack/react-query';
import { completionsQuery } from './player.queries';
import { usePlayer } from './usePlayer';

/** What the person playing has completed. */
export function useProgress() {
  const { data, error, refetch } = useQuery(completionsQuery(usePlayer()));
  const done = data ?? [];
  return {
    /** False until it is known what has been done: nothing should be said or counted before. */
    ready: data !== undefined,
    /** Why it could not be read; null when it was. */
    error,
    retry: () => void refetch(),
    /** What is completed, by day. */
    days: new Map(done.map((each) => [each.day, each])),
    /** Sum of the scores, without the review bonus. */
    points: done.reduce((sum, each) => sum + each.score, 0),
  };
}
