import { clsx } from 'clsx'
import { Link } from '@/components/ui/link'

type Tile = { label: string; count: number; isExact?: boolean; href: string; isBad?: boolean }

/** Counts that link to their lists; zeros leave the room to what is waiting. */
export function FigureTiles({ tiles }: { tiles: Tile[] }) {
  const shown = tiles.filter(({ count }) => count > 0)
  if (shown.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
      {shown.map(({ label, count, isExact = true, href, isBad }) => (
        <li key={label}>
          <Link
            href={href}
            className={clsx(
              'flex h-full min-h-11 flex-wrap items-baseline gap-x-2 rounded-control border px-3 py-2 no-underline shadow-rest transition-shadow hover:shadow-raised',
              isBad ? 'border-bad bg-bad text-ivory' : 'border-line bg-card',
            )}
          >
            <span className="type-h4 tabular">
              {count.toLocaleString('en-US')}
              {!isExact && '+'}
            </span>
            <span className={isBad ? '' : 'text-ink-soft'}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
