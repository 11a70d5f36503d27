// How server data is cached and fetched (docs/rules/screens.md#data-cache).
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * What the keys of drafts begin with: what was typed lies beside the server's data until it is sent or
 * somebody signs out (forms/cached-draft).
 */
export const DRAFTS = 'draft';

const MINUTE = 60_000;

/**
 * A button knows before the next tap that its call is under way (docs/rules/screens.md#double-taps). A timer,
 * by which the library waits to notify, comes after taps that a busy phone still has to handle.
 */
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.error(error) }),
    mutationCache: new MutationCache({ onError: (error) => console.error(error) }),
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry: 1,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: false,
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'offlineFirst' },
    },
  });
  queryClient.setQueryDefaults([DRAFTS], { gcTime: Infinity });
  return queryClient;
}
