import { clsx } from 'clsx'
import { Columns3, List } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { DESK_FILTERS } from '@/lib/desk/tour-requests/desk-address'

/** Switches between list and board, keeping the filters. */
export function ListOrBoard({ here, params }: { here: 'list' | 'board'; params: URLSearchParams }) {
  const kept = [...params].filter(([name]) => DESK_FILTERS.some((filter) => filter === name))
  const list = new URLSearchParams([['tab', 'all'], ...kept])
  const board = new URLSearchParams(kept.filter(([name]) => name !== 'status'))
  const ways = [
    {
      name: 'list',
      label: 'List',
      icon: List,
      href: `/admin/tour-requests${here === 'board' ? `?${list}` : ''}`,
    },
    {
      name: 'board',
      label: 'Board',
      icon: Columns3,
      href: `/admin/tour-requests/board${board.size > 0 ? `?${board}` : ''}`,
    },
  ] as const
  return (
    <nav aria-label="Shown as">
      <ul className="flex rounded-control border border-line-strong">
        {ways.map(({ name, label, icon: Icon, href }) => (
          <li key={name}>
            <Link
              href={href}
              aria-current={name === here ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-dense no-underline',
                name === here ? 'bg-evergreen text-ivory' : 'hover:bg-card',
              )}
            >
              <Icon aria-hidden="true" className="size-4.5" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
