import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRetriableQuery, type RetriableQuery } from '@/lib/useRetriableQuery';

const SEARCH_DELAY_MS = 300;

interface SearchRequest {
  search: string;
  page: number;
}

export interface AccountSearch<Request, Data> {
  /** In the field of the search. */
  typed: string;
  setTyped: (text: string) => void;
  /** The request whose accounts are shown, or awaited. */
  request: Request;
  /** The same with what is typed, which is only searched after a pause. */
  current: Request;
  query: RetriableQuery<Data>;
  /** Changes filters, and goes back to the first page. */
  filter: (changes: Partial<Request>) => void;
  goTo: (page: number) => void;
}

/** A list of accounts by pages, which are searched by name or address once the typing pauses, and filtered. */
export function useAccountSearch<Request extends SearchRequest, Data, Key extends QueryKey>(
  initial: Request,
  queryOf: (request: Request) => UseQueryOptions<Data, Error, Data, Key> & { queryKey: Key },
): AccountSearch<Request, Data> {
  const [typed, setTyped] = useState('');
  const [request, setRequest] = useState(initial);
  const query = useRetriableQuery(queryOf(request));
  const current = typed.trim() === request.search ? request : { ...request, search: typed.trim(), page: 1 };

  const search = useEffectEvent(() => setRequest(current));
  useEffect(() => {
    const timer = setTimeout(() => search(), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    typed,
    setTyped,
    request,
    current,
    query,
    filter: (changes) => setRequest({ ...current, page: 1, ...changes }),
    goTo: (page) => setRequest({ ...request, page }),
  };
}
