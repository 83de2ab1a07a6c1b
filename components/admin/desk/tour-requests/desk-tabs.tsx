'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Pin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PinnedView } from '@/components/admin/desk/tour-requests/desk-view-state'
import { type LeadListJson, listUrl } from '@/components/admin/desk/tour-requests/lead-list'
import { totalText } from '@/components/admin/kit/list/list-total'
import { Link } from '@/components/ui/link'
import type { DeskTab } from '@/lib/desk/tour-requests/desk-address'

const TABS: { tab: DeskTab; label: string; counted: boolean }[] = [
  { tab: 'queue', label: 'Queue', counted: true },
  { tab: 'unfinished', label: 'Unfinished', counted: true },
  { tab: 'information', label: 'Information', counted: true },
  { tab: 'mine', label: 'Mine', counted: true },
  { tab: 'overdue', label: 'Overdue', counted: true },
  { tab: 'tours', label: 'Tours', counted: true },
  { tab: 'all', label: 'All', counted: false },
  { tab: 'quarantine', label: 'Quarantine', counted: true },
]

const TAB =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-badge px-2.5 font-[600] no-underline lg:px-2'
const CHOSEN = 'bg-evergreen text-ivory'
const OTHER = 'hover:bg-paper'

/** The desk's lists and the pinned view in one row that scrolls sideways, as links so that each has a URL. */
export function DeskTabs({ tab, pinned }: { tab: DeskTab; pinned: PinnedView | null }) {
  const isHere = (other: DeskTab) => other === tab && !pinned?.isHere
  const row = useRef<HTMLElement>(null)
  const shown = pinned?.isHere ? pinned.href : tab
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is shown may be out of sight
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !chosen) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [shown])
  return (
    <nav
      ref={row}
      aria-label="Lists"
      className="relative -my-1 min-w-0 flex-1 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-0.5">
        {TABS.map(({ tab: other, label, counted }) => (
          <li key={other}>
            <Link
              href={`/admin/tour-requests${other === 'queue' ? '' : `?tab=${other}`}`}
              aria-current={isHere(other) ? 'page' : undefined}
              className={clsx(TAB, isHere(other) ? CHOSEN : OTHER)}
            >
              {label}
              {counted && <Count tab={other} />}
            </Link>
          </li>
        ))}
        {pinned && (
          <li>
            <Link
              href={pinned.href}
              aria-current={pinned.isHere ? 'page' : undefined}
              className={clsx(TAB, pinned.isHere ? CHOSEN : OTHER)}
            >
              <Pin aria-hidden="true" className="size-4 flex-none" />
              <span className="max-w-48 truncate">{pinned.name}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Count({ tab }: { tab: DeskTab }) {
  const { data } = useQuery<LeadListJson>({
    queryKey: [`${listUrl(new URLSearchParams({ tab }))}&pageSize=1`],
  })
  return data && data.total > 0 ? <span className="text-dense tabular">{totalText(data)}</span> : null
}
