// How server data is kept and asked for (specification 7).
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { request } from './api-client.ts';
import { ApiError } from './api-error.ts';

const MINUTE = 60_000;

/** A query whose key begins with a path asks that path; signed out (401) counts as no data. */
async function getQueryPath({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  try {
    return await request('GET', String(queryKey[0]), { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.error(error) }),
    mutationCache: new MutationCache({ onError: (error) => console.error(error) }),
    defaultOptions: {
      queries: {
        queryFn: getQueryPath,
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
}
