import { CalendarClock, CalendarX } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { UpcomingChange } from '@/lib/desk/dashboard/upcoming-changes'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import { capitalized } from '@/lib/records/store/menu'

/** Scheduled publications and removals, soonest first. */
export function UpcomingChanges({ changes }: { changes: UpcomingChange[] }) {
  if (changes.length === 0) return null
  return (
    <Card title="Next on the site">
      <ul className="divide-y divide-line">
        {changes.map(({ href, title, what, action, at, timeZone, plannedBy }) => (
          <li
            key={`${href} ${action} ${at}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              <Link
                href={href}
                className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link"
              >
                {title}
              </Link>
              <p className="text-dense text-ink-soft">
                {capitalized(what)}, {plannedTime(at, timeZone)}
                {plannedBy && `, planned by ${plannedBy}`}
              </p>
            </div>
            {action === 'publish' ? (
              <Badge tone="info">
                <CalendarClock aria-hidden="true" />
                Goes live
              </Badge>
            ) : (
              <Badge tone="neutral">
                <CalendarX aria-hidden="true" />
                Comes off
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
