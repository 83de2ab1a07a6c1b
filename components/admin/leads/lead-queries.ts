import type { QueryClient } from '@tanstack/react-query'

/** Fetches the lists and counts on the screen again; what else the browser knows stays. */
export function refreshLeadLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/tour-requests'),
  })
}
