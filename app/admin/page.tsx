import { clsx } from 'clsx'
import type { Metadata } from 'next'
import { cardsFor } from '@/components/admin/dashboard/cards'
import { LiveRefresh } from '@/components/admin/leads/live-refresh'
import { pageActor } from '@/lib/admin/actor'
import { localTime } from '@/lib/admin/zoned-time'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { dateFormat } from '@/lib/date-format'

export const metadata: Metadata = { title: 'Dashboard' }

/** What each role opens in the morning: see components/admin/dashboard/cards.ts. */
export default async function DashboardPage() {
  const actor = await pageActor()
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(now)
  return (
    <div className="p-4 sm:p-7">
      <h1 className="wrap-anywhere">
        {greetingAt(now, timeZone)}, {actor.username}
      </h1>
      <p className="mt-1 text-ink-soft">{day}</p>
      {can(actor, 'read', 'tourRequest') && <LiveRefresh />}
      <div className="mt-6 flex flex-wrap gap-6">
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
    </div>
  )
}

function greetingAt(now: Date, timeZone: string): string {
  const hour = Number(localTime(now.toISOString(), timeZone).time.slice(0, 2))
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
