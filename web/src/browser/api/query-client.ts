// How server data is kept and asked for (docs/rules/screens.md#data-cache).
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { request, type RequestOptions } from './api-client.ts';
import { ApiError } from './api-error.ts';

/**
 * What the keys of drafts begin with: what was typed lies beside the server's data until it is sent or
 * somebody signs out (forms/cached-draft).
 */
export const DRAFTS = 'draft';

const MINUTE = 60_000;

/** What the server has under this path; signed out (401) counts as no data. */
export async function getPath<Data>(path: string, options: RequestOptions): Promise<Data | null> {
  try {
    return await request<Data>('GET', path, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** A query whose key begins with a path asks that path. */
function getQueryPath({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return getPath(String(queryKey[0]), { signal });
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
