import { queryOptions } from '@tanstack/react-query';

/** What draws the final sentence: it comes once the constellation is complete. */
export const finalSentencePanelQuery = queryOptions({
  queryKey: ['final sentence panel'],
  queryFn: async () => (await import('./final-sentence/FinalSentencePanel')).FinalSentencePanel,
  staleTime: Infinity,
  retry: false,
});
