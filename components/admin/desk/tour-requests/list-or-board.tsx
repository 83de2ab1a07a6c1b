import { clsx } from 'clsx'
import { Columns3, List } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { DESK_FILTERS } from '@/lib/desk/tour-requests/desk-address'

/** URL of the board with the list's filters. */
export function boardHref(params: URLSearchParams): string {
  const board = new URLSearchParams(keptOf(params).filter(([name]) => name !== 'status'))
  return `/admin/tour-requests/board${board.size > 0 ? `?${board}` : ''}`
}

/** Goes from the board to the list, keeping the filters. */
export function ListOrBoard({ params }: { params: URLSearchParams }) {
  const list = new URLSearchParams([['tab', 'all'], ...keptOf(params)])
  const ways = [
    { label: 'List', icon: List, href: `/admin/tour-requests?${list}`, isHere: false },
    { label: 'Board', icon: Columns3, href: boardHref(params), isHere: true },
  ]
  return (
    <nav aria-label="Shown as" className="flex-none">
      <ul className="flex rounded-control border border-line-strong">
        {ways.map(({ label, icon: Icon, href, isHere }) => (
          <li key={label}>
            <Link
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-dense no-underline',
                isHere ? 'bg-evergreen text-ivory' : 'hover:bg-card',
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

const keptOf = (params: URLSearchParams) =>
  [...params].filter(([name]) => DESK_FILTERS.some((filter) => filter === name))
