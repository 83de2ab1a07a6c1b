import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { throwUnlessOk } from '@/lib/browser/api-request'

/** GETs the key's segments joined with slashes (specification section 7); `returnNull`: null for a 401. */
export function getQueryFn<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal })
    if (on401 === 'returnNull' && response.status === 401) return null as T
    await throwUnlessOk(response)
    return (await response.json()) as T
  }
}

/** Specification section 7: no automatic refetch, never stale, no retries. */
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

/** Shared by the whole tab, so data survives the dialogs and screens that loaded it. */
export const queryClient = createQueryClient()
