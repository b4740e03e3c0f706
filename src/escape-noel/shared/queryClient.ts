import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '@/lib/log';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** It is about the person who is signed in: forgotten with them, and read again after what they do. */
      personal?: boolean;
      /** What a failure is logged as; a query without it is told on the page alone. */
      failure?: string;
    };
    mutationMeta: { failure?: string };
  }
}

// A reply is drawn at once: the library's own timer, of no length, is held back in a tab that is not looked at.
notifyManager.setScheduler(queueMicrotask);

/** Makes what keeps the replies of the backend, for the whole of the game. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => log(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => log(error, meta),
    }),
    defaultOptions: {
      // A failure is shown at once, with « Réessayer », instead of waiting for a network that says it is there. What may be asked
      // again by itself is asked again by its verb (src/api/client.ts).
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function log(error: Error, meta: { failure?: string } | undefined): void {
  if (meta?.failure !== undefined) logFailure(meta.failure, error);
}

/** The queries about the person who is signed in. */
export const personalQueries = {
  predicate: ({ meta }: { meta: { personal?: boolean } | undefined }) => meta?.personal === true,
};
