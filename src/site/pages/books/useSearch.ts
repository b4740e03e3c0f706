import { useCallback, useEffect, useState } from 'react';
import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import type { Search } from './search';

interface CatalogueSearch {
  /** The slugs of the books that the query finds, the best first; null without a query, and until the search has loaded. */
  found: readonly string[] | null;
  failed: boolean;
  /** Loads the search: at the first use of its field. */
  load: () => void;
}

/** The search, whose code and index load at its first use. */
export function useSearch(query: string): CatalogueSearch {
  const [search, setSearch] = useState<Search | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadModule(() => import('./searchCatalogue')).then(
      ({ searchCatalogue }) => setSearch(() => searchCatalogue),
      (error: unknown) => {
        logFailure('Recherche', error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    // Another word tries again.
    if (query !== '' && !search) load();
  }, [query, search, load]);
  return {
    found: query === '' || !search ? null : search(query),
    failed: failed && !search && query !== '',
    load,
  };
}
