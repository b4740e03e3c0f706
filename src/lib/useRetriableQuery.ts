import { hashKey, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

export interface RetriableQuery<Data> {
  data: Data | undefined;
  /** While there is no data; null otherwise. */
  failure: Error | null;
  /** Loading without data of this query; false for a background refetch. */
  isAwaited: boolean;
  /** The data belong to the previous key. */
  isPlaceholderData: boolean;
  retry: () => void;
}

/** `useQuery`, but the error stays during a retry: otherwise « Réessayer » would lose the focus with it. */
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
