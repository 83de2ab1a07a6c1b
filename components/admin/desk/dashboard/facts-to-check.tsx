import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import type { Page } from '@/lib/platform/http/read-page'
import { shownDueDay } from '@/lib/records/facts/due-day'
import type { DueFact } from '@/lib/records/facts/due-facts'

/** Facts whose review is overdue; nothing when all are fresh. */
export function FactsToCheck({ due }: { due: Page<DueFact> }) {
  if (due.total === 0) return null
  const count = due.total.toLocaleString('en-US')
  return (
    <Card
      title="Facts to check"
      aside={
        <Link href="/admin/facts" className="inline-flex min-h-11 items-center text-link">
          {due.total === 1 ? 'View it' : `View all ${count}${due.totalIsExact ? '' : '+'}`}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {due.rows.map(({ id, href, title, fact, reviewBy }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Link href={href} className="inline-flex min-h-11 items-center wrap-anywhere text-link">
              {title}: {fact.toLowerCase()}
            </Link>
            <span className="text-dense text-ink-soft tabular">due {shownDueDay(reviewBy)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
