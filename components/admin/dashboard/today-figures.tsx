import { clsx } from 'clsx'
import { Link } from '@/components/ui/link'
import type { Dashboard } from '@/lib/desk/dashboard'

/** Four counts, each a way to the list behind it. */
export function TodayFigures({
  dashboard: { todayCount, waitingCount, lateCount, quarantined },
}: {
  dashboard: Dashboard
}) {
  const figures = [
    { label: 'came in today', count: todayCount, href: '/admin/tour-requests?tab=all' },
    { label: 'wait for a call', count: waitingCount, href: '/admin/tour-requests' },
    { label: 'are late', count: lateCount, href: '/admin/tour-requests', bad: lateCount > 0 },
    { label: 'held in quarantine', count: quarantined, href: '/admin/tour-requests?tab=quarantine' },
  ]
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ label, count, href, bad }) => (
        <li key={label}>
          <Link
            href={href}
            className={clsx(
              'block h-full rounded-control border p-5 no-underline shadow-rest transition-shadow hover:shadow-raised',
              bad ? 'border-bad bg-bad text-ivory' : 'border-line bg-card',
            )}
          >
            <span className="block type-figure tabular">{count.toLocaleString('en-US')}</span>
            <span className={bad ? '' : 'text-ink-soft'}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
