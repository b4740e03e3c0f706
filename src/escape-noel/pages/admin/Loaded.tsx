import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  loading: string;
  failure: string;
  children: (data: Data) => ReactNode;
}

/** What was asked of the server: awaited, shown, or asked for again. */
export function Loaded<Data>({ query, loading, failure, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <Spinner label={loading} />;
  return <RetryAlert onRetry={() => void refetch()} text={failure} />;
}
