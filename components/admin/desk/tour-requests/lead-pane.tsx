'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FileUp, ListChecks, PhoneIncoming } from 'lucide-react'
import { useParams, useRouter, useSearchParams, useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useState } from 'react'
import { BulkBar } from '@/components/admin/desk/tour-requests/bulk-bar'
import { DeskFilters } from '@/components/admin/desk/tour-requests/desk-filters'
import { DeskTabs } from '@/components/admin/desk/tour-requests/desk-tabs'
import {
  type DeskViewList,
  deskViewState,
  pinnedOf,
} from '@/components/admin/desk/tour-requests/desk-view-state'
import { DeskViews } from '@/components/admin/desk/tour-requests/desk-views'
import {
  exportUrl,
  isNarrowed,
  type LeadListJson,
  listUrl,
  pageAddress,
} from '@/components/admin/desk/tour-requests/lead-list'
import { LeadRows } from '@/components/admin/desk/tour-requests/lead-rows'
import { ListOrBoard } from '@/components/admin/desk/tour-requests/list-or-board'
import { useLivePart } from '@/components/admin/desk/tour-requests/live-desk'
import { LiveNotice } from '@/components/admin/desk/tour-requests/live-notice'
import { useLiveList } from '@/components/admin/desk/tour-requests/use-live-list'
import { usePageRefresh } from '@/components/admin/desk/tour-requests/use-page-refresh'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { useSelection } from '@/components/admin/kit/list/use-selection'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { HttpError } from '@/lib/browser/api-request'
import { tabOf } from '@/lib/desk/tour-requests/desk-address'

type Props = {
  communities: { id: string; name: string }[]
  tags: { id: string; name: string }[]
  /** The company's; filters use its days. */
  timeZone: string
  mayEnter: boolean
  mayWork: boolean
  mayExport: boolean
  /** True with a voice service. */
  hasCalls: boolean
  views: DeskViewList
}

const HEADINGS = {
  queue: 'Call next',
  unfinished: 'Unfinished forms',
  information: 'Asked for information',
  mine: 'Mine',
  overdue: 'Overdue',
  tours: 'Tours',
  all: 'All requests',
  quarantine: 'Quarantine',
}

const EMPTY = {
  queue: 'Nobody is waiting for a call. New requests appear here by themselves.',
  unfinished:
    'Nobody left a form unfinished. Who presses Continue and does not send it appears here after some minutes.',
  information:
    'Nobody new asked for information. Who signs up for an event or asks for a guide appears here.',
  mine: 'You look after nobody yet. Whoever logs the first attempt does, or somebody gives you a request.',
  overdue: 'Nothing is overdue.',
  tours: 'No tour is agreed.',
  all: 'No request yet. The first one appears here by itself.',
  quarantine: 'Nothing is held back.',
}

