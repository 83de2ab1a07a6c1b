import type { QueryClient } from '@tanstack/react-query'

/** Where is asked what a change of chosen requests would do. */
export function chosenUrl(path: string, ids: string[]): string {
  return `/api/admin/${path}?${new URLSearchParams(ids.map((id) => ['id', id]))}`
}

/** Fetches the lists and counts on the screen again; what else the browser knows stays. */
export function refreshLeadLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/tour-requests'),
  })
}
