'use client'

import type { InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LeadJson, LeadListJson, ListPatchJson } from '@/components/admin/desk/tour-requests/lead-list'
import { addLivePart, refreshScreen } from '@/components/admin/desk/tour-requests/live-desk'
import { apiRequest, HttpError } from '@/lib/browser/api-request'
import type { Changed } from '@/lib/browser/live-screen'
import { queryClient } from '@/lib/browser/query-client'
import { knownIds, patchList } from '@/lib/desk/tour-requests/live-lists'

/** A list, or a column of the board with its pages loaded so far. */
type Loaded = LeadListJson | InfiniteData<LeadListJson>

/** URLs of the lists on this screen, each with how many components show it. */
const shown = new Map<string, number>()
let removePart: () => void = () => {}

/** Keeps a list current by its URL, which is its query key. All lists of the screen share one request. */
export function useLiveList(url: string): void {
  useEffect(() => {
    if (shown.size === 0) removePart = addLivePart(refreshLists)
    shown.set(url, (shown.get(url) ?? 0) + 1)
    // Loaded by an earlier screen, and nobody has kept it current since.
    if (queryClient.getQueryData([url])) refreshScreen()
    return () => {
      const others = (shown.get(url) ?? 1) - 1
      if (others > 0) shown.set(url, others)
      else shown.delete(url)
      if (shown.size === 0) removePart()
    }
  }, [url])
}

async function refreshLists(changed: Changed): Promise<void> {
  const loaded = []
  for (const url of [...shown.keys()]) {
    const data = queryClient.getQueryData<Loaded>([url])
    if (data) loaded.push({ url, data, pages: pagesOf(data) })
    else await loadFirst(url)
  }
  const lists = loaded.flatMap(({ url, data, pages }) => pages.map(({ page }) => queryOf(url, data, page)))
  if (lists.length === 0) return
  const pages = loaded.flatMap((list) => list.pages)
  const patch = await askFor({ lists, known: knownIds(pages, changed) })
  const fresh = new Map(patch.leads.map((lead) => [lead.id, lead]))
  const rows = new Map(pages.flatMap(({ leads }) => leads).map((lead) => [lead.id, lead]))
  let at = 0
  for (const { url, data, pages } of loaded) {
    const [first, ...others] = patch.lists
      .slice(at, at + pages.length)
      .map((list) => patchList<LeadJson>(list, fresh, rows))
    at += pages.length
    // Asked for meanwhile, after the person's own change: which answer is the newer one is not known.
    if (queryClient.isFetching({ queryKey: [url], exact: true }) > 0) refreshScreen()
    else if (first) {
      queryClient.setQueryData<Loaded>(
        [url],
        'pages' in data ? { ...data, pages: [first, ...others] } : first,
      )
    }
  }
}

/** Waits for the request that its component has sent, or tries a failed one again. */
function loadFirst(url: string): Promise<void> {
  return queryClient.refetchQueries(
    { queryKey: [url], exact: true },
    { cancelRefetch: false, throwOnError: true },
  )
}

function pagesOf(data: Loaded): LeadListJson[] {
  return 'pages' in data ? data.pages : [data]
}

/** The list's own parameters; a column is asked for page by page, as it was loaded. */
function queryOf(url: string, data: Loaded, page: number): string {
  const query = new URLSearchParams(url.split('?')[1])
  if ('pages' in data) query.set('page', String(page))
  return String(query)
}

async function askFor(body: { lists: string[]; known: string[] }): Promise<ListPatchJson> {
  try {
    return await (await apiRequest('POST', '/api/admin/tour-requests/lists', body)).json()
  } catch (error) {
    const [url] = shown.keys()
    // The query of the list then says that the session has ended.
    if (error instanceof HttpError && error.status === 401 && url) await loadFirst(url)
    throw error
  }
}
