'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import type { LeadListJson } from '@/components/admin/desk/tour-requests/lead-list'
import { useLiveList } from '@/components/admin/desk/tour-requests/use-live-list'
import { apiRequest } from '@/lib/browser/api-request'

/** The loaded part of a column, and how to load the next 25; `more` is null at the end. */
export function useBoardColumn(url: string) {
  useLiveList(url)
  const query = useInfiniteQuery({
    queryKey: [url],
    queryFn: async ({ pageParam }): Promise<LeadListJson> =>
      (await apiRequest('GET', `${url}&page=${pageParam}`)).json(),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
  const pages = query.data?.pages ?? []
  // A lead that moved up between two requests is on both pages.
  const leads = [...new Map(pages.flatMap((page) => page.leads).map((lead) => [lead.id, lead])).values()]
  const { isPending, isError, hasNextPage, isFetchingNextPage: isBusy, fetchNextPage } = query
  return {
    leads,
    list: pages.at(-1),
    isPending,
    isError,
    more: hasNextPage ? { isBusy, load: () => void fetchNextPage() } : null,
  }
}
