import { queryOptions } from '@tanstack/react-query';

/** What draws the feast: it comes once the constellation is complete. */
export const feastPanelQuery = queryOptions({
  queryKey: ['feast panel'],
  queryFn: async () => (await import('./feast/FeastPanel')).FeastPanel,
  staleTime: Infinity,
  retry: false,
});
