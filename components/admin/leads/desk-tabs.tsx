'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type DeskTab, type LeadListJson, listUrl } from '@/components/admin/leads/lead-list'
import { totalText } from '@/components/admin/list/list-total'
import { Link } from '@/components/ui/link'

const TABS: { tab: DeskTab; label: string; counted: boolean }[] = [
  { tab: 'queue', label: 'Queue', counted: true },
  { tab: 'all', label: 'All', counted: false },
  { tab: 'quarantine', label: 'Quarantine', counted: true },
]

/** The desk's three lists. Links, so that each has an address and Back works. */
export function DeskTabs({ tab }: { tab: DeskTab }) {
  return (
    <nav aria-label="Lists" className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {TABS.map(({ tab: other, label, counted }) => (
          <li key={other}>
            <Link
              href={`/admin/tour-requests${other === 'queue' ? '' : `?tab=${other}`}`}
              aria-current={other === tab ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] px-4 text-dense font-[600] no-underline',
                other === tab
                  ? 'border-evergreen bg-evergreen text-ivory'
                  : 'border-line-strong hover:bg-card',
              )}
            >
              {label}
              {counted && <Count tab={other} />}
            </Link>
          </li>
        ))}
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
