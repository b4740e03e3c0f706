import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '@/lib/log';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Data of the signed-in account, removed with its session. */
      personal?: boolean;
      /** Name of the failure in the log; without it, only the page shows the failure. */
      failure?: string;
    };
    mutationMeta: { failure?: string };
  }
}

// Replies render at once: the default timer is delayed in a background tab.
notifyManager.setScheduler(queueMicrotask);

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => log(error, meta) }),
    mutationCache: new MutationCache({ onError: (error, _variables, _result, { meta }) => log(error, meta) }),
    defaultOptions: {
      // A failure is shown at once, with « Réessayer »: `call` has already sent the request again where it may.
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function log(error: Error, meta: { failure?: string } | undefined): void {
  if (meta?.failure !== undefined) logFailure(meta.failure, error);
}

export const personalQueries = {
  predicate: ({ meta }: { meta: { personal?: boolean } | undefined }) => meta?.personal === true,
};
