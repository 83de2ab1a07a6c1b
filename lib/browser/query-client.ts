import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { throwUnlessOk } from '@/lib/browser/api-request'

/**
 * The query function of specification section 7: the key's segments joined with slashes are the path, sent as GET;
 * the parsed JSON is returned. `returnNull` answers null for a 401 instead of throwing.
 */
export function getQueryFn<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal })
    if (on401 === 'returnNull' && response.status === 401) return null as T
    await throwUnlessOk(response)
    return (await response.json()) as T
  }
}

/** Specification section 7: no refetch by itself, never stale, no retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

/** One for the browser tab: what was fetched survives the dialogs and screens that asked for it. */
export const queryClient = createQueryClient()