/** The list next to the open lead; on phones it fills the screen until a lead is opened. */
export function LeadPane({
  communities,
  tags,
  timeZone,
  mayEnter,
  mayWork,
  mayExport,
  hasCalls,
  views,
}: Props) {
  const params = new URLSearchParams(useSearchParams())
  const open = useParams<{ id?: string }>().id
  // An open lead, or the form for a new one.
  const isBesideOther = useSelectedLayoutSegment() !== null
  const router = useRouter()
  const refreshPage = usePageRefresh()
  const tab = tabOf(params)
  const url = listUrl(params, timeZone)
  const { data, isPending, isError, error } = useQuery<LeadListJson>({
    queryKey: [url],
    meta: { tab },
    // Keeps the current rows while another page or search loads.
    placeholderData: (previous, query) => (query?.meta?.tab === tab ? previous : undefined),
  })
  const leads = data?.leads ?? []
  const [wantsChoosing, setChoosing] = useState(false)
  const mayChoose = mayWork && tab !== 'quarantine'
  const isChoosing = wantsChoosing && mayChoose
  const selection = useSelection(leads.filter(({ erasedAt }) => !erasedAt).map(({ id }) => id))
  const viewing = deskViewState(views, params)
  const signedOut = error instanceof HttpError && error.status === 401
  useEffect(() => {
    // After sign-out the server redirects pages to /login.
    if (signedOut) router.refresh()
  }, [signedOut, router])
  useLiveList(url)
  useLivePart(async (changed) => {
    if (open && (changed === null || changed.has(open))) await refreshPage()
  })
  return (
    <section
      aria-label="Tour requests"
      className={clsx(
        'border-line bg-paper lg:sticky lg:top-0 lg:max-h-screen lg:overflow-y-auto lg:border-r',
        isBesideOther && 'max-lg:hidden',
      )}
    >
      <div className="p-4.5 pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <h2>{HEADINGS[tab]}</h2>
          <p className="text-dense text-ink-soft tabular" role="status">
            {data &&
              (tab === 'queue' ? countOf(data, 'waiting', 'waiting') : countOf(data, 'request', 'requests'))}
          </p>
        </div>
        {mayEnter && (
          <div className="mt-1 flex flex-wrap gap-x-5">
            <Link
              href="/admin/tour-requests/new"
              className="inline-flex min-h-11 items-center gap-2 text-link"
            >
              <PhoneIncoming aria-hidden="true" className="size-5" /> Write down a call or a visit
            </Link>
            <Link
              href="/admin/tour-requests/calls"
              className="inline-flex min-h-11 items-center gap-2 text-link"
            >
              <FileUp aria-hidden="true" className="size-5" /> Import calls
            </Link>
          </div>
        )}
        <ListOrBoard here="list" params={params} />
        <DeskTabs tab={tab} pinned={pinnedOf(viewing)} />
        <DeskFilters params={params} communities={communities} tags={tags} hasCalls={hasCalls} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <DeskViews state={viewing} mayShare={mayWork} />
          {mayChoose && (
            <button
              type="button"
              aria-pressed={isChoosing}
              className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-dense text-link"
              onClick={() => setChoosing(!isChoosing)}
            >
              <ListChecks aria-hidden="true" className="size-4.5" />
              {isChoosing ? 'Stop choosing' : 'Choose several'}
            </button>
          )}
        </div>
      </div>
      {isPending && <Spinner className="mx-auto my-10" />}
      {isError && (
        <p className="p-4.5 text-bad">
          The list could not be loaded. It is tried again with the next change.
        </p>
      )}
      <LiveNotice />
      {data?.leads.length === 0 && (
        <p className="border-line border-t p-4.5 text-ink-soft">
          {isNarrowed(params) ? 'No request fits this search and these filters.' : EMPTY[tab]}
        </p>
      )}
      <LeadRows leads={leads} open={open} params={params} selection={isChoosing ? selection : null} />
      {isChoosing && (
        <div className="sticky bottom-0 z-30 px-3 pb-2">
          <BulkBar selection={selection} />
        </div>
      )}
      {data && (
        <div className="p-4">
          <ListPages list={data} to={(page) => pageAddress(params, page)} />
        </div>
      )}
      {mayEnter && (
        <nav aria-label="About families" className="flex flex-wrap gap-x-6 px-4 pb-6 text-dense">
          {mayExport && (
            <a
              href={exportUrl(params, timeZone)}
              download
              className="inline-flex min-h-11 items-center text-link"
            >
              Export {isNarrowed(params) ? 'these' : 'all'} as CSV
            </a>
          )}
          <Link href="/admin/lead-tags" className="inline-flex min-h-11 items-center text-link">
            Tags
          </Link>
          <Link href="/admin/duplicates" className="inline-flex min-h-11 items-center text-link">
            Duplicate families
          </Link>
          <Link href="/admin/do-not-contact" className="inline-flex min-h-11 items-center text-link">
            Do not contact
          </Link>
          <Link href="/admin/blocked-senders" className="inline-flex min-h-11 items-center text-link">
            Blocked senders
          </Link>
        </nav>
      )}
    </section>
  )
}
