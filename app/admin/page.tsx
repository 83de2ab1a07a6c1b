import { clsx } from 'clsx'
import type { Metadata } from 'next'
import { cardsFor } from '@/components/admin/desk/dashboard/cards'
import { LiveDashboardCards } from '@/components/admin/desk/dashboard/live-dashboard'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { liveDashboard } from '@/lib/desk/live/shared-counts'
import { dateFormat } from '@/lib/platform/date-format'
import { jsoned } from '@/lib/platform/jsoned'
import { localTime } from '@/lib/records/declare/zoned-time'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Dashboard' }

/** Dashboard per role: see components/admin/desk/dashboard/cards.ts. */
export default async function DashboardPage() {
  const actor = await pageActor()
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(now)
  const leads = can(actor, 'read', 'leads') ? jsoned(await liveDashboard(actor)) : null
  const cards = (
    <div className="flex flex-wrap gap-3">
      {cardsFor(actor.role).map(({ name, isWide, Card }) => (
        <div
          key={name}
          className={clsx(
            'grid min-w-0 grow empty:hidden',
            isWide ? 'basis-full' : 'basis-full xl:basis-[30rem]',
          )}
        >
          <Card actor={actor} timeZone={timeZone} now={now} />
        </div>
      ))}
    </div>
  )
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title={`${greetingAt(now, timeZone)}, ${actor.username}`}>{day}</PageHead>
      {leads ? <LiveDashboardCards initial={leads}>{cards}</LiveDashboardCards> : cards}
    </div>
  )
}

function greetingAt(now: Date, timeZone: string): string {
  const hour = Number(localTime(now.toISOString(), timeZone).time.slice(0, 2))
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
