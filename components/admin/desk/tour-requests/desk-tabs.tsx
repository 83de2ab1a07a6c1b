'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Pin } from 'lucide-react'
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

const PILL =
  'inline-flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] px-3 text-dense font-[600] no-underline'
const CHOSEN = 'border-evergreen bg-evergreen text-ivory'
const OTHER = 'border-line-strong hover:bg-card'

/** The desk's lists and the pinned view, as links so that each has a URL. */
export function DeskTabs({ tab, pinned }: { tab: DeskTab; pinned: PinnedView | null }) {
  const isHere = (other: DeskTab) => other === tab && !pinned?.isHere
  return (
    <nav aria-label="Lists" className="mt-3">
      <ul className="flex flex-wrap gap-1.5">
        {TABS.map(({ tab: other, label, counted }) => (
          <li key={other}>
            <Link
              href={`/admin/tour-requests${other === 'queue' ? '' : `?tab=${other}`}`}
              aria-current={isHere(other) ? 'page' : undefined}
              className={clsx(PILL, isHere(other) ? CHOSEN : OTHER)}
            >
              {label}
              {counted && <Count tab={other} />}
            </Link>
          </li>
        ))}
        {pinned && (
          <li className="max-w-full">
            <Link
              href={pinned.href}
              aria-current={pinned.isHere ? 'page' : undefined}
              className={clsx(PILL, 'max-w-full', pinned.isHere ? CHOSEN : OTHER)}
            >
              <Pin aria-hidden="true" className="size-4.5 flex-none" />
              <span className="truncate">{pinned.name}</span>
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
  return data && data.total > 0 ? <span className="tabular">{totalText(data)}</span> : null
}
