'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { PhoneIncoming } from 'lucide-react'
import { useParams, useRouter, useSearchParams, useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { BulkBar } from '@/components/admin/desk/tour-requests/bulk-bar'
import { DeskFilters } from '@/components/admin/desk/tour-requests/desk-filters'
import { DeskMenu } from '@/components/admin/desk/tour-requests/desk-menu'
import { DeskTabs } from '@/components/admin/desk/tour-requests/desk-tabs'
import {
  type DeskViewList,
  deskViewState,
  pinnedOf,
} from '@/components/admin/desk/tour-requests/desk-view-state'
import { DeskViews } from '@/components/admin/desk/tour-requests/desk-views'
import {
  isNarrowed,
  type LeadJson,
  type LeadListJson,
  leadHref,
  listUrl,
  pageAddress,
} from '@/components/admin/desk/tour-requests/lead-list'
import { LeadRows } from '@/components/admin/desk/tour-requests/lead-rows'
import { useLivePart } from '@/components/admin/desk/tour-requests/live-desk'
import { LiveNotice } from '@/components/admin/desk/tour-requests/live-notice'
import { ThumbBar } from '@/components/admin/desk/tour-requests/thumb-bar'
import { useLiveList } from '@/components/admin/desk/tour-requests/use-live-list'
import { usePageRefresh } from '@/components/admin/desk/tour-requests/use-page-refresh'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { useSelection } from '@/components/admin/kit/list/use-selection'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { HttpError } from '@/lib/browser/api-request'
import { tabOf } from '@/lib/desk/tour-requests/desk-address'

type Props = {
  communities: { id: string; name: string }[]
  tags: { id: string; name: string }[]
  /** The company's; filters use its days. */
  timeZone: string
  /** The signed-in person's username. */
  me: string
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
  queue: 'No one is waiting for a call. New requests appear here automatically.',
  unfinished:
    'No unfinished forms. Visitors who press Continue but do not send the form appear here after a few minutes.',
  information: 'No new information requests. People who sign up for an event or request a guide appear here.',
  mine: 'You own no requests yet. You become the owner when you log the first attempt or someone assigns a request to you.',
  overdue: 'Nothing is overdue.',
  tours: 'No tours are scheduled.',
  all: 'No requests yet. The first one appears here automatically.',
  quarantine: 'Nothing is held back.',
}

/** The toolbar, and the list next to the open lead; on phones they fill the screen until a lead is opened. */
export function LeadPane(props: Props) {
  const { communities, tags, timeZone, me, mayEnter, mayWork, mayExport, hasCalls, views } = props
  const params = new URLSearchParams(useSearchParams())
  const open = useParams<{ id?: string }>().id
  // An open lead, or the form for a new one.
  const isBesideOther = useSelectedLayoutSegment() !== null
  const router = useRouter()
  const refreshPage = usePageRefresh()
  const tab = tabOf(params)
  const url = listUrl(params, timeZone)
  const { data, isPending, isError, isPlaceholderData, error } = useQuery<LeadListJson>({
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
  useFirstLead(isBesideOther ? null : url, isPlaceholderData ? undefined : data?.leads, params)
  const choosing = mayChoose ? { isOn: isChoosing, toggle: () => setChoosing(!isChoosing) } : null
  return (
    <>
      <div
        className={clsx(
          'no-print sticky top-0 z-30 flex h-[3rem] items-center gap-1.5 border-line border-b bg-card px-2 lg:px-3.5',
          // In both rows of the grid, because a sticky item stays within its area.
          'lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-1',
          isBesideOther && 'max-lg:hidden',
        )}
      >
        <DeskTabs tab={tab} pinned={pinnedOf(viewing)} />
        <DeskFilters params={params} communities={communities} tags={tags} hasCalls={hasCalls} />
        <DeskViews state={viewing} mayShare={mayWork} />
        {mayEnter && (
          <Link
            href="/admin/tour-requests/new"
            className={`${buttonVariants({ variant: 'outline' })} no-underline max-lg:hidden`}
          >
            <PhoneIncoming aria-hidden="true" className="size-4.5" />
            <span>
              Log a call<span className="sr-only"> or visit</span>
            </span>
          </Link>
        )}
        <DeskMenu
          params={params}
          timeZone={timeZone}
          mayEnter={mayEnter}
          mayExport={mayExport}
          choosing={choosing}
        />
      </div>
      <section
        aria-label="Tour requests"
        className={clsx(
          'relative border-line bg-paper max-lg:pb-20 lg:sticky lg:top-[3rem] lg:col-start-1 lg:row-start-2 lg:h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:border-r',
          isBesideOther && 'max-lg:hidden',
        )}
      >
        <h2 className="sr-only">{HEADINGS[tab]}</h2>
        <p
          role="status"
          className={isNarrowed(params) ? 'px-3.5 pt-2 pb-1 text-dense text-ink-soft tabular' : 'sr-only'}
        >
          {data &&
            (tab === 'queue' ? countOf(data, 'waiting', 'waiting') : countOf(data, 'request', 'requests'))}
        </p>
        {isPending && <Spinner className="mx-auto my-10" />}
        {isError && (
          <p className="p-3.5 text-bad">The list could not be loaded. It will reload with the next change.</p>
        )}
        <LiveNotice />
        {data?.leads.length === 0 && (
          <p className="p-3.5 text-ink-soft">
            {isNarrowed(params) ? 'No requests match this search and these filters.' : EMPTY[tab]}
          </p>
        )}
        <LeadRows leads={leads} open={open} params={params} selection={isChoosing ? selection : null} />
        {isChoosing && (
          <div className="sticky bottom-0 z-10 px-2 pb-2 max-lg:bottom-18">
            <BulkBar selection={selection} />
          </div>
        )}
        {data && (
          <div className="p-3.5 empty:hidden">
            <ListPages list={data} to={(page) => pageAddress(params, page)} />
          </div>
        )}
      </section>
      {!isBesideOther && (
        <ThumbBar waiting={tab === 'queue' ? leads : []} params={params} me={me} mayEnter={mayEnter} />
      )}
    </>
  )
}

/**
 * Opens the first lead of a list that somebody goes to, where it has room; not one that comes in later, and
 * not once they press something: it would take them back from where they are going.
 */
function useFirstLead(list: string | null, leads: LeadJson[] | undefined, params: URLSearchParams): void {
  const router = useRouter()
  const settled = useRef<string | null>(null)
  const href = leads?.[0] && leadHref(leads[0].id, params)
  const isLoaded = leads !== undefined
  useEffect(() => {
    if (list === null) settled.current = null
    if (list === null || !isLoaded || settled.current === list) return
    settled.current = list
    if (href && matchMedia('(width >= 64rem)').matches) router.replace(href, { scroll: false })
  }, [list, isLoaded, href, router])
  useEffect(() => {
    const settle = () => {
      settled.current = list
    }
    const presses = ['pointerdown', 'keydown']
    for (const press of presses) addEventListener(press, settle)
    return () => {
      for (const press of presses) removeEventListener(press, settle)
    }
  }, [list])
}
