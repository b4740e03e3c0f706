import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fragmentsQuery } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';

/** The fragment words of the person playing. */
export interface Fragments {
  /** False until they have been read. */
  ready: boolean;
  /** Why they could not be read; null when they were. */
  error: Error | null;
  retry: () => void;
  words: ReadonlyMap<number, string>;
}

/** Reads the fragments of the person playing. */
export function useFragments(): Fragments {
  const { data, error, refetch } = useQuery(fragmentsQuery(usePlayer()));
  const words = useMemo(() => new Map(data?.map(({ day, word }) => [day, word])), [data]);
  return { ready: data !== undefined, error, retry: () => void refetch(), words };
}
