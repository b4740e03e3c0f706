import { hashKey, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** What a page has asked for, and offers to ask again where it could not be read. */
export interface RetriableQuery<Data> {
  data: Data | undefined;
  /** Why nothing could be read, and nothing has been since; null once there is something. */
  failure: Error | null;
  /** It is being asked for and nothing answers it yet. What is read anew behind what is shown is not: nothing is drawn for that. */
  isAwaited: boolean;
  /** The data answers what was asked before, and stands for what is awaited. */
  isPlaceholderData: boolean;
  retry: () => void;
}

/**
 * `useQuery` for what can be asked again. To the library, a query that failed and is asked again is one that was never asked: the
 * failure would leave, and « Réessayer » with it from under the focus. Here it stands until something has come.
 */
export function useRetriableQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key> & { queryKey: Key },
): RetriableQuery<Data> {
  const query = useQuery(options);
  const { data, error, isPlaceholderData } = query;
  const asked = hashKey(options.queryKey);
  const [last, setLast] = useState<{ asked: string; error: Error } | null>(null);
  if (data !== undefined && last) setLast(null);
  if (data === undefined && error && (last?.error !== error || last.asked !== asked))
    setLast({ asked, error });
  const failure = data === undefined && last?.asked === asked ? last.error : null;
  return {
    data,
    failure,
    // Whoever reads `isFetching` is drawn again at each of its changes.
    isAwaited: failure || isPlaceholderData ? query.isFetching : data === undefined,
    isPlaceholderData,
    retry: () => void query.refetch(),
  };
}
