import type { Metadata } from 'next'
import { ContentShortcuts } from '@/components/admin/dashboard/content-shortcuts'
import { LeadWeek } from '@/components/admin/dashboard/lead-week'
import { ProblemStrip } from '@/components/admin/dashboard/problem-strip'
import { TodayFigures } from '@/components/admin/dashboard/today-figures'
import { WaitingList } from '@/components/admin/dashboard/waiting-list'
import { LiveRefresh } from '@/components/admin/leads/live-refresh'
import { pageActor } from '@/lib/admin/actor'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { dateFormat } from '@/lib/date-format'
import { readDashboard } from '@/lib/desk/dashboard'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  const actor = await pageActor()
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const dashboard = can(actor, 'read', 'tourRequest') ? await readDashboard(actor, timeZone, now) : null
  const day = dateFormat({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(now)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-7">
      <div>
        <h1>{day}</h1>
        <p className="mt-1 text-ink-soft">Good to see you, {actor.username}.</p>
      </div>
      {dashboard && (
        <>
          <LiveRefresh />
          <ProblemStrip dashboard={dashboard} mayCorrect={can(actor, 'update', 'emailRecipient')} />
          <TodayFigures dashboard={dashboard} />
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <WaitingList waiting={dashboard.waiting} total={dashboard.waitingCount} />
            <LeadWeek days={dashboard.days} />
          </div>
        </>
      )}
      <ContentShortcuts role={actor.role} />
    </div>
  )
}
