import type { ReactNode } from 'react';
import type { RetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';

interface LoadedProps<Data> {
  query: RetriableQuery<Data>;
  loading: string;
  failure: string;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, loading, failure, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.failure) return <Spinner label={loading} />;
  return <RetryAlert busy={query.isAwaited} onRetry={query.retry} text={failure} />;
}
