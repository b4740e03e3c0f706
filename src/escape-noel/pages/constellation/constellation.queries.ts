import { queryOptions } from '@tanstack/react-query';

/** The code of the final sentence, loaded once the constellation is complete. */
export const finalSentencePanelQuery = queryOptions({
  queryKey: ['final sentence panel'],
  queryFn: async () => (await import('./final-sentence/FinalSentencePanel')).FinalSentencePanel,
  staleTime: Infinity,
  retry: false,
});
