import { useQuery } from '@tanstack/react-query';
import type { CompletedDay } from './player';
import { completionsQuery } from './player.queries';
import { usePlayer } from './usePlayer';

export type Progress = {
  /** False until it is known what has been done: nothing should be said or counted before. */
  ready: boolean;
  /** Why it could not be read; null when it was. */
  error: Error | null;
  retry: () => void;
  /** What is completed, by day. */
  days: ReadonlyMap<number, CompletedDay>;
  /** Sum of the scores, without the review bonus. */
  points: number;
};

/** What the person playing has completed. */
export function useProgress(): Progress {
  const { data, error, refetch } = useQuery(completionsQuery(usePlayer()));
  const done = data ?? [];
  return {
    ready: data !== undefined,
    error,
    retry: () => void refetch(),
    days: new Map(done.map((each) => [each.day, each])),
    points: done.reduce((sum, each) => sum + each.score, 0),
  };
}
