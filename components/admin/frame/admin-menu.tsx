'use client'

import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { DrawnEntry, DrawnGroup } from '@/components/admin/frame/menu-icon'
import { Link } from '@/components/ui/link'

/** Menus up to this many entries are shown without collapsible sections. */
const MAX_FLAT_ENTRIES = 12

/** Top entries, then one collapsible section per group; the current page's section is open. */
export function AdminMenu({ groups, onNavigate }: { groups: DrawnGroup[]; onNavigate?: () => void }) {
  const pathname = usePathname()
  const isFlat = groups.flatMap(({ entries }) => entries).length <= MAX_FLAT_ENTRIES
  const isCurrent = ({ href }: DrawnEntry) =>
    href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
  return (
    <nav aria-label="Back office" className="grid gap-1.5 px-3 pb-4">
      {groups.map(({ title, entries }) => {
        const list = (
          <ul className="grid gap-0.5">
            {entries.map((entry) => (
              <li key={entry.href}>
                <MenuLink entry={entry} isCurrent={isCurrent(entry)} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        )
        if (title === null) return <div key="work">{list}</div>
        const isOpen = isFlat || entries.some(isCurrent) || title === 'Communities'
        return (
          <details key={title} open={isOpen} className="group border-t border-deep-soft/25 pt-1.5">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-control px-3 text-dense text-deep-soft">
              {title}
              <ChevronRight className="transition-transform group-open:rotate-90" aria-hidden="true" />
            </summary>
            {list}
          </details>
        )
      })}
    </nav>
  )
}

type LinkProps = { entry: DrawnEntry; isCurrent: boolean; onNavigate: (() => void) | undefined }

function MenuLink({ entry: { href, label, icon }, isCurrent, onNavigate }: LinkProps) {
  return (
    <Link
      href={href}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-11 items-center gap-3 rounded-control px-3 text-dense font-[580] no-underline',
        isCurrent ? 'bg-paper text-ink' : 'text-deep-text hover:bg-evergreen',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">{label}</span>
    </Link>
  )
}
