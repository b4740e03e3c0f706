import { hashKey, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** A query that the page can retry. */
export interface RetriableQuery<Data> {
  data: Data | undefined;
  /** The last error, while there is no data; null otherwise. */
  failure: Error | null;
  /** Data are loading and none of this query are there. Not for a refetch in the background, which shows nothing. */
  isAwaited: boolean;
  /** The data are those of the previous key, until those of this one have loaded. */
  isPlaceholderData: boolean;
  retry: () => void;
}

/**
 * `useQuery`, but the error stays during a retry: in the library it is reset, and « Réessayer » would be removed from under the
 * focus.
 */
export function useRetriableQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key> & { queryKey: Key },
): RetriableQuery<Data> {
  const query = useQuery(options);
  const { data, error, isPlaceholderData } = query;
  const hash = hashKey(options.queryKey);
  const [last, setLast] = useState<{ hash: string; error: Error } | null>(null);
  if (data !== undefined && last) setLast(null);
  if (data === undefined && error && (last?.error !== error || last.hash !== hash)) setLast({ hash, error });
  const failure = data === undefined && last?.hash === hash ? last.error : null;
  return {
    data,
    failure,
    // Reading `isFetching` re-renders at each of its changes.
    isAwaited: failure || isPlaceholderData ? query.isFetching : data === undefined,
    isPlaceholderData,
    retry: () => void query.refetch(),
  };
}
