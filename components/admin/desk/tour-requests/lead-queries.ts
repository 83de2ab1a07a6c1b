import type { QueryClient } from '@tanstack/react-query'

/** URL of the preview of a bulk change. */
export function chosenUrl(path: string, ids: string[]): string {
  return `/api/admin/${path}?${new URLSearchParams(ids.map((id) => ['id', id]))}`
}

/** Reloads lists and counts; other cached queries stay. */
export function refreshLeadLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/tour-requests'),
  })
}
