import { clsx } from 'clsx'
import { Card } from '@/components/admin/kit/card'
import { formatDay } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { TodayItem } from '@/lib/desk/dashboard/mine-today'
import { nextStepLabel } from '@/lib/leads/tour-requests/next-step'
import type { Jsoned } from '@/lib/platform/jsoned'
import { formatTime } from '@/lib/site/content/format'

type Props = { items: Jsoned<TodayItem[]>; timeZone: string }

/** The person's tasks and tours of today with their times; what is left of earlier days comes first. */
export function MineToday({ items, timeZone }: Props) {
  if (items.length === 0) return null
  return (
    <Card title="My tasks and tours today">
      <ol className="divide-y divide-line">
        {items.map(({ id, name, step, at, isLate, isToday, community }) => {
          const zone = community?.timeZone ?? timeZone
          const moment = new Date(at)
          return (
            <li key={`${id}-${step}`} className="flex items-baseline gap-4 py-1">
              <p
                className={clsx(
                  'w-20 flex-none text-dense tabular',
                  isLate ? 'font-[640] text-bad' : 'text-ink-soft',
                )}
              >
                {isToday ? formatTime(moment, zone) : formatDay(moment, zone)}
                {isLate && <span className="sr-only">, late</span>}
              </p>
              <p className="min-w-0">
                <Link
                  href={`/admin/tour-requests/${id}`}
                  className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link"
                >
                  {name}
                </Link>{' '}
                <span className="text-dense text-ink-soft">
                  {nextStepLabel(step)}, {community?.name ?? 'any community'}
                </span>
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
