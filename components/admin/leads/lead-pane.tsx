'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useParams, useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { DeskFilters } from '@/components/admin/leads/desk-filters'
import { DeskTabs } from '@/components/admin/leads/desk-tabs'
import { LeadAnnouncer } from '@/components/admin/leads/lead-announcer'
import {
  isNarrowed,
  type LeadListJson,
  listUrl,
  pageAddress,
  tabOf,
} from '@/components/admin/leads/lead-list'
import { refreshLeadLists } from '@/components/admin/leads/lead-queries'
import { LeadRow } from '@/components/admin/leads/lead-row'
import { useLeadChanges } from '@/components/admin/leads/use-lead-changes'
import { ListPages } from '@/components/admin/list/list-pages'
import { countOf } from '@/components/admin/list/list-total'
import { Spinner } from '@/components/ui/spinner'
import { HttpError } from '@/lib/client/api-request'

type Props = {
  communities: { id: string; name: string }[]
  /** The company's; days in the filters are its days. */
  timeZone: string
}

const EMPTY = {
  queue: 'Nobody is waiting for a call. New requests appear here by themselves.',
  all: 'No request yet. The first one appears here by itself.',
  quarantine: 'Nothing is held back.',
}

/** "Whom do I call now?": the list beside the open lead; on a phone the whole screen until one is opened. */
export function LeadPane({ communities, timeZone }: Props) {
  const params = new URLSearchParams(useSearchParams())
  const open = useParams<{ id?: string }>().id
  const client = useQueryClient()
  const router = useRouter()
  const tab = tabOf(params)
  const { data, isPending, isError, error } = useQuery<LeadListJson>({
    queryKey: [listUrl(params, timeZone)],
    meta: { tab },
    // While another page or search of the same list loads, the present one stays.
    placeholderData: (previous, query) => (query?.meta?.tab === tab ? previous : undefined),
  })
  const signedOut = error instanceof HttpError && error.status === 401
  useEffect(() => {
    // The server answers a page with the way to /login.
    if (signedOut) router.refresh()
  }, [signedOut, router])
  useLeadChanges(({ leadId }) => {
    void refreshLeadLists(client)
    if (open && (leadId === open || leadId === '')) router.refresh()
  })
  return (
    <section
      aria-label="Tour requests"
      className={clsx(
        'border-line bg-paper lg:sticky lg:top-0 lg:max-h-screen lg:overflow-y-auto lg:border-r',
        open && 'max-lg:hidden',
      )}
    >
      <div className="p-4.5 pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <h2>{tab === 'queue' ? 'Call next' : tab === 'all' ? 'All requests' : 'Quarantine'}</h2>
          <p className="text-dense text-ink-soft tabular" role="status">
            {data &&
              (tab === 'queue' ? countOf(data, 'waiting', 'waiting') : countOf(data, 'request', 'requests'))}
          </p>
        </div>
        <DeskTabs tab={tab} />
        <DeskFilters params={params} communities={communities} />
      </div>
      <LeadAnnouncer />
      {isPending && <Spinner className="mx-auto my-10" />}
      {isError && (
        <p className="p-4.5 text-bad">
          The list could not be loaded. It is tried again with the next change.
        </p>
      )}
      {data?.leads.length === 0 && (
        <p className="border-line border-t p-4.5 text-ink-soft">
          {isNarrowed(params) ? 'No request fits this search and these filters.' : EMPTY[tab]}
        </p>
      )}
      <ul className="border-line border-t">
        {data?.leads.map((lead) => (
          <li key={lead.id} className="border-line border-b">
            <LeadRow lead={lead} open={lead.id === open} params={params} />
          </li>
        ))}
      </ul>
      {data && (
        <div className="p-4">
          <ListPages list={data} to={(page) => pageAddress(params, page)} />
        </div>
      )}
    </section>
  )
}
